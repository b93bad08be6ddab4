import { randomUUID } from "node:crypto";
import type { StaffFunction } from "@ribambelle/domain/kernel/permissions/permission";
import { getMyNotifications } from "@ribambelle/domain/notifications/notification.api";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addLetters } from "../../mail/letters.ts";
import { insertStaff, provenStaff } from "../../testing/signedIn.ts";
import { recordsOf } from "../../testing/stores/testLetterRecords.store.ts";
import { insertPerson, type TestPerson, testPassword } from "../../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp, untilHeard } from "../../testing/testApp.ts";

let portal: TestApp;
let boss: TestPerson & { readonly cookie: string };
const cookies = new Map<StaffFunction, string>();
beforeAll(async () => {
  portal = await buildTestApp({ JOBS: "elsewhere" });
  boss = await provenStaff(portal, ["administrator"], { first_name: "Zoé", last_name: "Zola" });
  for (const one of ["coordinator", "recruiter", "reader"] as const)
    cookies.set(one, await portal.signIn((await insertStaff(portal, [one])).userName));
  cookies.set("administrator", boss.cookie);
});
afterAll(() => portal.close());

const db = () => portal.database.connection.db;
const reason = "Vu au téléphone";
interface Sent {
  readonly as?: StaffFunction;
  readonly version?: number | null;
}
const post = (call: string, body: object, { as = "administrator", version = null }: Sent = {}) =>
  portal.call("POST", `/Agency/People/${call}`, {
    cookie: cookies.get(as) ?? "",
    body,
    headers: {
      "idempotency-key": randomUUID(),
      ...(version !== null && { "if-match": `"${version}"` }),
    },
  });
const update = ({ personId }: TestPerson, changes: object, sent: Sent & { reason?: string } = {}) =>
  post("Update", { userId: personId, changes, reason: sent.reason ?? reason }, { version: 1, ...sent });
const kept = async ({ personId }: { personId: number }) =>
  (await portal.call("GET", `/Agency/People/${personId}`, { cookie: boss.cookie })).json();
const actsOn = async ({ personId }: { personId: number }) =>
  (
    await sql<object>`SELECT e.action, e.actor_id AS "actorId", d.changes, d.reason FROM audit_entry e
      LEFT JOIN audit_detail d ON d.entry_id = e.id
      WHERE e.person_id = ${personId} AND e.kind = 'act' AND e.functions IS NOT NULL ORDER BY e.id`.execute(
      db(),
    )
  ).rows;
const lettersTo = async ({ personId }: { personId: number }) =>
  (await recordsOf(db(), personId)).map(({ kind }) => kind);
const told = async ({ userName }: TestPerson) =>
  (
    await portal.call("GET", getMyNotifications.path, { cookie: await portal.signIn(userName) })
  ).body.replaceAll("\u00a0", " ");
const signInAs = (userName: string, password = testPassword) =>
  portal.call("POST", "/Authentication/login", { form: { username: userName, password } });

