import type { Locale } from "@ribambelle/domain/kernel/locale";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import type { Role } from "@ribambelle/domain/kernel/role";
import { type Choices, changesTo, type OptIn, optIns } from "@ribambelle/domain/optIns/optIn";
import { optInActs } from "@ribambelle/domain/optIns/optIn.acts";
import { optInRefusals, wayOutOf, wordsOf } from "@ribambelle/domain/optIns/optIn.texts";
import { isUnsubscribeKey, type Unsubscription } from "@ribambelle/domain/optIns/unsubscribing";
import type { Actor, By } from "../../acting/actor.ts";
import { Refused } from "../../acting/refused.ts";
import type { VersionCheck } from "../../acting/versionCheck.ts";
import type { Db } from "../../db/connection/connect.ts";
import { audit } from "../audit/index.ts";
import { lockPerson } from "../people/index.ts";
import { type ChangeSource, findActive, findLink, getOptIns, saveChanges } from "./optIns.store.ts";

/** How a change of opt-ins came about. */
export interface Told {
  readonly source: ChangeSource;
  /** Gives the exact words that the person had before their eyes, in `locale`. */
  readonly words: (optIn: OptIn) => string;
  readonly locale: Locale;
  readonly at: Date;
}

/**
 * Changes opt-ins of a person, in a transaction that has locked their row (`lockPerson`). What was chosen so already is no
 * change; each other is kept with its words. Gives how many there were.
 */
export async function changeOptIns(
  transaction: Db,
  by: By,
  personId: number,
  changes: Partial<Choices>,
  told: Told,
): Promise<number> {
  const { chosen } = await getOptIns(transaction, personId);
  const made = optIns.flatMap((name) => {
    const isTaken = changes[name];
    if (isTaken === undefined || isTaken === chosen[name]) return [];
    const { source, locale, at: changedAt, words } = told;
    return [
      {
        personId,
        name,
        wasTaken: chosen[name] ?? null,
        isTaken,
        source,
        words: words(name),
        locale,
        changedAt,
      },
    ];
  });
  await saveChanges(transaction, made);
  await audit(
    transaction,
    by,
    ...made.map(({ name, isTaken, source }) =>
      optInActs[isTaken ? "taken" : "refused"]({ personId, subject: `${name} (${source})` }),
    ),
  );
  return made.length;
}

/** Saves what a person wishes from their settings; gives the new version. */
export async function saveSettings(
  db: Db,
  by: By,
  { personId, role }: Actor,
  wished: Choices,
  told: { versionCheck: VersionCheck; locale: Locale; at: Date },
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    if (!(await lockPerson(transaction, personId))) throw new Refused(commonRefusals.unauthorized);
    const { choices, version } = await getOptIns(transaction, personId);
    if (!told.versionCheck(version)) throw new Refused(optInRefusals.changedMeanwhile);
    const { locale, at } = told;
    const changed = await changeOptIns(transaction, by, personId, changesTo(choices, wished), {
      source: "settings",
      words: (optIn) => wordsOf(optIn, role, locale),
      locale,
      at,
    });
    return changed === 0 ? version : (await getOptIns(transaction, personId)).version;
  });
}

/** What the link of a letter leads to. */
export type FoundLink = Unsubscription & { readonly role?: Role };

/** Gives where the link of a letter stands; changes nothing. */
export async function findUnsubscription(db: Db, key: string): Promise<FoundLink> {
  const link = isUnsubscribeKey(key) ? await findLink(db, key) : null;
  if (!link) return { state: "unknown" };
  const person = await findActive(db, link.personId);
  if (!person) return { state: "gone" };
  const { choices } = await getOptIns(db, link.personId);
  return { state: choices[link.name] ? "asks" : "done", optIn: link.name, role: person.role };
}

/** Ends the letters of a link, whoever asks: the key is the permission. Again, it changes nothing and is no error. */
export async function unsubscribe(
  db: Db,
  by: By,
  key: string,
  { locale, at }: { locale: Locale | null; at: Date },
): Promise<FoundLink> {
  const link = isUnsubscribeKey(key) ? await findLink(db, key) : null;
  if (!link) return { state: "unknown" };
  return db.transaction().execute(async (transaction) => {
    const isThere = await lockPerson(transaction, link.personId);
    const person = isThere ? await findActive(transaction, link.personId) : null;
    if (!person) return { state: "gone" };
    const shown = locale ?? person.locale;
    await changeOptIns(
      transaction,
      by,
      link.personId,
      { [link.name]: false },
      {
        source: "link",
        words: () => wayOutOf(link.name, shown),
        locale: shown,
        at,
      },
    );
    return { state: "done", optIn: link.name, role: person.role };
  });
}
