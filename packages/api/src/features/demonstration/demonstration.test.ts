import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { verify } from "@node-rs/argon2";
import { babysitterContractTypes } from "@ribambelle/domain/contracts/contract";
import { activeGroups, groupOf } from "@ribambelle/domain/contracts/contract.rules";
import {
  babysitterContractStates,
  houseworkContractStates,
  parentContractStates,
} from "@ribambelle/domain/contracts/contract.states";
import { passwordProblems } from "@ribambelle/domain/identity/password";
import { childAgeCategories } from "@ribambelle/domain/kernel/childAge";
import { readWire } from "@ribambelle/domain/kernel/wire";
import { advertSchema, descriptionTone, titleTone } from "@ribambelle/domain/profile/advert";
import { hasContact } from "@ribambelle/domain/profile/contacts/contactMask";
import { completionRate } from "@ribambelle/domain/profile/profileSections";
import { joinAvailabilities } from "@ribambelle/domain/profile/week/slots";
import { aProfile } from "@ribambelle/domain/testing/profile";
import { isThorough } from "@ribambelle/processes/rounds";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { demonstrationAccounts, loadDemonstration } from "../../commands/demonstration/load.ts";
import { readProfiles } from "../../demonstrating/profiles.ts";
import { demonstrations, imports, personal, toDoSources } from "../../features.ts";
import { type FileStore, openFileStore } from "../../files/fileStore.ts";
import { readConfig } from "../../readConfig.ts";
import { change, everythingKept, rowsOf } from "../../testing/stores/testKept.store.ts";
import { insertPerson } from "../../testing/stores/testPeople.store.ts";
import { type TestDatabase, testDatabase } from "../../testing/testDatabase.ts";
import { waiting } from "../moderation/demonstration/waiting.ts";
import { listPayslips } from "../payslips/index.ts";
import { getProfile } from "../profile/index.ts";
import { listLinkedFamilies } from "../renewals/index.ts";
import { checkChains } from "../signatures/index.ts";
import { listOffers } from "../sponsorship/sponsorship.store.ts";
import { findToDosBy } from "../toDos/toDos.store.ts";

// Before anybody is at work.
const now = new Date("2026-11-20T04:00:00Z");
const today = "2026-11-20";

let database: TestDatabase;
let place: string;
let fileStore: FileStore;
let said: string[];
async function open() {
  database = await testDatabase();
  place = await mkdtemp(join(tmpdir(), "ribambelle-demonstration-"));
  fileStore = openFileStore(join(place, "files"));
  said = [];
}
async function close() {
  await database.drop();
  await rm(place, { recursive: true, force: true });
}

const db = () => database.connection.db;
const pool = () => database.connection.pool;
const config = () => readConfig({ DATA_FOLDER: place });
const load = (folder = "demonstration") =>
  loadDemonstration({
    config: config(),
    connection: database.connection,
    fileStore,
    folder: join(place, folder),
    now,
    log: (line) => said.push(line),
  });
const personOf = async (reference: string) =>
  (await rowsOf(db(), "person")).find((person) => person.agency_reference === reference) ?? {};
const accountOf = (userName: string) =>
  demonstrationAccounts.find((account) => account.userName === userName)?.reference ?? "";

interface Contract {
  readonly reference: string;
  readonly base_reference?: string | null;
  readonly state: never;
  readonly start_date: string | null;
  readonly end_date: string | null;
  readonly [column: string]: unknown;
}
const contractsOf = async (kind: "parent" | "housework" | "babysitter") =>
  (await rowsOf(db(), `${kind}_contract`)) as unknown as Contract[];
const valuesOf = (list: { rows: readonly { value: number }[] }) => list.rows.map(({ value }) => value).sort();
const all = (contracts: readonly Contract[], column: string) => [
  ...new Set(contracts.map((contract) => contract[column])),
];