describe("a change of a person", () => {
  it("is kept with its reason, told under the bell, and another version (FOLKS-24, FOLKS-26, FOLKS-32)", async () => {
    const person = await insertPerson(db(), "Parent", { city: "Paris", longitude: 2.3, latitude: 48.8 });
    const answer = await update(person, { city: "Lyon", phoneNumber: "06 39 98 12 34", address: "" });
    expect([answer.statusCode, answer.json(), answer.headers.etag]).toEqual([200, {}, '"2"']);
    expect(await kept(person)).toMatchObject({
      city: "Lyon",
      private: { phoneNumber: "+33639981234", address: null },
    });
    expect(await actsOn(person)).toEqual([
      {
        action: "people.changed",
        actorId: boss.personId,
        changes: {
          city: { from: "Paris", to: "Lyon" },
          phoneNumber: { from: null, to: "+33639981234" },
        },
        reason,
      },
    ]);
    expect(await told(person)).toContain(
      `L’agence a modifié vos informations : téléphone, ville. Motif : ${reason}`,
    );
    const { rows } =
      await sql<object>`SELECT longitude, latitude FROM person WHERE id = ${person.personId}`.execute(db());
    expect(rows).toEqual([{ longitude: null, latitude: null }]);
  });

  it("needs no reason and is told to nobody where a home page shows it (FOLKS-24)", async () => {
    const person = await insertPerson(db(), "Parent");
    const answer = await update(person, { displaysInformationBanner: true }, { reason: "" });
    expect(answer.statusCode).toBe(200);
    expect(await told(person)).not.toContain("a modifié vos informations");
  });

  it("changes nothing where it says what is kept (FOLKS-26)", async () => {
    const person = await insertPerson(db(), "Parent", { city: "Paris" });
    const answer = await update(person, { city: "Paris" }, { reason: "" });
    expect([answer.statusCode, answer.headers.etag, await actsOn(person)]).toEqual([200, '"1"', []]);
  });

  describe("of a babysitter’s experiences and education", () => {
    const experience = { typologieCategorie: 0, typologieCategorieAge: 3, description: "En crèche" };
    const education = { EducationLevel: 52, SpecificDiplomas: [1242] };
    const profileOf = async ({ personId }: TestPerson) => {
      const answer = await portal.call("GET", `/Agency/People/${personId}/Profile`, { cookie: boss.cookie });
      return {
        version: Number(answer.headers.etag?.toString().replaceAll('"', "")),
        ...answer.json().profile,
      };
    };

    it("is written after the interview too, with its reason, and told (FOLKS-18, FOLKS-26)", async () => {
      const person = await insertPerson(db(), "BabySitter", { has_been_interviewed: true });
      const changes = { experiences: [experience, { description: "Chez des voisins" }], education };
      const answer = await update(person, changes, { as: "recruiter" });
      expect([answer.statusCode, answer.json()]).toEqual([200, {}]);
      const profile = await profileOf(person);
      expect(profile.experiences.map(({ description }: { description: string }) => description)).toEqual([
        "En crèche",
        "Chez des voisins",
      ]);
      expect(profile).toMatchObject({ educationLevel: 52, specificDiplomas: [1242] });
      expect(await actsOn(person)).toMatchObject([
        { action: "profile.experiences-updated" },
        { action: "profile.education-updated" },
        {
          action: "people.changed",
          changes: {
            experiences: { from: 0, to: 2 },
            education: { from: "", to: "BAC+3, Formation aux premiers secours" },
          },
          reason,
        },
      ]);
      expect(await told(person)).toContain(`vos informations : expériences, formation. Motif : ${reason}`);
    });

    it("changes nothing where it is what is kept (FOLKS-26)", async () => {
      const person = await insertPerson(db(), "BabySitter");
      await update(person, { education });
      const before = await actsOn(person);
      expect((await update(person, { education }, { reason: "" })).statusCode).toBe(200);
      expect(await actsOn(person)).toEqual(before);
    });

    it("is refused over what the babysitter wrote meanwhile (AGUI-21, FOLKS-26)", async () => {
      const person = await insertPerson(db(), "BabySitter");
      const { version } = await profileOf(person);
      await portal.call("POST", "/BabysitterProfile/UpdateMyEducation", {
        cookie: await portal.signIn(person.userName),
        body: { EducationLevel: 50, SpecificDiplomas: [] },
      });
      const body = { userId: person.personId, changes: { education }, reason, profileVersion: version };
      const answer = await post("Update", body, { version: 1 });
      expect([answer.statusCode, answer.json().code]).toEqual([409, "agency.changed-meanwhile"]);
      expect(await profileOf(person)).toMatchObject({ educationLevel: 50 });
    });

    it.each([
      [{ experiences: [{ typologieCategorie: 0 }] }, "changes.experiences[0]"],
      [{ experiences: Array(11).fill(experience) }, "changes.experiences"],
      [{ education: { SpecificDiplomas: [] } }, "changes.education.EducationLevel"],
      [{ education: { EducationLevel: 7, SpecificDiplomas: [] } }, "changes.education.EducationLevel"],
    ])("is refused at its field as the babysitter’s own would be: %j (FOLKS-26)", async (changes, path) => {
      const person = await insertPerson(db(), "BabySitter");
      const answer = await update(person, changes);
      expect([answer.statusCode, answer.json().issues[0].path]).toEqual([400, path]);
    });

    it("is nobody’s who may not change them, and no family’s (FOLKS-26)", async () => {
      const [parent, babysitter] = [
        await insertPerson(db(), "Parent"),
        await insertPerson(db(), "BabySitter"),
      ];
      expect((await update(parent, { education })).json().issues[0].path).toBe("changes.education");
      expect((await update(babysitter, { education }, { as: "reader" })).statusCode).toBe(403);
    });
  });

  it.each([
    [{ city: "x".repeat(101) }, "changes.city", "too-long"],
    [{ firstName: " " }, "changes.firstName", "required"],
    [{ eMail: "nobody" }, "changes.eMail", "email-format"],
    [{ zipCode: "7500" }, "changes.zipCode", "zip-code"],
    [{ phoneNumber: "12" }, "changes.phoneNumber", "invalid-phone"],
    [{ birthDate: "2090-01-01" }, "changes.birthDate", "in-future"],
    [{ birthDate: "2020-02-30" }, "changes.birthDate", "invalid-day"],
    [{ locale: "de" }, "changes.locale", "invalid"],
    [{ currentSituation: 6 }, "changes.currentSituation", "invalid"],
    [{ currentSituation: 1 }, "changes.currentSituation", "invalid"],
    [{ userName: "a@b.fr" }, "changes.userName", "identity.foreign-user-name"],
  ])("is refused at its field: %j (AGUI-27, FOLKS-26)", async (changes, path, code) => {
    const person = await insertPerson(db(), "Parent");
    const answer = await update(person, changes);
    expect([answer.statusCode, answer.json().issues]).toMatchObject([400, [{ path, code }]]);
    expect(await actsOn(person)).toEqual([]);
  });

  it("asks for a reason that says something (AGUI-24, FOLKS-24)", async () => {
    const answer = await update(await insertPerson(db(), "Parent"), { city: "Lyon" }, { reason: "non" });
    expect([answer.statusCode, answer.json().code]).toEqual([400, "agency.reason-unfit"]);
  });

  it("asks for the version that was seen, and says who made another (AGUI-21)", async () => {
    const person = await insertPerson(db(), "BabySitter");
    expect((await update(person, { city: "Lyon" }, { version: null })).statusCode).toBe(428);
    await update(person, { city: "Lyon" });
    // Whoever signs in, is looked at or writes their profile meanwhile has not changed what the page shows.
    const cookie = await portal.signIn(person.userName);
    await signInAs(person.userName, "wrong");
    await portal.call("POST", "/BabysitterProfile/UpdateMyLanguages", {
      cookie,
      body: { SpokenLanguages: [1] },
    });
    const late = await update(person, { city: "Nice" });
    expect([late.statusCode, late.json()]).toMatchObject([
      409,
      {
        code: "agency.changed-meanwhile",
        message: expect.stringMatching(/^Zoé Zola a modifié cette fiche à /),
        changed: { by: { userId: boss.personId }, fields: ["city"] },
      },
    ]);
    expect((await kept(person)).city).toBe("Lyon");
  });

  it("writes where a babysitter stands and whether they were met (FOLKS-26)", async () => {
    const person = await insertPerson(db(), "BabySitter");
    const answer = await update(
      person,
      { currentSituation: 1, hasBeenInterviewed: true },
      { as: "recruiter" },
    );
    expect(answer.statusCode).toBe(200);
    expect(await kept(person)).toMatchObject({ currentSituation: 1, interviewed: true });
    const own = await portal.call("GET", "/BabysitterProfile/Situation", {
      cookie: await portal.signIn(person.userName),
    });
    expect(own.json()).toEqual({ currentSituation: 1 });
  });

  it.each([
    ["reader", "Parent", 403],
    ["recruiter", "Parent", 404],
    ["coordinator", "BabySitter", 200],
  ] as const)(
    "asks whoever makes it, a %s, for the right over a %s: %s (AGUI-30)",
    async (as, role, status) => {
      const person = await insertPerson(db(), role);
      expect((await update(person, { city: "Lyon" }, { as })).statusCode).toBe(status);
    },
  );

  it("is refused once the person was deleted (FOLKS-26)", async () => {
    const person = await insertPerson(db(), "Parent", { deactivated_at: new Date() });
    expect((await update(person, { city: "Lyon" })).json().code).toBe("people.deleted");
  });
});

