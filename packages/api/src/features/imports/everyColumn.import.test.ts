import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  getMyAdministrativeContacts,
  getMyHrContact,
  getMyReferent,
} from "@ribambelle/domain/contacts/contact.api";
import { contractDurations, hourlyVolumes } from "@ribambelle/domain/contracts/contract";
import * as contracts from "@ribambelle/domain/contracts/contract.api";
import {
  babysitterContractsFile,
  houseworkContractsFile,
  parentContractsFile,
} from "@ribambelle/domain/contracts/contracts.files";
import type { CsvFile } from "@ribambelle/domain/imports/column";
import { readHeader, readRow } from "@ribambelle/domain/imports/row";
import type { Endpoint } from "@ribambelle/domain/kernel/endpoint";
import { outsideNames } from "@ribambelle/domain/kernel/wire";
import { getMyInformation } from "@ribambelle/domain/me/me.api";
import { peopleFile } from "@ribambelle/domain/people/people.file";
import { getMyProfile } from "@ribambelle/domain/profile/profile.api";
import { teamFile } from "@ribambelle/domain/team/team.file";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readTerms } from "../../agency/readAgency.ts";
import { imports } from "../../features.ts";
import { rowsOf } from "../../testing/stores/testKept.store.ts";
import { testPassword } from "../../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp } from "../../testing/testApp.ts";
import { csv } from "../../testing/testImport.ts";
import { byCommand } from "../audit/index.ts";
import { hashPassword } from "../identity/index.ts";
import { saveFirstPassword } from "../people/index.ts";
import { importFolder } from "./index.ts";

// One line of each file, with every column that it has, in its order and not as it would be without it.
const lines = {
  parent: {
    "equipe.csv":
      "C-1;Aubry;Nathalie;Madame;oui;;;;01 99 00 70 01;nathalie.aubry@example.fr;\nM-1;Kerbrat;Yann;Monsieur;;oui;;;01 99 00 70 02;yann.kerbrat@example.fr;",
    "personnes.csv":
      "P-1;parent;Lefèvre;Zoé;zoe;zoe@example.fr;06 39 98 12 34;3 quai Rambaud;Bât. B;69002;Lyon;4,81;45,74;12/04/1988;oui;oui;oui;C-1;M-1;;;;bcdfghjkmnpq;M-76\nI-9;intervenant;Petit;Léa;;;;;;;;;;;;;;;;;;;;",
    "contrats-garde.csv":
      "GE-1;P-1;GE;En attente de votre signature;01/09/2026;31/07/2027;oui;oui;oui;3;1 à 2 ans;86,67;https://signature.example.fr/1;I-9",
    "contrats-menage.csv":
      "MNH-1;P-1;Ménage et repassage;En attente de votre signature;01/09/2026;02/09/2026;31/07/2027;12,5;https://signature.example.fr/2",
  },
  babysitter: {
    "equipe.csv":
      "H-1;Delmas;Patrick;Monsieur;;;oui;;01 99 00 70 04;patrick.delmas@example.fr;non\nR-1;Sissoko;Awa;Madame;;;;oui;06 39 98 70 05;awa.sissoko@example.fr;",
    "personnes.csv":
      "I-1;intervenant;Le Goff;Éloïse;eloise;eloise@example.fr;06 39 98 12 35;4 rue Crillon;Esc. 2;69006;Lyon;4,84;45,77;12/04/1998;oui;oui;oui;;;H-1;R-1;31/07/2027;bcdfghjkmnpq;M-77",
    "contrats-intervenants.csv":
      "INT-1;I-1;INT;Référent;En attente de votre signature;01/09/2026;31/07/2027;20/08/2026;Durée déterminée (CDD);Temps partiel modulé;86,67;https://signature.example.fr/3",
  },
} as const;

const today = "2026-11-20";
let portal: TestApp;
let folder: string;
beforeAll(async () => {
  portal = await buildTestApp();
  folder = await mkdtemp(join(tmpdir(), "ribambelle-every-column-"));
});
afterAll(async () => {
  await portal.close();
  await rm(folder, { recursive: true, force: true });
});

type Fields = Readonly<Record<string, unknown>>;

function rowOf(file: CsvFile, line: string, without: readonly string[] = []): Fields {
  const header = readHeader(
    file,
    Object.values(file.columns).map((column) => column.header),
  );
  const parsed = readRow(header, line.split(";"), today);
  if (parsed.problems) throw new Error(`${file.name}: ${JSON.stringify(parsed.problems)}`);
  const row: Fields = parsed.row;
  for (const [field, column] of Object.entries(file.columns)) {
    if (without.includes(field)) continue;
    expect(row[field], `${file.name} has a line without ${column.header}`).not.toEqual(column.empty ?? null);
  }
  return row;
}

