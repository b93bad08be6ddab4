import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { insertPerson, type TestPerson } from "../../testing/stores/testPeople.store.ts";
import { insertPlacement, putCampaign } from "../../testing/stores/testRenewals.store.ts";
import { insertAssignment, insertMember } from "../../testing/stores/testTeam.store.ts";
import { buildTestApp, type TestApp } from "../../testing/testApp.ts";

let portal: TestApp;
let clock: Date;
beforeAll(async () => {
  portal = await buildTestApp({ JOBS: "elsewhere" }, { deps: { now: () => new Date(clock) } });
});
afterAll(() => portal.close());

const db = () => portal.database.connection.db;
const linkedFamilies = "/BabysitterRenewal/LinkedFamilies";
const linkedEmployees = "/customerrenewal/GetCustomerRenewalCompleteLinkedEmployees";
const sendMessage = "/BabysitterRenewal/SendBackToSchoolMessage";
const sendReminder = "/customerrenewal/sendbacktoschoolreminder";

interface SignedIn extends TestPerson {
  readonly cookie: string;
}
async function signedIn(role: "Parent" | "BabySitter", given = {}): Promise<SignedIn> {
  const person = await insertPerson(db(), role, given);
  return { ...person, cookie: await portal.signIn(person.userName) };
}
const get = ({ cookie }: SignedIn, path: string) => portal.call("GET", path, { cookie });
const post = ({ cookie }: SignedIn, path: string, body: unknown, headers = {}) =>
  portal.call("POST", path, { cookie, body, headers });

beforeEach(async () => {
  clock = new Date("2026-06-15T10:00:00Z");
  await putCampaign(db(), "Parent", 2026);
  await putCampaign(db(), "BabySitter", 2026);
});

const leaving = { NeedRenewContract: false, NotRenewingReason: 2, Comment: null };
const stopping = { needRenewContract: 0, dontRenewReason: 6 };
const calledOn = (contactDateWanted: string) => ({ needRenewContract: 2, contactDateWanted });
const staying = (families: readonly object[] = []) => ({
  NeedRenewContract: true,
  FamiliesRenewalChoices: families,
  IsInterestedToExtraGuards: true,
  HasKnownAvailabilities: true,
  SameAvailabilitiesAsBackToSchool: true,
});

describe("who is linked", () => {
  it("gives a babysitter the families of running contracts with their sales representatives, each once (RENEWBS-02, RENEWBS-43, RENEWBS-OP6, RENEWBS-OP15)", async () => {
    const babysitter = await signedIn("BabySitter");
    const [one, other, ended, gone] = [
      await insertPerson(db(), "Parent", { first_name: "Anne", last_name: "Aubry" }),
      await insertPerson(db(), "Parent", { first_name: "Bruno", last_name: "Blanc" }),
      await insertPerson(db(), "Parent"),
      await insertPerson(db(), "Parent", { deactivated_at: new Date() }),
    ];
    await insertMember(db(), "LINK-1", { first_name: "Sophie", last_name: "Roy" });
    await insertAssignment(db(), one.personId, { sales_representative: "LINK-1" });
    // Who has left the agency is called by nobody.
    await insertMember(db(), "LINK-2", { is_enabled: false });
    await insertAssignment(db(), other.personId, { sales_representative: "LINK-2" });
    const ids = [babysitter.personId];
    // A shared guard: two contracts of one base reference, one of each family; and a second contract of the first.
    await insertPlacement(db(), one.personId, ids, { base_reference: "S-1", is_shared_guard: true });
    await insertPlacement(db(), other.personId, ids, { base_reference: "S-1", is_shared_guard: true });
    await insertPlacement(db(), one.personId, ids);
    await insertPlacement(db(), ended.personId, ids, { state: 8 });
    await insertPlacement(db(), gone.personId, ids);
    const answer = await get(babysitter, linkedFamilies);
    const { rows } = await sql<{
      id: number;
    }>`SELECT id FROM team_member WHERE agency_reference = 'LINK-1'`.execute(db());
    expect(answer.json()).toEqual({
      result: [
        {
          customerID: one.personId,
          customerDisplayName: "Anne Aubry",
          salesRepID: rows[0]?.id,
          salesRepDisplayName: "Sophie Roy",
        },
        {
          customerID: other.personId,
          customerDisplayName: "Bruno Blanc",
          salesRepID: null,
          salesRepDisplayName: null,
        },
      ],
      alreadyRenewed: false,
    });
  });

  it("gives a parent those who work for them and have not left, unanswered (RENEWP-02, RENEWP-18, RENEWP-OP6)", async () => {
    const parent = await signedIn("Parent");
    const lea = await insertPerson(db(), "BabySitter", { first_name: "Léa", last_name: "Petit" });
    const nora = await insertPerson(db(), "BabySitter", { first_name: "Nora", last_name: "Roux" });
    const gone = await insertPerson(db(), "BabySitter", { deactivated_at: new Date() });
    await insertPlacement(db(), parent.personId, [lea.personId, gone.personId, nora.personId]);
    const answer = await get(parent, linkedEmployees);
    const unanswered = { wantRenew: null, DontRenewReason: null, comment: null };
    expect(answer.json()).toEqual({
      linkedEmployees: [
        { employeeID: lea.personId, employeeDisplayName: "Léa Petit", ...unanswered },
        { employeeID: nora.personId, employeeDisplayName: "Nora Roux", ...unanswered },
      ],
      alreadyRenewed: false,
    });
  });
});

