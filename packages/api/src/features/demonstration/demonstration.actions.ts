import { demonstrationActs } from "@ribambelle/domain/audit/portal.acts";
import { problemText } from "@ribambelle/domain/imports/problemText";
import { addDays } from "@ribambelle/domain/kernel/day";
import { readTerms } from "../../agency/readAgency.ts";
import type { Db } from "../../db/connection/connect.ts";
import { demonstrationAccounts, demonstrationPrefix } from "../../demonstrating/accounts.ts";
import {
  atTheLatestNow,
  type Demonstration,
  type DemonstrationDeps,
} from "../../demonstrating/demonstration.ts";
import { erasePeople } from "../../personal/erasePeople.store.ts";
import { forgetPerson } from "../../personal/forgetPerson.store.ts";
import type { PersonalData } from "../../personal.ts";
import { audit, type By, byCommand } from "../audit/index.ts";
import { hashPassword } from "../identity/index.ts";
import { importFolder } from "../imports/index.ts";
import {
  deactivatePerson,
  hasPeopleOutside,
  listPeopleByReference,
  listPeopleUnder,
  saveFirstPassword,
} from "../people/index.ts";

export interface DemonstrationRequest extends DemonstrationDeps {
  readonly personal: PersonalData;
  readonly demonstrations: readonly Demonstration[];
  /** Where the agency's files are written, to be imported and to be looked at. */
  readonly folder: string;
}

export type DemonstrationState = "complete" | "missing" | "other-people";

/**
 * Tells whether the demonstration was loaded. Passwords are set last, so that a load that was cut short
 * counts as missing; an account that a visitor deleted does not count as missing.
 */
export async function demonstrationState(db: Db): Promise<DemonstrationState> {
  const references = demonstrationAccounts.map(({ reference }) => reference);
  const people = await listPeopleByReference(db, references);
  const ready = people.filter((person) => person.hasPassword || person.isDeactivated);
  if (ready.length === references.length) return "complete";
  return (await hasPeopleOutside(db, demonstrationPrefix)) ? "other-people" : "missing";
}

/** True when somebody can sign in to an account of the demonstration. */
export async function hasDemonstrationAccounts(db: Db): Promise<boolean> {
  const people = await listPeopleByReference(
    db,
    demonstrationAccounts.map(({ reference }) => reference),
  );
  return people.some((person) => person.hasPassword && !person.isDeactivated);
}

/**
 * Removes the demonstration's people and all that is theirs, whatever they did since; gives how many there were. Their
 * entries in the audit stay.
 */
export async function removeDemonstration(
  db: Db,
  by: By,
  { personal, demonstrations }: Pick<DemonstrationRequest, "personal" | "demonstrations">,
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const people = await listPeopleUnder(transaction, demonstrationPrefix);
    if (people.length === 0) return 0;
    await erasePeople(transaction, personal, people);
    for (const { remove } of demonstrations) await remove?.(transaction);
    await audit(transaction, by, demonstrationActs.removed({ personId: null }));
    return people.length;
  });
}

// A family whose account is deleted, though a contract and its babysitters stay.
const hasLeft = "DEMO-P33";

/** Writes the demonstration agency, imports it as any other, fills profiles and gives its accounts their passwords. */
export async function makeDemonstration(request: DemonstrationRequest): Promise<void> {
  const { connection, fileStore, personal, demonstrations, folder, today, log } = request;
  const { writeDemonstrationFolder } = await import("./writeFolder.ts");
  await writeDemonstrationFolder(folder, today, demonstrations);
  await importFolder({
    imports: request.imports,
    connection,
    fileStore,
    folder,
    by: byCommand,
    today,
    now: atTheLatestNow(request, `${today}T08:00:00Z`),
    terms: demonstrations.reduce((told, { terms }) => terms?.(told, today) ?? told, readTerms(null)),
    // Everything is new to its people, who learn nothing by hearing of it.
    quiet: true,
    isInOldPortal: false,
    dryRun: false,
    onWarning: () => {},
    onWait: () => {},
    // A family that has left is not brought back: by itself, that is nothing to tell.
    onProblem: (problem) => problem.code !== "deactivated-person" && log(problemText(problem, "en")),
  });
  for (const { before } of demonstrations) await before?.(request);
  const hashes = await Promise.all(demonstrationAccounts.map(({ password }) => hashPassword(password)));
  await connection.db.transaction().execute(async (transaction) => {
    for (const [index, { reference }] of demonstrationAccounts.entries()) {
      await saveFirstPassword(transaction, reference, hashes[index] ?? "");
    }
    for (const { fill } of demonstrations) await fill?.(transaction, request);
    for (const { personId, isDeactivated } of await listPeopleByReference(transaction, [hasLeft])) {
      if (isDeactivated) continue;
      const leftAt = new Date(`${addDays(today, -30)}T08:00:00Z`);
      await forgetPerson(transaction, personal, personId, leftAt);
      await deactivatePerson(transaction, personId, leftAt);
    }
    await audit(transaction, byCommand, demonstrationActs.loaded({ personId: null }));
  });
}
