import { contactLine } from "@ribambelle/domain/agency/agency.rules";
import type { ToldByLetter } from "@ribambelle/domain/contracts/agency/letters.texts";
import type { ToldOf } from "@ribambelle/domain/contracts/contract.moves";
import { contractNotices, contractPage, contractPages } from "@ribambelle/domain/contracts/contract.notices";
import type { StateMeaning } from "@ribambelle/domain/contracts/contract.states";
import { contractKinds, meaningOf } from "@ribambelle/domain/contracts/contractKind";
import { dayAt } from "@ribambelle/domain/kernel/day";
import type { Db } from "../../../../db/connection/connect.ts";
import type { Deps } from "../../../../deps.ts";
import { invented } from "../../../../mail/invented.ts";
import {
  addLetters,
  type FeatureLetters,
  type LetterKind,
  type LetterWriter,
} from "../../../../mail/letters.ts";
import { notify } from "../../../notifications/index.ts";
import { findAddressee } from "../../../people/index.ts";
import { findContract, type KeptContract } from "../agencyContract.store.ts";
import { contractLetter } from "./contracts.letter.ts";
import { contractFacts } from "./letterFacts.ts";

const kinds = {
  "to-sign": "contracts.to-sign",
  "signature-reminder": "contracts.signature-reminder",
  withdrawn: "contracts.withdrawn",
  signed: "contracts.signed",
  canceled: "contracts.canceled",
  ended: "contracts.ended",
} as const satisfies Record<ToldByLetter, string>;

const pageKinds = { guard: "parent", housework: "housework", babysitter: "babysitter" } as const;

/** Where its person finds a contract: among those in force while it is to be signed, else among all. */
function pageOf({ kind, reference }: Pick<KeptContract, "kind" | "reference">, of: ToldOf): string {
  if (of === "to-sign" || of === "signature-reminder") return contractPages[pageKinds[kind]];
  return contractPage(pageKinds[kind], reference);
}

interface Told {
  readonly kept: KeptContract;
  readonly notice: ToldOf | null;
  readonly letter: ToldOf | null;
  readonly effects: { readonly endDate?: string | null };
  readonly now: Date;
}

/** Tells a person what happened to their contract, under the bell and by a letter, in the transaction of it (AGCON-10). */
export async function tellOfContract(
  transaction: Db,
  { kept, notice, letter, effects, now }: Told,
): Promise<void> {
  const { kind, id, reference, person } = kept;
  const day = effects.endDate ?? kept.endDate ?? dayAt(now);
  if (notice) await notify(transaction, person.userId, noticeOf(notice, kept, reference, day));
  if (!letter || letter === "expired") return;
  const addressee = await findAddressee(transaction, person.userId);
  if (!addressee) return;
  const payload = { kind, contractId: id, at: now.getTime() };
  const order = { kind: kinds[letter], personId: person.userId, locale: addressee.locale, payload };
  await addLetters(transaction, [order], now);
}

function noticeOf(of: ToldOf, kept: KeptContract, reference: string, day: string) {
  const page = pageOf(kept, of);
  if (of === "ended") return contractNotices.ended({ reference, day }, page);
  if (of === "to-sign" || of === "signature-reminder") return contractNotices.toSign({ reference }, page);
  return contractNotices[of]({ reference }, page);
}

// What a letter tells is read again when it leaves: what is no longer so is withdrawn (AGCON-14).
const stillTrue: Readonly<Record<ToldByLetter, readonly StateMeaning[]>> = {
  "to-sign": ["waiting"],
  "signature-reminder": ["waiting"],
  withdrawn: ["draft"],
  signed: ["signed", "inProgress", "earlyTermination", "finished"],
  canceled: ["canceled"],
  ended: ["inProgress", "earlyTermination", "finished"],
};

function isStillTrue(of: ToldByLetter, kept: KeptContract, at: number): boolean {
  if (!stillTrue[of].includes(meaningOf(kept.kind, kept.state))) return false;
  // Withdrawn and asked for again, the former request is not this one.
  if (of === "to-sign" || of === "signature-reminder")
    return kept.askedAt !== null && kept.askedAt.getTime() <= at;
  return of !== "ended" || kept.endReason !== null;
}

/** The letters about contracts, each of which goes to whose the contract is. */
export function contractLetters({ agency, publicUrl }: Deps): FeatureLetters {
  const from = { agency: agency.name, contact: contactLine(agency.contact) };
  const writerOf =
    (of: ToldByLetter): LetterWriter =>
    async (transaction, { personId, locale, payload }) => {
      const kind = contractKinds.find((one) => one === payload.kind);
      const person = await findAddressee(transaction, personId);
      const kept = kind && person ? await findContract(transaction, kind, Number(payload.contractId)) : null;
      if (!kept || !person || kept.person.userId !== personId || !isStillTrue(of, kept, Number(payload.at)))
        return null;
      const { reference, endDate, signBy } = kept;
      const to = {
        ...from,
        firstName: person.firstName,
        url: publicUrl + pageOf(kept, of),
      };
      const day = of === "ended" ? endDate : signBy;
      return { recipient: person.email, letter: contractLetter(of, locale, { reference, day }, to) };
    };
  const { firstName, reference, day } = invented;
  const kindOf = (of: ToldByLetter): LetterKind => ({
    ...contractFacts[of],
    purpose: "service",
    write: writerOf(of),
    model: (locale) => contractLetter(of, locale, { reference, day }, { ...from, firstName, url: publicUrl }),
  });
  return {
    title: { fr: "Contrats", en: "Contracts" },
    kinds: Object.fromEntries((Object.keys(kinds) as ToldByLetter[]).map((of) => [kinds[of], kindOf(of)])),
  };
}