describe("an answer", () => {
  it("an answer of a parent is kept as the rules read it, names by the portal, once a year (RENEWP-16, RENEWP-17, RENEWP-OP7, RENEWBS-OP11)", async () => {
    const parent = await signedIn("Parent");
    const lea = await insertPerson(db(), "BabySitter", { first_name: "Léa", last_name: "Petit" });
    await insertPlacement(db(), parent.personId, [lea.personId]);
    const employee = {
      employeeID: lea.personId,
      employeeDisplayName: "Somebody else",
      wantRenew: false,
      DontRenewReason: 1,
      comment: "dropped",
    };
    const sent = {
      needRenewContract: 1,
      needContinueWithBS: true,
      needBSForSummer: false,
      needComment: " Deux\r\nlignes ",
      parentID: parent.personId,
      linkedEmployees: [employee],
      contactDateWanted: "2026-08-01",
      dontRenewReason: 3,
    };
    expect((await post(parent, sendReminder, sent)).json()).toEqual({});
    const mine = (await get(parent, "/Renewal/GetMyRenewal")).json();
    expect(mine).toMatchObject({ year: 2026, state: "open", draft: null });
    expect(mine.answer).toEqual({
      sentAt: clock.toISOString(),
      babysitter: null,
      parent: {
        ...sent,
        needComment: "Deux\nlignes",
        linkedEmployees: [{ ...employee, employeeDisplayName: "Léa Petit", comment: null }],
        contactDateWanted: null,
        dontRenewReason: null,
      },
    });
    expect((await get(parent, linkedEmployees)).json().alreadyRenewed).toBe(true);
    const again = await post(parent, sendReminder, stopping);
    expect([again.statusCode, again.json()]).toMatchObject([
      409,
      {
        code: "renewals.already-renewed",
        message: "Vos informations sont déjà prises en compte pour la rentrée scolaire 2026 - 2027.",
      },
    ]);
    clock = new Date("2027-06-15T10:00:00Z");
    await putCampaign(db(), "Parent", 2027);
    const later = { ...parent, cookie: await portal.signIn(parent.userName) };
    expect((await post(later, sendReminder, stopping)).statusCode).toBe(200);
  });

  it("an answer of a babysitter holds the recipient of each family, whatever was sent (RENEWBS-39, RENEWBS-40, RENEWBS-41, RENEWBS-42)", async () => {
    const babysitter = await signedIn("BabySitter");
    const family = await insertPerson(db(), "Parent", { first_name: "Anne", last_name: "Aubry" });
    await insertMember(db(), "SENT-1", { first_name: "Sophie", last_name: "Roy" });
    await insertAssignment(db(), family.personId, { sales_representative: "SENT-1" });
    await insertPlacement(db(), family.personId, [babysitter.personId]);
    const { salesRepID } = (await get(babysitter, linkedFamilies)).json().result[0];
    const choice = {
      CustomerID: family.personId,
      CustomerDisplayName: "x",
      RecipientID: 1,
      RecipientDisplayName: "y",
      WantToRenew: false,
      Comment: "Trop loin",
      NotRenewingReason: 99,
    };
    const sent = {
      ...staying([choice]),
      HasKnownAvailabilities: false,
      SameAvailabilitiesAsBackToSchool: null,
      KnowAvailabilityDate: "2026-08-20",
      BabySitterID: babysitter.personId,
    };
    expect((await post(babysitter, sendMessage, sent)).statusCode).toBe(200);
    const { answer } = (await get(babysitter, "/Renewal/GetMyRenewal")).json();
    expect(answer.babysitter).toEqual({
      NeedRenewContract: true,
      NotRenewingReason: null,
      Comment: null,
      FamiliesRenewalChoices: [
        {
          ...choice,
          CustomerDisplayName: "Anne Aubry",
          RecipientID: salesRepID,
          RecipientDisplayName: "Sophie Roy",
        },
      ],
      IsInterestedToExtraGuards: true,
      HasKnownAvailabilities: false,
      SameAvailabilitiesAsBackToSchool: null,
      KnownAvailabilityDate: "2026-08-20",
      KnowAvailabilityDate: "2026-08-20",
      WantDisableCommunications: false,
      WantUnsubscribe: false,
      BsID: babysitter.personId,
      BabySitterID: babysitter.personId,
    });
  });

  it("an answer that comes twice at once is kept once (RENEWBS-38, RENEWBS-OP2)", async () => {
    const babysitter = await signedIn("BabySitter");
    const codes = await Promise.all(
      [leaving, leaving, leaving].map(async (body) => (await post(babysitter, sendMessage, body)).statusCode),
    );
    expect(codes.sort()).toEqual([200, 409, 409]);
  });

  it("is never changed afterwards (RENEWBS-OP18)", async () => {
    const babysitter = await signedIn("BabySitter");
    await post(babysitter, sendMessage, leaving);
    await expect(
      sql`UPDATE renewal_answer SET answer = '{}' WHERE person_id = ${babysitter.personId}`.execute(db()),
    ).rejects.toThrow("answers to a renewal are only added");
  });
});