describe("another e-mail address", () => {
  it("asks for proof, ends sessions and links, and tells both addresses (FOLKS-25, STAFF-34)", async () => {
    const person = await insertPerson(db(), "Parent", {
      user_name: "avant@example.fr",
      email: "avant@example.fr",
    });
    const cookie = await portal.signIn("avant@example.fr");
    const changes = { eMail: "Apres@example.fr" };
    expect((await update(person, changes, { as: "coordinator" })).json().code).toBe("request.proof-needed");
    const { headers } = await portal.call("GET", `/Agency/People/${person.personId}`, {
      cookie: boss.cookie,
    });
    const answer = await update(person, changes, {
      version: Number(String(headers.etag).replaceAll('"', "")),
    });
    expect(answer.statusCode).toBe(200);
    expect(await kept(person)).toMatchObject({
      private: { eMail: "apres@example.fr", userName: "apres@example.fr" },
    });
    await untilHeard(
      async () =>
        (await portal.call("GET", "/Authentication/GetMyInformation", { cookie })).statusCode === 401,
    );
    expect(await lettersTo(person)).toEqual(["identity.email-changed", "identity.email-changed"]);
    expect(await actsOn(person)).toMatchObject([
      { action: "identity.email-changed" },
      { action: "people.changed" },
    ]);
  });

  it("is refused beside a user name that is another address (FOLKS-26)", async () => {
    const person = await insertPerson(db(), "Parent", { email: null, user_name: "former@example.fr" });
    const answer = await update(person, { eMail: "another@example.fr" });
    expect([answer.statusCode, answer.json().issues]).toMatchObject([
      400,
      [{ path: "changes.userName", code: "identity.foreign-user-name" }],
    ]);
  });

  it("is refused where it is somebody’s, and never taken from who signs in (FOLKS-25)", async () => {
    const [person, other] = [await insertPerson(db(), "Parent"), await insertPerson(db(), "Parent")];
    const taken = await update(person, { eMail: other.email });
    expect([taken.statusCode, taken.json()]).toMatchObject([
      409,
      { code: "people.email-taken", issues: [{ path: "changes.eMail" }] },
    ]);
    const none = await update(person, { eMail: null });
    expect([none.statusCode, none.json().code]).toEqual([400, "people.email-needed"]);
    const without = await insertPerson(db(), "Parent", {
      password_hash: null,
      email: "x@example.fr",
      user_name: "x@example.fr",
    });
    expect((await update(without, { eMail: "" })).statusCode).toBe(200);
    expect((await kept(without)).private).toMatchObject({ eMail: null });
  });
});

