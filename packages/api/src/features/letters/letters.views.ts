import { mayWith, rolesToRead } from "@ribambelle/domain/agencyPeople/permitted";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import { isPermitted, type StaffFunction } from "@ribambelle/domain/kernel/permissions/permission";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import type { LetterModel, LetterRow } from "@ribambelle/domain/letters/letter";
import type * as api from "@ribambelle/domain/letters/letters.agency.api";
import { wayOutOf, wayOutTexts } from "@ribambelle/domain/optIns/optIn.texts";
import type * as z from "zod/mini";
import { listPage, pageWanted } from "../../acting/cursors.ts";
import { Refused } from "../../acting/refused.ts";
import type { FeatureDeps } from "../../feature.ts";
import type { FeatureLetters, LetterKind } from "../../mail/letters.ts";
import { refusalOf } from "../../mail/refusals.ts";
import { modelOf } from "../../mail/writeLetter.ts";
import { goesAgain, kindNamed, leftLately } from "./letterKinds.ts";
import { type KeptLetter, letterOrders, listLetters } from "./letters.store.ts";

/** Gives one page of the letters about people whom these functions may read (MAILS-03). */
export async function readLetters(
  { listReads, letters, now }: Pick<FeatureDeps, "listReads" | "letters" | "now">,
  functions: readonly StaffFunction[],
  { sort = "-asked", ...asked }: z.infer<typeof api.getLetters.params>,
) {
  const by = sort.replace("-", "") as keyof typeof letterOrders;
  const order = { columns: letterOrders[by], isDescending: sort.startsWith("-") };
  const { page, counted } = await listLetters(
    listReads,
    rolesToRead(functions),
    asked,
    pageWanted(by, order, asked),
  );
  const keyOf = ({ id, createdKey, nextKey }: KeptLetter) => [by === "asked" ? createdKey : nextKey, id];
  const itemOf = (kept: KeptLetter) => rowOf(kept, kindNamed(letters, kept.kind), { functions, now: now() });
  return listPage(page, counted, by, { keyOf, itemOf });
}

function rowOf(
  {
    personId,
    displayName,
    role,
    email,
    isDeleted,
    isBlocked,
    hasPassword,
    isRefusing,
    sameWaits,
    sameSentAt,
    ...kept
  }: KeptLetter,
  kind: LetterKind | undefined,
  { functions, now }: { readonly functions: readonly StaffFunction[]; readonly now: Date },
): LetterRow {
  const to = kind?.to ?? "person";
  const readsAddress = role === "Agency" || mayWith(functions, role, "read-private");
  // As the call would answer, but for what its writer alone knows (`resendLetter`).
  const arrives = to !== "person" || (email !== null && !isRefusing);
  const isOver = (kind?.isToFirstPassword === true && hasPassword) || (kind?.isWayIn === true && isBlocked);
  const isTrue = kind !== undefined && !isDeleted && goesAgain(kept.state, kind) && !isOver;
  const isDue = isTrue && sameWaits !== true && !leftLately(sameSentAt, now) && arrives;
  return {
    id: kept.id,
    kind: kept.kind,
    person: { userId: personId, displayName, role, eMail: to === "person" && readsAddress ? email : null },
    to,
    locale: kept.locale,
    state: kept.state,
    attempts: kept.attempts,
    lastRefusal: kept.lastRefusal === null ? null : refusalOf(kept.lastRefusal),
    createdAt: kept.createdAt.toISOString(),
    nextAttemptAt: kept.nextAttemptAt?.toISOString() ?? null,
    sentAt: kept.sentAt?.toISOString() ?? null,
    givenUpAt: kept.givenUpAt?.toISOString() ?? null,
    can: {
      resend: isDue && isPermitted(functions, "letters.resend"),
    },
  };
}

/** Gives every kind of letter, feature by feature (MAILS-06). */
export const listModels = (letters: readonly FeatureLetters[], locale: Locale): LetterModel[] =>
  letters.flatMap(({ title, kinds }) =>
    Object.entries(kinds).map(([kind, { name, when, purpose }]) => ({
      kind,
      group: title[locale],
      name: name[locale],
      when: when[locale],
      isOptional: purpose !== "service" && purpose !== "invitation",
    })),
  );

/** Gives one kind of letter with invented content (MAILS-07). */
export function readModel(
  { letters, agency }: Pick<FeatureDeps, "letters" | "agency">,
  { kind, locale }: z.infer<typeof api.getModel.params>,
) {
  const found = kindNamed(letters, kind);
  if (!found) throw new Refused(commonRefusals.notFound);
  const wayOut = {
    url: "#",
    reason: wayOutTexts(locale).reason,
    label: wayOutOf("agencyInformationEmail", locale),
  };
  return modelOf(found, locale, agency, wayOut);
}