describe("what is wrong is refused with the printed sentence", () => {
  const incomplete = "Le formulaire contient une erreur ! Merci de vérifier les champs renseignés.";
  const emoji = "🧸\n";
  it.each<[string, object, number]>([
    ["nothing answered (RENEWBS-04, RENEWBS-OP10)", {}, 400],
    ["a no that says nothing of the opt-outs (RENEWBS-OP7)", leaving, 200],
    ["a no without a reason (RENEWBS-26)", { ...leaving, NotRenewingReason: null }, 400],
    ["a reason of the other list (RENEWBS-OP3)", { ...leaving, NotRenewingReason: 1 }, 400],
    ["250 characters (RENEWBS-06)", { ...leaving, Comment: `${emoji.repeat(124)}xx` }, 200],
    ["251 characters (RENEWBS-07)", { ...leaving, Comment: `${emoji.repeat(125)}x` }, 400],
    ["1 for yes (RENEWBS-OP4)", { ...staying(), NeedRenewContract: 1 }, 200],
    ["yes without the extra guards (RENEWBS-30)", { ...staying(), IsInterestedToExtraGuards: null }, 400],
    ["yes without the availabilities (RENEWBS-31)", { ...staying(), HasKnownAvailabilities: null }, 400],
    [
      "known, but not whether the same (RENEWBS-32)",
      { ...staying(), SameAvailabilitiesAsBackToSchool: null },
      400,
    ],
    ["unknown, no date (RENEWBS-33)", { ...staying(), HasKnownAvailabilities: false }, 400],
    [
      "unknown, today (RENEWBS-OP8)",
      { ...staying(), HasKnownAvailabilities: false, KnownAvailabilityDate: "2026-06-15" },
      200,
    ],
    [
      "unknown, yesterday (RENEWBS-33)",
      { ...staying(), HasKnownAvailabilities: false, KnownAvailabilityDate: "2026-06-14" },
      400,
    ],
    [
      "two dates (RENEWBS-OP5)",
      {
        ...staying(),
        HasKnownAvailabilities: false,
        KnownAvailabilityDate: "2026-07-01",
        KnowAvailabilityDate: "2026-07-02",
      },
      400,
    ],
    [
      "both opt-outs (RENEWBS-22)",
      { ...leaving, WantDisableCommunications: true, WantUnsubscribe: true },
      400,
    ],
    ["a family that is not linked (RENEWBS-27)", staying([{ CustomerID: 1, WantToRenew: true }]), 400],
    ["a text in place of a yes", { ...leaving, NeedRenewContract: "yes" }, 400],
    ["a list in place of the form", [], 400],
  ])("a babysitter’s answer is checked by the rules: %s", async (_, body, status) => {
    const answer = await post(await signedIn("BabySitter"), sendMessage, body);
    expect([answer.statusCode, answer.json().message]).toEqual([
      status,
      status === 200 ? undefined : incomplete,
    ]);
  });

  const failed = "Une erreur s'est produite lors de l'envoi du formulaire.";
  it.each<[string, object, number, string?]>([
    ["nothing answered (RENEWP-04)", {}, 400],
    ["names in another case (RENEWP-OP4)", { NEEDRENEWCONTRACT: 0, DontRenewReason: 6 }, 200],
    ["no without a reason (RENEWP-05)", { needRenewContract: 0 }, 400],
    ["a yes without anybody linked (RENEWP-OP3)", { needRenewContract: 1 }, 200],
    ["an employee who is not linked, without continuing", { needRenewContract: 1, linkedEmployees: [] }, 200],
    ["unsure without a date (RENEWP-07)", { needRenewContract: 2 }, 400],
    ["unsure, today (RENEWP-08)", calledOn("2026-06-15"), 200],
    ["unsure, yesterday (RENEWP-08)", calledOn("2026-06-14"), 400],
    ["unsure, on 30 September (RENEWP-08)", calledOn("2026-09-30"), 200],
    ["unsure, on 1 October (RENEWP-08)", calledOn("2026-10-01"), 400],
    ["unsure, on a day that is none (RENEWP-07)", calledOn("2026-06-31"), 400],
    [
      "unsure, still on 30 September in Paris (RENEWP-08)",
      calledOn("2026-09-30"),
      200,
      "2026-09-30T21:59:59Z",
    ],
    ["unsure, in October in Paris (RENEWP-OP1)", calledOn("2026-09-30"), 400, "2026-09-30T22:00:00Z"],
    ["unsure, yesterday in Paris though today in UTC", calledOn("2026-06-15"), 400, "2026-06-15T22:00:00Z"],
    ["unsure, the night of the change to summer time", calledOn("2026-03-29"), 200, "2026-03-28T23:00:00Z"],
  ])("a parent’s answer is checked by the rules: %s", async (_, body, status, at) => {
    const parent = await signedIn("Parent");
    if (at) clock = new Date(at);
    const cookie = at ? await portal.signIn(parent.userName) : parent.cookie;
    const answer = await post({ ...parent, cookie }, sendReminder, body);
    expect([answer.statusCode, answer.json().message]).toEqual([status, status === 200 ? undefined : failed]);
  });

  it("names the field, and the person whom it is about (RENEWP-11)", async () => {
    const parent = await signedIn("Parent");
    const lea = await insertPerson(db(), "BabySitter", { first_name: "Léa", last_name: "Petit" });
    await insertPlacement(db(), parent.personId, [lea.personId]);
    const body = {
      needRenewContract: 1,
      needContinueWithBS: true,
      linkedEmployees: [{ employeeID: lea.personId, wantRenew: false }],
    };
    const { issues } = (await post(parent, sendReminder, body)).json();
    expect(issues).toMatchObject([{ path: "linkedEmployees", code: "employee-reason" }]);
    expect(issues[0].message).toContain("Léa Petit");
  });

  it("refuses who it is not about: another's id, another's role, nobody (RENEWBS-OP5)", async () => {
    const [babysitter, parent] = [await signedIn("BabySitter"), await signedIn("Parent")];
    const foreign = await post(babysitter, sendMessage, { ...leaving, BsID: parent.personId });
    expect([foreign.statusCode, foreign.json().code]).toEqual([403, "request.foreign-id"]);
    const statuses = [
      await post(parent, sendReminder, { ...stopping, parentID: babysitter.personId }),
      await post(parent, sendMessage, leaving),
      await post(babysitter, sendReminder, stopping),
      await get(parent, linkedFamilies),
      await get(babysitter, linkedEmployees),
      await portal.call("GET", linkedFamilies),
    ].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([403, 403, 403, 403, 403, 401]);
  });
});