describe("somebody new", () => {
  const create = (given: object, sent?: Sent) =>
    post(
      "Create",
      { role: "Parent", reference: `NEW-${randomUUID()}`, firstName: "Ana", lastName: "Aron", ...given },
      sent,
    );

  it("is kept, noted, and invited where that is wished (FOLKS-27)", async () => {
    const answer = await create(
      { eMail: "Ana.Aron@example.fr", city: "Lyon", invite: true },
      { as: "coordinator" },
    );
    expect(answer.statusCode).toBe(200);
    const person = { personId: answer.json().userId };
    expect(await kept(person)).toMatchObject({
      displayName: "Ana Aron",
      city: "Lyon",
      accountState: "invited",
      private: { eMail: "ana.aron@example.fr" },
    });
    expect(await lettersTo(person)).toEqual(["identity.invitation"]);
    expect(await actsOn(person)).toMatchObject([
      { action: "people.created" },
      { action: "identity.invited" },
    ]);
  });

  it("is made once however often it is sent (AGUI-23, FOLKS-27)", async () => {
    const headers = { "idempotency-key": randomUUID() };
    const body = { role: "BabySitter", reference: "ONCE-1", firstName: "Ana", lastName: "Aron" };
    const send = () =>
      portal.call("POST", "/Agency/People/Create", { cookie: cookies.get("recruiter") ?? "", body, headers });
    const [first, second] = await Promise.all([send(), send()]);
    expect([first.statusCode, second.json()]).toEqual([200, first.json()]);
  });

  it.each([
    [{ reference: "TAKEN-1" }, 409, "people.reference-taken"],
    [{ eMail: "taken@example.fr" }, 409, "people.email-taken"],
    [{ invite: true }, 409, "people.no-email"],
    [{ role: "Agency" }, 400, "request.invalid"],
    [{ reference: "a@b" }, 400, "request.invalid"],
  ])("is refused with what is wrong or taken: %j (FOLKS-27)", async (given, status, code) => {
    await sql`INSERT INTO person (agency_reference, role, user_name, email, first_name, last_name)
      VALUES ('TAKEN-1', 'Parent', 'taken-1', 'taken@example.fr', 'A', 'B') ON CONFLICT DO NOTHING`.execute(
      db(),
    );
    const answer = await create(given);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });

  it.each([
    ["coordinator", "BabySitter"],
    ["recruiter", "Parent"],
    ["reader", "Parent"],
  ] as const)("is not made by a %s as a %s (AGUI-30)", async (as, role) => {
    expect((await create({ role }, { as })).statusCode).toBe(403);
  });
});

