import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { insertPerson, type TestPerson } from "../../testing/stores/testPeople.store.ts";
import { insertAssignment, insertMember } from "../../testing/stores/testTeam.store.ts";
import { buildTestApp, type TestApp } from "../../testing/testApp.ts";

const paths = {
  parent: "/AdministrativeContacts/GetMyAdministrativeContacts",
  referent: "/EmployeeContactsReferent/GetEmployeeContactsReferent",
  hr: "/EmployeeContactsReferent/GetEmployeeContactsARH",
  cards: "/EmployeeContactsReferent/GetEmployeeContactsStatic",
};
let portal: TestApp;
let now = "2026-11-20T08:00:00Z";
beforeAll(async () => {
  portal = await buildTestApp({}, { deps: { now: () => new Date(now) } });
  for (const reference of ["S-1", "S-2", "R-1", "R-2", "H-1", "H-2"])
    await insertMember(db(), reference, { is_enabled: !reference.endsWith("2") });
});
afterAll(() => portal.close());

const db = () => portal.database.connection.db;
const read = async (path: string, person: TestPerson) =>
  portal.call("GET", path, { cookie: await portal.signIn(person.userName) });
async function withContacts(role: "Parent" | "BabySitter", given: Parameters<typeof insertAssignment>[2]) {
  const person = await insertPerson(db(), role);
  await insertAssignment(db(), person.personId, given);
  return person;
}

const nobodyForParent = {
  salesRepDisplayName: null,
  salesRepPhoneNumber: null,
  salesRepEmail: null,
  salesRepCivility: null,
  managerDisplayName: null,
  managerPhoneNumber: null,
  managerEmail: null,
  managerCivility: null,
};
const noReferent = { referentID: null, contactReferent: null };
const noHr = { adminRessHumID: null, contactARH: null };

describe("who may read contacts", () => {
  it.each([
    [paths.parent, { Parent: 200, BabySitter: 403, Agency: 403 }, nobodyForParent],
    [paths.referent, { Parent: 403, BabySitter: 200, Agency: 403 }, noReferent],
    [paths.hr, { Parent: 403, BabySitter: 200, Agency: 403 }, noHr],
    [paths.cards, { Parent: 403, BabySitter: 200, Agency: 403 }, null],
  ] as const)(
    "%s answers %j, and 401 to a stranger (CONTACT-08, CONTACT-14, CONTACT-15, CONTACT-16)",
    async (path, statuses, nothing) => {
      expect((await portal.call("GET", path)).statusCode).toBe(401);
      for (const role of ["Parent", "BabySitter", "Agency"] as const) {
        const answer = await read(path, await insertPerson(db(), role));
        expect([role, answer.statusCode]).toEqual([role, statuses[role]]);
        if (answer.statusCode === 200 && nothing) expect(answer.json()).toEqual(nothing);
      }
    },
  );

  it("gives each person their own contacts and nobody else’s (CONTACT-08)", async () => {
    await withContacts("Parent", { sales_representative: "S-1", account_manager: "S-1" });
    await withContacts("BabySitter", { referent: "R-1", hr_contact: "H-1" });
    const [parent, babysitter] = await Promise.all([
      insertPerson(db(), "Parent"),
      insertPerson(db(), "BabySitter"),
    ]);
    expect((await read(paths.parent, parent)).json()).toEqual(nobodyForParent);
    expect((await read(paths.referent, babysitter)).json()).toEqual(noReferent);
    expect((await read(paths.hr, babysitter)).json()).toEqual(noHr);
  });
});