describe("a campaign", () => {
  it.each([
    ["2026-05-01T21:59:59Z", "before", 409],
    ["2026-05-01T22:00:00Z", "open", 200],
    ["2026-10-25T22:59:59Z", "open", 200],
    ["2026-10-25T23:00:00Z", "closed", 409],
  ])(
    "at %s is %s: its days are those of Paris, both included, across the change of the clocks (RENEWBS-OP14)",
    async (at, state, status) => {
      await putCampaign(db(), "Parent", 2026, { opens_on: "2026-05-02", closes_on: "2026-10-25" });
      clock = new Date(at);
      const parent = await signedIn("Parent");
      expect((await get(parent, "/Renewal/GetMyRenewal")).json()).toMatchObject({
        state,
        opensOn: "2026-05-02",
        closesOn: "2026-10-25",
      });
      const answer = await post(parent, sendReminder, stopping);
      expect(answer.statusCode).toBe(status);
      if (status === 409) expect(answer.json().code).toBe("renewals.closed");
    },
  );

  it("a campaign of those with a contract does not ask others (RENEWBS-OP14)", async () => {
    await putCampaign(db(), "Parent", 2026, { audience: "with-contract", introduction_fr: "Bonjour" });
    const [asked, other] = [await signedIn("Parent"), await signedIn("Parent")];
    const lea = await insertPerson(db(), "BabySitter");
    await insertPlacement(db(), asked.personId, [lea.personId]);
    const read = async (who: SignedIn) => (await get(who, "/Renewal/GetMyRenewal")).json();
    expect(await read(asked)).toMatchObject({
      state: "open",
      introduction: { fr: "Bonjour", en: "Bonjour" },
    });
    expect(await read(other)).toMatchObject({ state: "not-asked" });
    expect((await post(other, sendReminder, stopping)).json().code).toBe("renewals.closed");
  });

  it("a campaign that there is none of takes no answer", async () => {
    clock = new Date("2031-06-15T10:00:00Z");
    const parent = await signedIn("Parent");
    expect((await get(parent, "/Renewal/GetMyRenewal")).json()).toMatchObject({ year: 2031, state: "none" });
    expect((await post(parent, sendReminder, stopping)).statusCode).toBe(409);
  });
});