describe("the demonstration agency", () => {
  // What its tests read, none of them changes.
  beforeAll(async () => {
    await open();
    expect(await load()).toBe(true);
  });
  afterAll(close);

  test("has an import whose refused lines wait to be corrected (AGUI-41)", async () => {
    const { rows } =
      await sql<object>`SELECT r.source, r.state, r.counts, l.file, l.line, l.problem->>'column' AS "column"
      FROM import_run r JOIN import_line l ON l.import_id = r.id ORDER BY l.line`.execute(db());
    const run = {
      source: "command",
      state: "to-resume",
      counts: { "personnes.csv": { created: 0, updated: 0, unchanged: 3, refused: 4 } },
      file: "personnes.csv",
    };
    expect(rows).toEqual([
      { ...run, line: 5, column: "code postal" },
      { ...run, line: 6, column: "code postal" },
      { ...run, line: 7, column: "rôle" },
      { ...run, line: 8, column: "nom" },
    ]);
  });

  test("is about 60 people and 150 contracts, imported without a problem", async () => {
    expect(said).toEqual([]);
    const people = await rowsOf(db(), "person");
    expect(people.length).toBeGreaterThanOrEqual(55);
    const contracts = (
      await Promise.all((["parent", "housework", "babysitter"] as const).map(contractsOf))
    ).flat();
    expect(contracts.length).toBeGreaterThanOrEqual(145);
    const documents = await rowsOf(db(), "document");
    expect(documents.length).toBeGreaterThanOrEqual(70);
    for (const document of documents) {
      const content = await (await fileStore.open(String(document.file_key))).toArray();
      expect(Buffer.concat(content).toString("latin1")).toMatch(/^%PDF-1\.7[\s\S]*\/Lang \(fr-FR\)/);
    }
    // The tax certificates, the agency’s own and the portal’s, which came in their time (annex H).
    const certificates = await rowsOf(db(), "tax_certificate");
    expect(certificates.toSorted((one, other) => Number(one.year) - Number(other.year))).toMatchObject([
      { year: 2024, source: "agency", published_at: new Date("2025-02-15T09:00:00Z") },
      { year: 2025, source: "portal", version: 1, published_at: new Date("2026-02-15T09:00:00Z") },
    ]);
    const here = people.filter(({ deactivated_at }) => deactivated_at === null);
    for (const { phone_number: phone } of here) expect(phone).toMatch(/^\+33(19900|63998)\d{4}$/);
    for (const { email } of here) expect(email).toMatch(/^[a-z.-]+@example\.fr$/);
  });

  test("holds a colleague with each function, one who has left and one who is awaited; no migration gives any (STAFF-18, STAFF-35, AGUI-41)", async () => {
    const staffIn = async ({ connection }: TestDatabase) => {
      const { rows } = await connection.pool.query(
        `SELECT p.agency_reference AS reference, s.functions, s.ended_at IS NOT NULL AS "hasLeft",
            s.invited_at IS NOT NULL AND p.password_hash IS NULL AS "isAwaited", f.person_id IS NOT NULL AS "hasFactor"
          FROM staff s JOIN person p ON p.id = s.person_id LEFT JOIN second_factor f ON f.person_id = p.id
          ORDER BY reference`,
      );
      return rows.map((row) => Object.values(row));
    };
    expect(await staffIn(database)).toEqual([
      ["DEMO-A01", ["administrator"], false, false, true],
      ["DEMO-A02", ["coordinator"], false, false, true],
      ["DEMO-A03", ["recruiter"], false, false, true],
      ["DEMO-A04", ["reader"], false, false, true],
      ["DEMO-A05", ["coordinator"], true, false, false],
      ["DEMO-A06", ["recruiter"], false, true, false],
    ]);
    const elsewhere = await testDatabase();
    await insertPerson(elsewhere.connection.db, "Agency");
    expect(await staffIn(elsewhere)).toEqual([]);
    await elsewhere.drop();
  });

  test("shows sponsorships in both states to one account, once, and none to another (SPONSOR-18)", async () => {
    await load();
    const offersOf = async (reference: string) =>
      (await listOffers(db(), Number((await personOf(reference)).id))).map(({ state }) => state);
    expect(await offersOf(accountOf("parent"))).toEqual([0, 1]);
    expect(await offersOf(accountOf("intervenante"))).toEqual([]);
  });

  test("shows a family whose children come and grow from one amendment to the next, and what is to be signed with its dates", async () => {
    const guard = await contractsOf("parent");
    const place = ({ reference }: Contract) => Number(reference.split("-").at(-1));
    const amendments = guard
      .filter(({ reference }) => reference.startsWith("GE-2024-0042-"))
      .toSorted((one, other) => place(one) - place(other));
    expect(amendments).toHaveLength(10);
    const fits = (now: Contract, before: Contract) => {
      const more = Number(now.children_count) - Number(before.children_count);
      const older = Number(now.youngest_child_age_category) - Number(before.youngest_child_age_category);
      return more > 0 || (more === 0 && older >= 0);
    };
    const wrong = amendments.slice(1).filter((now, index) => !fits(now, amendments[index] ?? now));
    expect(wrong.map(({ reference }) => reference)).toEqual([]);
    const toSign = [...guard, ...(await contractsOf("babysitter"))].filter((one) => one.signature_url);
    expect(toSign.filter((one) => !one.start_date).map(({ reference }) => reference)).toEqual([]);
  });

  test("shows its main parent and its main babysitter every state, type, age and edge", async () => {
    const parentId = (await personOf(accountOf("parent"))).id;
    const guard = (await contractsOf("parent")).filter((contract) => contract.parent_id === parentId);
    const housework = (await contractsOf("housework")).filter((contract) => contract.parent_id === parentId);
    const babysitterId = (await personOf(accountOf("intervenante"))).id;
    const work = (await contractsOf("babysitter")).filter(
      (contract) => contract.babysitter_id === babysitterId,
    );
    expect(all(guard, "state").sort()).toEqual(valuesOf(parentContractStates));
    expect(all(housework, "state").sort()).toEqual(valuesOf(houseworkContractStates));
    expect(all(work, "state").sort()).toEqual(valuesOf(babysitterContractStates));
    expect(all(work, "type").sort()).toEqual(valuesOf(babysitterContractTypes));
    expect(all(housework, "typology").sort()).toEqual([0, 1]);
    expect(all(guard, "youngest_child_age_category")).toEqual(
      expect.arrayContaining(valuesOf(childAgeCategories)),
    );
    expect(all(guard, "children_count")).toEqual(expect.arrayContaining([1, 2, 3, 4, null]));
    for (const flag of ["is_shared_guard", "is_full_time", "is_one_shot"]) {
      expect(all(guard, flag).sort()).toEqual([false, true]);
    }
    expect(guard.some((one) => !one.is_full_time && !one.is_one_shot)).toBe(true);
    for (const contracts of [guard, housework, work]) {
      expect(contracts.some((one) => one.start_date && !one.end_date)).toBe(true);
      expect(contracts.some((one) => !one.start_date && !one.end_date)).toBe(true);
      expect(contracts.some((one) => !Number.isInteger(Number(one.monthly_hours)))).toBe(true);
      expect(contracts.some((one) => one.reference.endsWith("-9"))).toBe(true);
      expect(contracts.some((one) => one.reference.endsWith("-10"))).toBe(true);
      for (const one of contracts) {
        const waits = one.state === parentContractStates.numbers.WaitingForParentSignature;
        // Here or elsewhere, what waits can be signed (SIGN-01).
        if (contracts !== housework)
          expect(Boolean(one.signature_url ?? one.signing_room), one.reference).toBe(waits);
      }
    }
    expect(work.some((one) => one.state === 9 && !one.contract_document_id)).toBe(true);
    expect(work.some((one) => one.contract_document_id && one.certificate_document_id)).toBe(true);
    expect(guard.some((one) => one.state === 9 && one.document_id)).toBe(true);
  });

  test.each(["parent", "babysitter"] as const)(
    "has groups with and without an active contract: %s",
    async (kind) => {
      const states = kind === "parent" ? parentContractStates : babysitterContractStates;
      const contracts = (await contractsOf(kind)).map((contract) => ({
        ...contract,
        baseReference: contract.base_reference,
      }));
      const active = new Set(activeGroups(contracts, ({ state }) => states.row(state).meaning).map(groupOf));
      const groups = Map.groupBy(contracts, groupOf);
      const several = [...groups]
        .filter(([, members]) => members.length > 1)
        .map(([group]) => active.has(group));
      expect(several.sort()).toEqual([false, true]);
    },
  );

  test("has contracts in progress that are so today", async () => {
    const inProgress = (await contractsOf("parent")).filter(
      (contract) => contract.state === parentContractStates.numbers.InProgress,
    );
    for (const { start_date: start, end_date: end } of inProgress) {
      expect(String(start) <= today && (end === null || end >= today)).toBe(true);
    }
  });

  test("has an account for each kind of visitor, and a password for nobody else", async () => {
    for (const { reference, userName, email, role, password } of demonstrationAccounts) {
      const person = await personOf(reference);
      expect(person).toMatchObject({ user_name: userName, email, role });
      expect(await verify(String(person.password_hash), password)).toBe(true);
      expect(passwordProblems(password)).toEqual([]);
    }
    const withPassword = (await rowsOf(db(), "person")).filter((person) => person.password_hash !== null);
    expect(withPassword).toHaveLength(demonstrationAccounts.length);
    const owners = [
      ...(await contractsOf("parent")).map((contract) => contract.parent_id),
      ...(await contractsOf("housework")).map((contract) => contract.parent_id),
      ...(await contractsOf("babysitter")).map((contract) => contract.babysitter_id),
    ];
    const has = async (userName: string) => owners.includes((await personOf(accountOf(userName))).id);
    expect(await has("parent")).toBe(true);
    expect(await has("parent.sans.contrat")).toBe(false);
    expect(await has("intervenante")).toBe(true);
    expect(await has("intervenant.nouveau")).toBe(false);
    expect(await personOf(accountOf("intervenante.recue"))).toMatchObject({ has_been_interviewed: true });
    expect(await personOf(accountOf("intervenant.nouveau"))).toMatchObject({
      has_been_interviewed: false,
      displays_connection_popup: false,
    });
    expect(await personOf(accountOf("intervenante"))).toMatchObject({ displays_connection_popup: true });
    expect(await personOf(accountOf("parent"))).toMatchObject({ displays_connection_popup: false });
  });

  test("shows a photo that families see, and one that was refused with its reason (AVATAR-13, AVATAR-14)", async () => {
    const [seen, refused] = [
      await personOf(accountOf("intervenante")),
      await personOf(accountOf("intervenante.recue")),
    ];
    const photos = (await rowsOf(db(), "photo"))
      .filter(({ state }) => state !== 0)
      .map(({ person_id, state, rejection_reason }) => [person_id, state, rejection_reason]);
    expect(photos).toEqual([
      [seen.id, 1, null],
      [refused.id, 2, expect.stringContaining("visage")],
    ]);
  });

  test("has nothing that happened later on the day of its load than it was loaded (AGUI-41)", async () => {
    const { pool } = database.connection;
    // What is planned at homes may well be to come.
    const { rows: columns } = await pool.query(
      `SELECT table_name, column_name FROM information_schema.columns
       WHERE table_schema = 'public' AND data_type = 'timestamp with time zone'
       AND table_name <> 'intervention'`,
    );
    expect(columns.length).toBeGreaterThan(100);
    const told = columns.map(
      ({ table_name, column_name }) =>
        `SELECT '${table_name}.${column_name}' AS place FROM "${table_name}" WHERE "${column_name}" > $1 AND "${column_name}" < $2`,
    );
    const { rows } = await pool.query(told.join(" UNION "), [now, "2026-11-20T23:00:00Z"]);
    expect(rows).toEqual([]);
  });

  test("has five requests, one late and one nearly, those that were dealt with, and notes that are pinned (AGUI-41)", async () => {
    await load();
    const { pool } = database.connection;
    const { rows: requests } = await pool.query(
      `SELECT kind, state, owner_id IS NOT NULL AS owned, due_on - $1::date AS "dueIn" FROM person_request ORDER BY id`,
      [today],
    );
    expect(requests).toEqual([
      { kind: "access", state: "open", owned: true, dueIn: expect.any(Number) },
      { kind: "unsubscription", state: "open", owned: false, dueIn: 2 },
      { kind: "rectification", state: "open", owned: true, dueIn: expect.any(Number) },
      { kind: "rectification", state: "done", owned: true, dueIn: expect.any(Number) },
      { kind: "erasure", state: "refused", owned: true, dueIn: expect.any(Number) },
    ]);
    expect(requests[0].dueIn).toBeLessThan(0);
    const { rows: notes } = await pool.query(
      "SELECT count(*) AS written, count(*) FILTER (WHERE is_pinned) AS pinned FROM note",
    );
    expect(notes).toEqual([{ written: 8, pinned: 3 }]);
  });

  test("shows a month of an agency’s work in the journal, once, with reasons and with what was and is (AGUI-41)", async () => {
    await load();
    const { rows } = await database.connection.pool.query(
      `SELECT e.action, e.at, e.source, d.reason, d.changes FROM audit_entry e LEFT JOIN audit_detail d ON d.entry_id = e.id
        WHERE e.request_id LIKE 'demonstration-%' ORDER BY e.id`,
    );
    expect(rows.length).toBeGreaterThan(50);
    expect(new Set(rows.map(({ action }) => action)).size).toBeGreaterThan(35);
    expect(rows.map(({ at }) => at)).toEqual(
      rows.map(({ at }) => at).toSorted((one: Date, other: Date) => one.getTime() - other.getTime()),
    );
    expect(rows.filter(({ reason }) => reason !== null).length).toBeGreaterThan(8);
    expect(rows.find(({ action }) => action === "contracts.changed")?.changes).toEqual({
      monthlyHours: { from: 80, to: 86.5 },
    });
    // Nobody who is known, and no command either (AUDITS-01).
    expect(rows.find(({ action }) => action === "identity.sign-in-refused")?.source).toBe("page");
    // Whoever signed in was there since.
    const { rows: visits } = await database.connection.pool.query(
      `SELECT p.last_seen_at >= max(e.at) AS known FROM audit_entry e JOIN person p ON p.id = e.person_id
        WHERE e.action = 'identity.signed-in' GROUP BY p.id`,
    );
    expect(visits.length).toBeGreaterThan(2);
    expect(visits.filter(({ known }) => !known)).toEqual([]);
  });

  test("has twelve photos and ten adverts that wait for the agency, some of which it would refuse (AGUI-41)", async () => {
    const photos = (await rowsOf(db(), "photo")).filter(({ state }) => state === 0);
    expect([photos.length, new Set(photos.map(({ created_at }) => String(created_at))).size]).toEqual([
      12, 6,
    ]);
    expect(await rowsOf(db(), "photo_file")).toHaveLength((12 + 2) * 3);
    const { rows } = await pool().query<{ has_contact: boolean }>(
      "SELECT has_contact FROM advert_review WHERE state = 'waiting' AND person_id = ANY ($1)",
      [photos.map(({ person_id }) => person_id)],
    );
    expect([rows.length, rows.filter((row) => row.has_contact).length]).toEqual([10, 2]);
    for (const { advert } of Object.values(waiting))
      if (advert) expect(readWire(advertSchema, advert)).toEqual({ ok: true, value: advert });
  });

  test("has forty published adverts around one town and in three others, and twelve offers that are shown (NANNY-23)", async () => {
    const { rows } = await sql<{ department: string; count: number }>`
      SELECT l.department, count(*)::int AS count FROM nanny_listing l JOIN person p ON p.id = l.person_id
      WHERE p.agency_reference LIKE 'DEMO-N%' GROUP BY 1 ORDER BY 2 DESC, 1`.execute(db());
    expect(rows.map(({ department, count }) => [department, count])).toEqual([
      ["44", 28],
      ["35", 4],
      ["49", 4],
      ["69", 4],
    ]);
    const offers = await sql`SELECT FROM offer WHERE state = 'open'`.execute(db());
    expect(offers.rows).toHaveLength(12);
  });

  test("has one profile that is nearly complete and published, one of somebody interviewed, and one that is empty (PROF-OP1, PROF-64)", async () => {
    const profileOf = async (userName: string) => {
      const { id } = await personOf(accountOf(userName));
      return getProfile(db(), Number(id));
    };
    const rich = await profileOf("intervenante");
    const { advertTitle, advertDescription, isPublished, experiences, availabilities } = rich.answers;
    expect([isPublished, rich.contact.hasBeenInterviewed, experiences.length]).toEqual([true, false, 4]);
    expect(availabilities.length).toBeGreaterThan(7);
    expect([titleTone(advertTitle ?? ""), descriptionTone(advertDescription ?? "")]).toEqual(["good", "top"]);
    const { hasBeenInterviewed } = (await profileOf("intervenante.recue")).contact;
    const { answers: said } = await profileOf("intervenante.recue");
    expect([hasBeenInterviewed, said.isPublished, said.experiences.length]).toEqual([true, false, 2]);
    for (const { reference, ...told } of readProfiles()) {
      const kept = await getProfile(db(), Number((await personOf(reference)).id));
      const complete = { ...aProfile({ hasPhoto: true }), ...kept.answers, hasHomeworkHelpOption: true };
      expect([reference, completionRate(complete), joinAvailabilities(told.availabilities)]).toEqual([
        reference,
        100,
        kept.answers.availabilities,
      ]);
      expect(readWire(advertSchema, told.advert)).toEqual({ ok: true, value: told.advert });
      for (const text of [told.advert.title, told.advert.description]) expect(hasContact(text)).toBe(false);
    }
    expect((await profileOf("intervenant.nouveau")).version).toBe(0);
  });

  test("shows fourteen payslips to one babysitter, one of them corrected in March, and one who asked for paper (PAYSLIP-02, PAYSLIP-10, PAYSLIP-16)", async () => {
    const [sitter, asked] = [
      await personOf(accountOf("intervenante")),
      await personOf(accountOf("intervenante.recue")),
    ];
    const payslips = await listPayslips(db(), Number(sitter.id), today);
    expect(payslips.map(({ month }) => month).filter((_, place) => [0, 13].includes(place))).toEqual([
      "2026-10",
      "2025-09",
    ]);
    expect(payslips).toHaveLength(14);
    expect(payslips.filter(({ isNew }) => isNew).map(({ month }) => month)).toEqual(["2026-10"]);
    expect(payslips.flatMap(({ correctedDate }) => correctedDate ?? [])).toEqual(["2026-03-20"]);
    const kept = (await pool().query("SELECT * FROM payslip_choice")).rows;
    expect(kept).toMatchObject([
      { babysitter_id: asked.id, choice: "paper", at: new Date("2026-10-20T17:04:00Z") },
    ]);
    expect(
      (await pool().query("SELECT given_on FROM payslip_notice")).rows.map(({ given_on }) => given_on),
    ).toEqual(["2024-11-20", "2024-11-20"]);
  });

  test("asks about the new school year those whom a contract links, and a new babysitter for the profile first (TODO-10)", async () => {
    const asked = async (userName: string) => {
      const { id } = await personOf(accountOf(userName));
      const reading = {
        query: (read: { text: string; values: readonly unknown[] }) =>
          pool().query(read.text, [...read.values]),
      };
      const found = await findToDosBy(toDoSources)(reading as never, Number(id), today);
      return found.map(({ key }) => key.split(":")[0]);
    };
    for (const userName of ["parent", "intervenante"])
      expect(await asked(userName)).toContain("renewals.answer");
    expect(await asked("parent.sans.contrat")).toEqual([]);
    expect(await asked("parent.second")).toEqual([]);
    expect(await asked("intervenant.nouveau")).toEqual(["profile.complete"]);
  });

  test("has requests to sign in every state that people meet, and a chain that holds for each (SIGN-51)", async () => {
    const { rows } = await pool().query(
      `SELECT contract_reference AS reference, state, last_day AS "lastDay" FROM signature_request ORDER BY opened_at`,
    );
    expect(rows.map(({ reference, state }) => [reference, state])).toEqual([
      ["MNH-2026-0013", 4],
      ["MNH-2026-0014", 5],
      ["GE-2026-0102", 3],
      ["GE-2026-0101", 1],
      ["MNH-2026-0011", 1],
      ["INT-2026-0101", 1],
    ]);
    const signers = await pool().query(
      "SELECT count(*)::int AS count FROM signature_signer WHERE position = 2",
    );
    expect(signers.rows[0].count).toBe(2);
    for await (const misfit of checkChains({ connection: database.connection, fileStore }))
      expect(misfit).toBeNull();
    const { rows: letters } = await pool().query(
      "SELECT kind FROM letter WHERE kind LIKE 'signatures.%' AND state = 'waiting'",
    );
    expect(letters).toEqual([]);
  });

  test("has a babysitter of a family that has left, who is asked about it no more (RENEWBS-OP15)", async () => {
    const gone = (await rowsOf(db(), "person")).find(({ deactivated_at }) => deactivated_at !== null);
    expect(gone).toMatchObject({ agency_reference: "DEMO-P33", last_name: "", email: null });
    const theirs = (await contractsOf("parent")).find(({ parent_id }) => parent_id === gone?.id);
    const placed = (await rowsOf(db(), "placement")).filter((one) => one.parent_contract_id === theirs?.id);
    expect(placed).toHaveLength(2);
    for (const { babysitter_id } of placed) {
      const families = await listLinkedFamilies(db(), Number(babysitter_id), {
        today,
        opensOn: "2026-01-01",
      });
      expect(families.map(({ id }) => id)).not.toContain(gone?.id);
    }
  });
});