async function give(files: Readonly<Record<string, string>>, reference: string, userName: string) {
  for (const [name, line] of Object.entries(files)) {
    const file = importFiles.find((one) => one.name === name) as CsvFile;
    const header = Object.values(file.columns).map((column) => column.header);
    await writeFile(join(folder, name), csv(header.join(";"), line));
  }
  const { connection } = portal.database;
  const problems: unknown[] = [];
  await importFolder({
    imports,
    connection,
    fileStore: portal.fileStore,
    folder,
    by: byCommand,
    today,
    now: new Date(`${today}T10:00:00Z`),
    terms: readTerms(null),
    quiet: false,
    isInOldPortal: false,
    dryRun: false,
    onProblem: (problem) => problems.push(problem),
    onWarning: () => {},
    onWait: () => {},
  });
  expect(problems).toEqual([]);
  await saveFirstPassword(connection.db, reference, await hashPassword(testPassword));
  const cookie = await portal.signIn(userName);
  // The answer, under the names of the domain.
  return async ({ path, output }: Endpoint): Promise<Fields> => {
    const json = (await portal.call("GET", path, { cookie })).json();
    const shape = output as { _zod: { def: { element?: never } } };
    const one: Fields = Array.isArray(json) ? json[0] : json;
    const names = outsideNames(shape._zod.def.element ?? (output as never));
    return Object.fromEntries(names.map(([field, outside]) => [field, one[outside]]));
  };
}
const importFiles: readonly CsvFile[] = [
  teamFile,
  peopleFile,
  parentContractsFile,
  houseworkContractsFile,
  babysitterContractsFile,
] as never;

it("every column of a parent’s files is read in an answer of the API (DATA-01, DATA-21, DATA-23)", async () => {
  const given = lines.parent;
  const read = await give(given, "P-1", "zoe");
  const {
    personReference: _,
    babysitters,
    ...contract
  } = rowOf(parentContractsFile as never, given["contrats-garde.csv"]);
  expect(await read(contracts.getMyParentContracts)).toMatchObject(contract);
  expect([babysitters, await rowsOf(portal.database.connection.db, "placement")]).toMatchObject([
    ["I-9"],
    [{ babysitter_id: expect.any(Number) }],
  ]);
  const {
    personReference: __,
    formerStartDate: ___,
    ...housework
  } = rowOf(houseworkContractsFile as never, given["contrats-menage.csv"]);
  expect(await read(contracts.getMyHouseworkContracts)).toMatchObject(housework);
  expect(await read(getMyAdministrativeContacts)).toEqual({
    salesRepresentativeName: "Nathalie Aubry",
    salesRepresentativePhone: "+33199007001",
    salesRepresentativeEmail: "nathalie.aubry@example.fr",
    salesRepresentativeCivility: "Ms",
    managerName: "Yann Kerbrat",
    managerPhone: "+33199007002",
    managerEmail: "yann.kerbrat@example.fr",
    managerCivility: "Mr",
  });
});

it("every column of a babysitter’s files is read in an answer of the API (DATA-01, DATA-04, DATA-22)", async () => {
  const given = lines.babysitter;
  const read = await give(given, "I-1", "eloise");
  const {
    personReference: _,
    duration,
    hourlyVolume,
    ...contract
  } = rowOf(babysitterContractsFile as never, given["contrats-intervenants.csv"]);
  expect(await read(contracts.getMyBabysitterContracts)).toMatchObject({
    ...contract,
    durationName: contractDurations.label(duration as never, "fr"),
    hourlyVolumeName: hourlyVolumes.label(hourlyVolume as never, "fr"),
  });
  // The reference is the agency's own; nobody else reads it.
  const {
    reference: __,
    firstName,
    lastName,
    displaysInformationBanner: isDisplayedInformationBanner,
    displaysConnectionPopup: isDisplayedConnectionPopup,
    salesRepresentative: ___,
    accountManager: ____,
    // The sponsor’s: nobody reads it of the person.
    sponsorshipCode: _____,
    // On invoices and certificates.
    employeeNumber,
    hrContact,
    referent,
    referentEndDay: endDate,
    ...person
  } = rowOf(peopleFile as never, given["personnes.csv"], ["salesRepresentative", "accountManager"]);
  expect([hrContact, referent, employeeNumber]).toEqual(["H-1", "R-1", "M-77"]);
  expect(await rowsOf(portal.database.connection.db, "person")).toContainEqual(
    expect.objectContaining({ agency_reference: "I-1", employee_number: employeeNumber }),
  );
  expect(await read(getMyReferent)).toMatchObject({
    referent: {
      completeName: "Awa Sissoko",
      phone: "+33639987005",
      email: "awa.sissoko@example.fr",
      salarie: [{ endDate }],
      civility: "Ms",
    },
  });
  expect(await read(getMyHrContact)).toMatchObject({ hrContact: { isEnabled: false } });
  const told = { ...(await read(getMyProfile)), ...(await read(getMyInformation)) };
  expect(told).toMatchObject({
    ...person,
    displayName: `${firstName} ${lastName}`,
    isDisplayedInformationBanner,
    isDisplayedConnectionPopup,
  });
});