describe("letters to sign in", () => {
  it("invite once in 24 hours, at once after a suspension, and never who has a password (FOLKS-30, FOLKS-31)", async () => {
    const person = await insertPerson(db(), "Parent", { password_hash: null });
    const invite = async () => {
      const answer = await post("Invite", { userId: person.personId }, { as: "coordinator" });
      return [answer.statusCode, answer.json().code];
    };
    const canInvite = async () => {
      const file = await portal.call("GET", `/Agency/People/${person.personId}`, { cookie: boss.cookie });
      return file.json().can.invite;
    };
    expect(await canInvite()).toBe(true);
    expect(await invite()).toEqual([200, undefined]);
    expect(await canInvite()).toBe(false);
    expect(await invite()).toEqual([409, "people.invited-lately"]);
    expect(await lettersTo(person)).toEqual(["identity.invitation"]);
    // A suspension ends the link: whoever is let in again is invited at once, and once.
    const { etag = "" } = (
      await portal.call("GET", `/Agency/People/${person.personId}`, { cookie: boss.cookie })
    ).headers;
    const version = Number(String(etag).replaceAll('"', ""));
    const ended = { userId: person.personId, reason };
    expect((await post("Block", ended, { version })).statusCode).toBe(200);
    expect((await post("Unblock", ended, { version: version + 1 })).statusCode).toBe(200);
    expect(await canInvite()).toBe(true);
    expect(await invite()).toEqual([200, undefined]);
    expect(await invite()).toEqual([409, "people.invited-lately"]);
    const { personId } = await insertPerson(db(), "Parent");
    expect((await post("Invite", { userId: personId })).json().code).toBe("people.has-password");
    const silent = await insertPerson(db(), "Parent", { password_hash: null, email: null });
    expect((await post("Invite", { userId: silent.personId })).json().code).toBe("people.no-email");
  });

  it("carry a reset link three times a day at most, several at once as well (FOLKS-30)", async () => {
    const person = await insertPerson(db(), "BabySitter");
    const sent = await Promise.all(
      [1, 2, 3, 4, 5].map(() => post("SendReset", { userId: person.personId }, { as: "recruiter" })),
    );
    expect(sent.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 429, 429]);
    expect(await lettersTo(person)).toEqual(Array(3).fill("identity.reset"));
  });

  it.each([
    ["who has a password", {}, [false, true]],
    ["who has none", { password_hash: null }, [true, true]],
    ["whom no letter reaches", { password_hash: null, email: null }, [false, false]],
    ["who is kept out", { blocked_at: new Date(), block_reason: reason }, [false, false]],
  ] as const)(
    "are offered for somebody %s where they are sent (FOLKS-30, AGUI-32)",
    async (_, given, offered) => {
      const { personId: userId } = await insertPerson(db(), "Parent", given);
      const { can } = (await portal.call("GET", `/Agency/People/${userId}`, { cookie: boss.cookie })).json();
      expect([can.invite, can.sendReset]).toEqual(offered);
      for (const [index, call] of ["Invite", "SendReset"].entries())
        expect([call, (await post(call, { userId })).statusCode]).toEqual([call, offered[index] ? 200 : 409]);
    },
  );

  it("are not sent to people whom one may not read, nor by a reader (AGUI-30)", async () => {
    const { personId } = await insertPerson(db(), "Parent");
    expect((await post("SendReset", { userId: personId }, { as: "recruiter" })).statusCode).toBe(404);
    expect((await post("Invite", { userId: personId }, { as: "reader" })).statusCode).toBe(403);
    expect((await post("SendReset", { userId: boss.personId })).statusCode).toBe(404);
  });
});

