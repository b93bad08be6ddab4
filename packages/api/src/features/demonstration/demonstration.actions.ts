import { demonstrationActs } from "@ribambelle/domain/audit/portal.acts";
import { problemText } from "@ribambelle/domain/imports/problemText";
import { addDays } from "@ribambelle/domain/kernel/day";
import { readBooks } from "../../agency/readAgency.ts";
import type { Connection, Db } from "../../db/connection/connect.ts";
import type { FileStore } from "../../files/fileStore.ts";
import type { Imports } from "../../importing/imports.ts";
import { erasePeople } from "../../personal/erasePeople.store.ts";
import { forgetPerson } from "../../personal/forgetPerson.store.ts";
import type { PersonalData } from "../../personal.ts";
import { audit, type By, byCommand } from "../audit/index.ts";
import { removeMembersUnder } from "../contacts/index.ts";
import { hashPassword } from "../identity/index.ts";
import { importFolder } from "../imports/index.ts";
import { notifyEach } from "../notifications/index.ts";
import {
  deactivatePerson,
  hasPeopleOutside,
  listPeopleByReference,
  listPeopleUnder,
  saveFirstPassword,
} from "../people/index.ts";
import { giveFunctions } from "../staff/index.ts";
import { demonstrationAccounts, demonstrationPrefix } from "./accounts.ts";
import { fillPayslips } from "./fillPayslips.ts";
import { fillProfiles } from "./fillProfiles.ts";
import { fillRenewals, removeDemonstrationCampaigns } from "./fillRenewals.ts";
import { fillSponsorships } from "./fillSponsorships.ts";
import { fillSurveys, removeDemonstrationSurveys } from "./fillSurveys.ts";
import { demonstrationNotices } from "./notices.ts";
import { noticeGivenOn } from "./papers/payslips.ts";
import { fillReadings, removeDemonstrationReadings } from "./readings/fillReadings.ts";

export interface DemonstrationRequest {
  readonly connection: Connection;
  readonly fileStore: FileStore;
  readonly personal: PersonalData;
  readonly imports: Imports;
  /** Where the agency's files are written, to be imported and to be looked at. */
  readonly folder: string;
  readonly today: string;
  readonly log: (line: string) => void;
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
export async function removeDemonstration(db: Db, by: By, personal: PersonalData): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const people = await listPeopleUnder(transaction, demonstrationPrefix);
    if (people.length === 0) return 0;
    await erasePeople(transaction, personal, people);
    await removeMembersUnder(transaction, demonstrationPrefix);
    await removeDemonstrationCampaigns(transaction);
    await removeDemonstrationSurveys(transaction);
    await removeDemonstrationReadings(transaction);
    await audit(transaction, by, demonstrationActs.removed({ personId: null }));
    return people.length;
  });
}

// A family whose account is deleted, though a contract and its babysitters stay.
const hasLeft = "DEMO-P33";

/** Writes the demonstration agency, imports it as any other, fills profiles and gives its accounts their passwords. */
export async function makeDemonstration(request: DemonstrationRequest): Promise<void> {
  const { connection, fileStore, personal, folder, today, log } = request;
  const { writeDemonstrationFolder } = await import("./writeFolder.ts");
  await writeDemonstrationFolder(folder, today);
  const books = readBooks(null);
  await importFolder({
    imports: request.imports,
    connection,
    fileStore,
    folder,
    today,
    now: new Date(`${today}T08:00:00Z`),
    books: { ...books, payslips: { ...books.payslips, noticeGivenOn: noticeGivenOn(today) } },
    // Everything is new to its people, who learn nothing by hearing of it.
    quiet: true,
    isElsewhere: false,
    dryRun: false,
    onWarning: () => {},
    onWait: () => {},
    // A family that has left is not brought back: by itself, that is nothing to tell.
    onProblem: (problem) => problem.code !== "deactivated-person" && log(problemText(problem, "en")),
  });
  const { putDemonstrationPhotos } = await import("./photos.ts");
  await putDemonstrationPhotos({ connection, fileStore, now: () => new Date(`${today}T08:00:00Z`) });
  const hashes = await Promise.all(demonstrationAccounts.map(({ password }) => hashPassword(password)));
  await connection.db.transaction().execute(async (transaction) => {
    for (const [index, { reference, role }] of demonstrationAccounts.entries()) {
      await saveFirstPassword(transaction, reference, hashes[index] ?? "");
      if (role === "Agency") await giveFunctions(transaction, byCommand, reference, ["administrator"]);
    }
    await fillProfiles(transaction, today);
    await fillSponsorships(transaction, today);
    await fillRenewals(transaction, today);
    await fillSurveys(transaction, today);
    await fillPayslips(transaction, request);
    await fillReadings(transaction, today);
    for (const { personId, isDeactivated } of await listPeopleByReference(transaction, [hasLeft])) {
      if (isDeactivated) continue;
      await forgetPerson(transaction, personal, personId);
      await deactivatePerson(transaction, personId, new Date(`${addDays(today, -30)}T08:00:00Z`));
    }
    const notices = demonstrationNotices(today);
    const people = await listPeopleByReference(transaction, [...notices.keys()]);
    await notifyEach(
      transaction,
      people.flatMap(({ reference, personId }) =>
        (notices.get(reference) ?? []).map((notice) => ({ ...notice, personId })),
      ),
    );
    await audit(transaction, byCommand, demonstrationActs.loaded({ personId: null }));
  });
}