describe("the contacts of a parent", () => {
  it("have these fields, spelled so (CONTACT-01, CONTACT-02, API-35, DATA-18)", async () => {
    await insertMember(db(), "S-9", {
      first_name: "Anne-Sophie",
      last_name: "L’Hôte",
      civility: "Ms",
      phone_number: null,
    });
    const parent = await withContacts("Parent", { sales_representative: "S-1", account_manager: "S-9" });
    expect((await read(paths.parent, parent)).json()).toEqual({
      salesRepDisplayName: "Nathalie S-1",
      salesRepPhoneNumber: "+33199007001",
      salesRepEmail: "s-1@example.fr",
      salesRepCivility: null,
      managerDisplayName: "Anne-Sophie L’Hôte",
      managerPhoneNumber: null,
      managerEmail: "s-9@example.fr",
      managerCivility: "Ms",
    });
  });

  it("leave out a member who is disabled or has the role no more (CONTACT-OP8)", async () => {
    await insertMember(db(), "S-8", { is_account_manager: false });
    const parent = await withContacts("Parent", { sales_representative: "S-2", account_manager: "S-8" });
    expect((await read(paths.parent, parent)).json()).toEqual(nobodyForParent);
  });
});

describe("the referent of a babysitter", () => {
  it("has these fields, spelled so (CONTACT-17, API-39, DATA-19)", async () => {
    const babysitter = await withContacts("BabySitter", { referent: "R-1", referent_end_day: "2027-06-30" });
    expect((await read(paths.referent, babysitter)).json()).toEqual({
      referentID: expect.any(Number),
      contactReferent: {
        completeName: "Nathalie R-1",
        phone: "+33199007001",
        email: "r-1@example.fr",
        salarie: [{ endDate: "2027-06-30" }],
        civility: null,
      },
    });
  });

  it.each([
    ["without an end", null, "2026-11-20T08:00:00Z", true],
    ["in the evening of the last day, in Paris", "2026-11-20", "2026-11-20T22:59:00Z", true],
    ["after midnight in Paris", "2026-11-20", "2026-11-20T23:01:00Z", false],
    ["long after the end", "2025-06-30", "2026-11-20T08:00:00Z", false],
  ])("is told or not %s (CONTACT-OP4)", async (_, end, instant, isTold) => {
    const babysitter = await withContacts("BabySitter", { referent: "R-1", referent_end_day: end });
    now = instant;
    const told = (await read(paths.referent, babysitter)).json();
    expect(told.contactReferent?.salarie ?? null).toEqual(isTold ? [{ endDate: end }] : null);
    if (!isTold) expect(told).toEqual(noReferent);
    now = "2026-11-20T08:00:00Z";
  });

  it("who is disabled is not told (CONTACT-OP8)", async () => {
    const babysitter = await withContacts("BabySitter", { referent: "R-2" });
    expect((await read(paths.referent, babysitter)).json()).toEqual(noReferent);
  });
});

describe("the HR contact of a babysitter", () => {
  it("has these fields, spelled so (CONTACT-18, API-40, DATA-20)", async () => {
    const babysitter = await withContacts("BabySitter", { hr_contact: "H-1" });
    expect((await read(paths.hr, babysitter)).json()).toEqual({
      adminRessHumID: expect.any(Number),
      contactARH: {
        isEnabled: true,
        completeName: "Nathalie H-1",
        phone: "+33199007001",
        email: "h-1@example.fr",
        civility: null,
      },
    });
  });

  it("who is disabled is told as disabled, and by nothing else (CONTACT-OP3)", async () => {
    const babysitter = await withContacts("BabySitter", { hr_contact: "H-2" });
    expect((await read(paths.hr, babysitter)).json()).toEqual({
      adminRessHumID: null,
      contactARH: { isEnabled: false, completeName: null, phone: null, email: null, civility: null },
    });
  });
});

it("cards 2 to 5 are the agency’s, two of them static (CONTACT-16, CONTACT-OP1, CONTACT-OP2, API-41)", async () => {
  const cards = (await read(paths.cards, await insertPerson(db(), "BabySitter"))).json();
  const { contact } = portal.deps.agency;
  expect(cards.map(({ id, kind }: { id: number; kind: string }) => [id, kind])).toEqual([
    [2, "standard"],
    [3, "standard"],
    [4, "static"],
    [5, "static"],
  ]);
  expect(cards[0]).toEqual({
    id: 2,
    kind: "standard",
    title: { fr: "Paie et administration", en: "Payroll and administration" },
    text: null,
    phone: contact.desks?.payroll?.phone,
    email: contact.desks?.payroll?.email,
    link: null,
  });
  expect(cards[3].text.fr).toBe(`${contact.address}\n${contact.hours.fr}`);
});