describe("a draft", () => {
  const path = "/Renewal/SaveMyDraft";
  const unsure = (contactDate: string) => ({ form: { role: "Parent", need: 2, contactDate } });

  it("is found again elsewhere, never replaced by an older one, and gone once sent (RENEWBS-OP17)", async () => {
    const parent = await signedIn("Parent");
    const first = await get(parent, "/Renewal/GetMyRenewal");
    expect([first.headers.etag, first.json().draft]).toEqual(['"0"', null]);
    const saved = await post(parent, path, unsure("2026-07-01"), { "if-match": '"0"' });
    expect([saved.statusCode, saved.headers.etag, saved.json()]).toEqual([
      200,
      '"1"',
      { savedAt: clock.toISOString() },
    ]);
    // The answer was lost, and the same comes again.
    expect((await post(parent, path, unsure("2026-07-01"), { "if-match": '"0"' })).headers.etag).toBe('"1"');
    for (const headers of [{ "if-match": '"0"' }, { "if-match": "*" }, {}]) {
      const older = await post(parent, path, unsure("2026-07-02"), headers);
      expect([older.statusCode, older.json().code]).toEqual([409, "renewals.changed-meanwhile"]);
    }
    const found = await get(
      { ...parent, cookie: await portal.signIn(parent.userName) },
      "/Renewal/GetMyRenewal",
    );
    expect([found.headers.etag, found.json().draft.form]).toEqual(['"1"', unsure("2026-07-01").form]);
    expect((await post(parent, sendReminder, calledOn("2026-07-01"))).statusCode).toBe(200);
    expect((await get(parent, "/Renewal/GetMyRenewal")).json().draft).toBeNull();
    const late = await post(parent, path, unsure("2026-07-02"), { "if-match": '"1"' });
    expect([late.statusCode, late.json().code]).toEqual([409, "renewals.already-renewed"]);
  });

  it("stays when the campaign closes before it is sent, and takes no more", async () => {
    const parent = await signedIn("Parent");
    await post(parent, path, unsure("2026-07-01"), { "if-match": '"0"' });
    await putCampaign(db(), "Parent", 2026, { closes_on: "2026-06-14" });
    const more = await post(parent, path, unsure("2026-07-02"), { "if-match": '"1"' });
    expect([more.statusCode, more.json().code]).toEqual([409, "renewals.closed"]);
    expect((await post(parent, sendReminder, calledOn("2026-07-01"))).json().code).toBe("renewals.closed");
    expect((await get(parent, "/Renewal/GetMyRenewal")).json()).toMatchObject({
      state: "closed",
      draft: unsure("2026-07-01"),
    });
  });

  it.each<[string, unknown, number]>([
    ["of the other role", { form: { role: "BabySitter", renews: null } }, 400],
    [
      "with an answer of another branch",
      { form: { role: "Parent", need: 0, reason: 1, contactDate: "x" } },
      400,
    ],
    ["without a form", {}, 400],
    [
      "longer than any form",
      {
        form: {
          role: "Parent",
          need: 1,
          staff: { continues: null },
          forSummer: null,
          comment: "x".repeat(5_001),
        },
      },
      400,
    ],
  ])("%s is refused", async (_, body, status) => {
    expect((await post(await signedIn("Parent"), path, body, { "if-match": '"0"' })).statusCode).toBe(status);
  });
});
