import { agencyPeopleActs } from "@ribambelle/domain/agencyPeople/agencyPeople.acts";
import { agencyPeopleNotices } from "@ribambelle/domain/agencyPeople/agencyPeople.notices";
import type { NewPerson } from "@ribambelle/domain/agencyPeople/newPerson.agency.api";
import { mayWith } from "@ribambelle/domain/agencyPeople/permitted";
import { personProblems } from "@ribambelle/domain/agencyPeople/person.texts";
import type { PersonChanges } from "@ribambelle/domain/agencyPeople/personChanges.agency.api";
import { babysitterFields, untoldFields } from "@ribambelle/domain/agencyPeople/personFields";
import { loginName } from "@ribambelle/domain/kernel/characters/loginName";
import { dayAt } from "@ribambelle/domain/kernel/day";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { peopleRefusals } from "@ribambelle/domain/people/people.refusals";
import { reasonOf, refusedAt } from "../../acting/office/change.ts";
import { doOnce, type Once } from "../../acting/once/once.ts";
import { Refused } from "../../acting/refused.ts";
import type { Db } from "../../db/connection/connect.ts";
import type { Welcome } from "../../feature.ts";
import { audit, type By } from "../audit/index.ts";
import { changeEmail, invitePerson, voidLinks } from "../identity/index.ts";
import { notify } from "../notifications/index.ts";
import { insertNew, removeEmail, updateIdentity } from "../people/index.ts";
import { saveSituation } from "../profile/index.ts";
import { heldFile, type PersonChange } from "./person.changes.ts";
import { writeProfile } from "./person.profile.ts";
import { type KeptFile, versionOf } from "./person.store.ts";

type Plain = Omit<PersonChanges, "experiences" | "education">;
/** What is written of whom, and over which version of their profile. */
interface PersonUpdate {
  readonly userId: number;
  readonly changes: PersonChanges;
  readonly profileVersion?: number | undefined;
}
type Given = Omit<PersonChange, "reason"> & { readonly reason: string };

/**
 * Writes what is known of a person anew, and tells them what and why, but for what their home page shows (FOLKS-24 to FOLKS-26);
 * gives the version that is made.
 */
export async function updatePerson(
  db: Db,
  { userId, changes, profileVersion }: PersonUpdate,
  { refuseUnproven, ...change }: Given & { readonly refuseUnproven: () => Promise<void> },
): Promise<number> {
  const { by, now } = change;
  if (changes.email !== undefined) await refuseUnproven();
  return db.transaction().execute(async (transaction) => {
    const file = await heldFile(transaction, userId, "edit", change);
    const { experiences, education, ...plain } = changes;
    const differing = differingFrom(file, plain);
    refuseWrong(
      file,
      { ...differing, ...(experiences && { experiences }), ...(education && { education }) },
      dayAt(now),
    );
    const sections = await writeProfile(
      transaction,
      { userId, experiences, education, profileVersion },
      change,
    );
    const plainFields = Object.keys(differing) as (keyof Plain)[];
    const fields = [...plainFields, ...Object.keys(sections)];
    if (fields.length === 0) return file.version;
    const told = fields.filter((field) => !untoldFields.has(field));
    const reason = told.length > 0 ? reasonOf(change.reason) : null;
    const { email, currentSituation, ...identity } = differing;
    if (email !== undefined) await writeEmail(transaction, by, file, email, now);
    if (Object.keys(identity).length > 0) await updateIdentity(transaction, userId, identity, now);
    if (currentSituation !== undefined) await saveSituation(transaction, userId, currentSituation);
    const kept = Object.fromEntries(
      plainFields.map((field) => [field, { from: file[field], to: differing[field] }]),
    );
    const written = { ...kept, ...sections };
    await audit(transaction, by, agencyPeopleActs.changed({ personId: userId, reason, changes: written }));
    if (reason !== null)
      await notify(transaction, userId, agencyPeopleNotices.changedByAgency({ fields: told, reason }));
    return versionOf(transaction, userId);
  });
}

function differingFrom(file: KeptFile, { email, userName, ...changes }: Plain): Plain {
  const given: Plain = {
    ...changes,
    ...(email !== undefined && { email: email && loginName(email) }),
    ...(userName !== undefined && { userName: loginName(userName) }),
  };
  const fields = Object.entries(given) as [keyof Plain, unknown][];
  return Object.fromEntries(fields.filter(([field, value]) => value !== undefined && value !== file[field]));
}

function refuseWrong({ role }: KeptFile, changes: PersonChanges, today: string): void {
  const foreign = role === "Parent" && Object.keys(changes).find((field) => babysitterFields.has(field));
  if (foreign) throw invalidAt(`changes.${foreign}`, "invalid", commonRefusals.invalid.fr);
  refuseFuture("changes.birthDate", changes.birthDate, today);
}

function refuseFuture(path: string, birthDate: string | null | undefined, today: string): void {
  if (birthDate && birthDate > today) throw invalidAt(path, "in-future", personProblems["in-future"].fr);
}

const invalidAt = (path: string, code: string, message: string): Refused =>
  new Refused(commonRefusals.invalid, { issues: [{ path, code, message }] });

async function writeEmail(
  transaction: Db,
  by: By,
  file: KeptFile,
  email: string | null,
  now: Date,
): Promise<void> {
  const { userId: personId, reference, userName, accountState } = file;
  if (email !== null) {
    await changeEmail(transaction, by, personId, { to: email, now });
    return;
  }
  if (accountState === "active" || file.hasPassword)
    throw refusedAt("changes.eMail", peopleRefusals.emailNeeded);
  await removeEmail(transaction, { personId, email: file.email, userName }, reference, now);
  await voidLinks(transaction, personId);
}

/** Adds a family or a babysitter, once however often it is sent, and invites them where that is wished (FOLKS-27). */
export async function createPerson(
  db: Db,
  { role, reference, invite, ...given }: NewPerson,
  {
    by,
    functions,
    now,
    once,
    welcome,
  }: Pick<PersonChange, "by" | "functions" | "now"> & {
    readonly once: Once;
    readonly welcome: Welcome;
  },
): Promise<{ userId: number }> {
  if (!mayWith(functions, role, "create")) throw new Refused(commonRefusals.forbidden);
  refuseFuture("birthDate", given.birthDate, dayAt(now));
  const { firstName, lastName, email, phoneNumber, locale, ...details } = given;
  if (invite && email === null) throw refusedAt("eMail", peopleRefusals.noEmail);
  const named = { reference, firstName, lastName, email, phoneNumber, locale };
  return db.transaction().execute((transaction) =>
    doOnce(transaction, once, now, async () => {
      const userId = await insertNew(transaction, role, { ...named, details });
      await audit(transaction, by, agencyPeopleActs.created({ personId: userId }));
      await welcome(transaction, by, [reference], now);
      if (invite) await invitePerson(transaction, by, userId, { now });
      return { userId };
    }),
  );
}