describe("a person’s access", () => {
  it("ends on all devices, for a reason (FOLKS-30)", async () => {
    const person = await insertPerson(db(), "Parent");
    const cookie = await portal.signIn(person.userName);
    expect(
      (await post("EndSessions", { userId: person.personId, reason }, { as: "coordinator" })).statusCode,
    ).toBe(200);
    await untilHeard(
      async () =>
        (await portal.call("GET", "/Authentication/GetMyInformation", { cookie })).statusCode === 401,
    );
    expect(await actsOn(person)).toMatchObject([{ action: "people.sessions-ended", reason }]);
  });

  it("is suspended: nobody comes in by the right password, a wrong one tells nothing (FOLKS-31)", async () => {
    const person = await insertPerson(db(), "Parent");
    const cookie = await portal.signIn(person.userName);
    for (const kind of ["identity.reset", "contracts.sign"])
      await addLetters(
        db(),
        [{ kind, personId: person.personId, locale: "fr", notBefore: new Date(Date.now() + 86_400_000) }],
        new Date(),
      );
    const version = Number(
      String(
        (await portal.call("GET", `/Agency/People/${person.personId}`, { cookie: boss.cookie })).headers.etag,
      ).replaceAll('"', ""),
    );
    const blocked = await post("Block", { userId: person.personId, reason }, { as: "coordinator", version });
    expect(blocked.statusCode).toBe(200);
    await untilHeard(
      async () =>
        (await portal.call("GET", "/Authentication/GetMyInformation", { cookie })).statusCode === 401,
    );
    const right = await signInAs(person.userName);
    expect([right.statusCode, right.json().code, right.json().message]).toEqual([
      403,
      "identity.blocked",
      `Votre accès est suspendu. Contactez l’agence au ${portal.deps.agency.contact.phone}.`,
    ]);
    expect((await signInAs(person.userName, "wrong")).json().code).toBe("identity.wrong-credentials");
    expect(await kept(person)).toMatchObject({
      accountState: "blocked",
      blocked: { reason },
      can: { block: false, unblock: true, sendReset: false },
    });
    const read = await portal.call("GET", `/Agency/People/${person.personId}`, {
      cookie: cookies.get("reader"),
    });
    expect(read.json()).toMatchObject({ accountState: "blocked", blocked: null });
    const { rows } =
      await sql<object>`SELECT kind, state FROM letter WHERE person_id = ${person.personId} ORDER BY kind`.execute(
        db(),
      );
    expect(rows).toEqual([
      { kind: "contracts.sign", state: "waiting" },
      { kind: "identity.reset", state: "withdrawn" },
    ]);
    expect((await post("SendReset", { userId: person.personId })).json().code).toBe("people.blocked");
  });

  it("is restored, and the person told by letter (FOLKS-31)", async () => {
    const person = await insertPerson(db(), "BabySitter");
    await post("Block", { userId: person.personId, reason }, { version: 1 });
    const answer = await post("Unblock", { userId: person.personId, reason }, { version: 2 });
    expect([answer.statusCode, answer.headers.etag]).toEqual([200, '"3"']);
    expect(await lettersTo(person)).toEqual(["identity.unblocked"]);
    expect(await actsOn(person)).toMatchObject([
      { action: "people.blocked", reason },
      { action: "people.unblocked" },
    ]);
    expect((await signInAs(person.userName)).statusCode).toBe(200);
  });

  it("is suspended once, from the version that was seen, with a reason, by who may (FOLKS-31, AGUI-21)", async () => {
    const { personId } = await insertPerson(db(), "BabySitter");
    const body = { userId: personId, reason };
    expect((await post("Block", body)).statusCode).toBe(428);
    expect((await post("Block", body, { version: 7 })).statusCode).toBe(409);
    expect((await post("Block", { userId: personId, reason: "" }, { version: 1 })).statusCode).toBe(400);
    expect((await post("Block", body, { version: 1, as: "recruiter" })).statusCode).toBe(403);
    expect((await post("Block", body, { version: 1 })).statusCode).toBe(200);
    const again = await post("Block", { ...body, reason: "Un autre motif" }, { version: 2 });
    expect([again.statusCode, again.json().code]).toEqual([409, "people.blocked"]);
  });
});