describe("loading the demonstration agency", () => {
  beforeEach(open);
  afterEach(close);

  test("is not touched when it is loaded again, and a visitor's own changes stay", async () => {
    await load();
    const parent = await personOf(accountOf("parent"));
    const gone = await personOf(accountOf("intervenante"));
    await change(db(), "person", { password_hash: "the visitor's own" }, Number(parent.id));
    await change(db(), "person", { deactivated_at: now, password_hash: null, email: null }, Number(gone.id));
    const before = await everythingKept(db());
    expect(await load()).toBe(true);
    expect(await everythingKept(db())).toEqual(before);
  });

  test.runIf(isThorough)(
    "is completed when a load was cut short, and passwords and profiles that exist are kept",
    async () => {
      await load();
      const [parent, agency] = [await personOf(accountOf("parent")), await personOf(accountOf("agence"))];
      await change(db(), "person", { password_hash: "the visitor's own" }, Number(parent.id));
      await change(db(), "person", { password_hash: null }, Number(agency.id));
      await database.connection.pool.query("UPDATE profile SET advert_title = 'Un, deux, trois'");
      await pool().query(
        "UPDATE staff SET functions = '{reader}', version = 2 WHERE functions = '{recruiter}'",
      );
      const functions = async () => (await pool().query("SELECT * FROM staff ORDER BY person_id")).rows;
      const given = await functions();
      expect(await load()).toBe(true);
      expect(await functions()).toEqual(given);
      const babysitter = await personOf(accountOf("intervenante"));
      expect((await getProfile(db(), Number(babysitter.id))).answers.advertTitle).toBe("Un, deux, trois");
      expect(await personOf(accountOf("parent"))).toMatchObject({ password_hash: "the visitor's own" });
      expect((await personOf(accountOf("agence"))).password_hash).toMatch(/^\$argon2id\$/);
      expect((await rowsOf(db(), "person")).length).toBeLessThan(105);
    },
  );

  test.runIf(isThorough)("is loaded once by two processes that start together", async () => {
    expect(await Promise.all([load(), load()])).toEqual([true, true]);
    expect(said).toEqual([]);
    const files = (await readdir(join(place, "files"), { recursive: true })).filter((name) =>
      name.endsWith(".pdf"),
    );
    const columns = await pool().query(
      `SELECT table_name, column_name FROM information_schema.columns
        WHERE table_schema = 'public' AND column_name LIKE '%file\\_key' AND table_name <> 'loose_file'`,
    );
    const named = await Promise.all(
      columns.rows.map(
        async ({ table_name: table, column_name: column }) =>
          (await pool().query(`SELECT ${column} AS key FROM ${table} WHERE ${column} LIKE '%.pdf'`)).rows,
      ),
    );
    expect(files).toHaveLength(new Set(named.flat().map(({ key }) => key)).size);
  });

  test("stays out of a database that holds other people", async () => {
    await insertPerson(db(), "Parent");
    expect(await load()).toBe(false);
    expect(said).toEqual(["The demonstration is not loaded: this database holds other people."]);
    expect(await rowsOf(db(), "person")).toHaveLength(1);
  });

  test("is the same on the same day", async () => {
    await load("one");
    const { makeDemonstration } = await import("./index.ts");
    await makeDemonstration({
      config: config(),
      connection: database.connection,
      fileStore,
      personal,
      imports,
      demonstrations: await demonstrations(),
      folder: join(place, "two"),
      today,
      now,
      log: (line) => said.push(line),
    });
    for (const name of await readdir(join(place, "one"), { recursive: true })) {
      // A folder of files.
      if (!name.includes(".")) continue;
      expect(await readFile(join(place, "two", name)), name).toEqual(
        await readFile(join(place, "one", name)),
      );
    }
    expect(said).toEqual([]);
  });
});
