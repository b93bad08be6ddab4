import { aShownAgency } from "@ribambelle/domain/testing/agency";
import { until } from "@ribambelle/processes/signals";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Conduct, type TestMailServer, testMailServer } from "../testing/servers/testMailServer.ts";
import { hurryJobs, listJobs } from "../testing/stores/testJobs.store.ts";
import { forgetSent, recordsOf } from "../testing/stores/testLetterRecords.store.ts";
import { insertPerson, type TestPerson } from "../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp } from "../testing/testApp.ts";
import { countLetters } from "./letters.store.ts";
import { addLetterJobs, addLetters, retryLetters } from "./letters.ts";

const publicUrl = "https://portail.example.fr";
const settings = { MAIL_FROM: "Agence Été <portail@agence.example>", PUBLIC_URL: publicUrl };
let server: TestMailServer;
let portal: TestApp;
let person: TestPerson;

beforeAll(async () => {
  server = await testMailServer();
  const smtp = { SMTP_URL: `smtp://portal:secret@127.0.0.1:${server.port}` };
  portal = await buildTestApp(
    { ...settings, ...smtp },
    { deps: { agency: aShownAgency({ name: "Agence Été" }) } },
  );
});
afterAll(async () => {
  await portal.close();
  await server.down();
});
beforeEach(async () => {
  attempted = 0;
  person = await insertPerson(db(), "Parent", { first_name: "Zoé" });
});
afterEach(async () => {
  server.received.length = 0;
  server.conducts.length = 0;
  // What a test leaves waiting must not come in the middle of the next.
  await portal.database.connection.pool.query(
    "DELETE FROM letter; DELETE FROM graphile_worker._private_jobs",
  );
});

const db = () => portal.database.connection.db;
const write = (to = person) =>
  addLetters(db(), [{ kind: "identity.reset", personId: to.personId, locale: "fr" }], portal.deps.now());
const record = async (of = person) => (await recordsOf(db(), of.personId))[0];
const isSent = async () => (await record())?.state === "sent";
const isQuiet = async () => (await listJobs(db())).every(({ isRunning }) => !isRunning);
// How often the letter of this test had been tried when its test last looked: its job may run before the test asks.
let attempted = 0;
/** Lets the letter be tried now, and waits until it was. */
async function attempt(): Promise<void> {
  await until(async () => {
    await hurryJobs(db());
    const now = await record();
    return (now?.attempts ?? 0) > attempted && (now?.state !== "waiting" || now.lastRefusal !== null);
  });
  await until(isQuiet);
  attempted = (await record())?.attempts ?? 0;
}
const conducted = async (...conducts: Conduct[]) => {
  server.conducts.push(...conducts);
  await write();
  await attempt();
};
const keyOf = (body = "") => /resetKey=([\w-]{43})/.exec(body)?.[1] ?? "";
const errorLines = () =>
  portal
    .logged()
    .split("\n")
    .filter((line) => line.includes('"level":50'));

describe("a mail server that does not answer", () => {
  it("holds up letters, and no other job", async () => {
    const { promise: hold, resolve: answer } = Promise.withResolvers<void>();
    server.conducts.push({ hold }, { hold });
    const held = server.begun() + 2;
    for (const to of [person, await insertPerson(db(), "Parent")]) await write(to);
    await until(() => server.begun() === held);
    const other = await insertPerson(db(), "Parent");
    const asked = { body: { email: other.email }, headers: { origin: publicUrl } };
    await portal.call("POST", "/Authentication/requestResetMyPassword", asked);
    await until(async () => (await record(other))?.state === "waiting");
    answer();
    await until(async () => (await record(other))?.state === "sent");
  });
});

describe("a letter that the mail server takes", () => {
  it("goes once, from the agency, to the person alone, and its record says so", async () => {
    await write();
    await until(isSent);
    expect(server.received).toHaveLength(1);
    const [letter] = server.received;
    expect(letter?.envelope.mailFrom).toMatchObject({ address: "portail@agence.example" });
    expect(letter?.envelope.rcptTo.map(({ address }) => address)).toEqual([person.email]);
    expect(await record()).toMatchObject({ attempts: 1, lastRefusal: null, sentAt: expect.any(Date) });
    await until(async () => (await listJobs(db())).length === 0);
    expect(portal.logged()).not.toContain(person.email);
  });

  it("says how to reach the agency, though its own words do not (MAILS-09)", async () => {
    await write();
    await until(isSent);
    expect(server.received[0]?.body.split("01 99 00 12 34, contact@example.fr")).toHaveLength(3);
  });

  it("carries the headers of a letter that a machine wrote, and tells nothing of its maker", async () => {
    await write();
    await until(isSent);
    const { headers, raw, body } = server.received[0] ?? { headers: {}, raw: "", body: "" };
    const { id = "" } = (await record()) ?? {};
    expect(headers).toMatchObject({
      from: expect.stringMatching(/^=\?UTF-8\?Q\?Agence_=C3=89t=C3=A9\?= <portail@agence\.example>$/i),
      to: person.email,
      subject: "Choisissez votre mot de passe",
      "message-id": `<${id}@portail.example.fr>`,
      "auto-submitted": "auto-generated",
      "content-language": "fr",
      "mime-version": "1.0",
      "content-type": expect.stringMatching(/^multipart\/alternative; boundary=/),
      date: expect.stringMatching(/^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d \+0000$/),
    });
    expect(Object.keys(headers)).not.toContain("x-mailer");
    expect(raw.match(/^Content-Transfer-Encoding: .*$/gm)).toEqual(
      Array.from({ length: 2 }, () => "Content-Transfer-Encoding: quoted-printable"),
    );
    expect(raw.match(/charset=utf-8/gi)).toHaveLength(2);
    expect(Math.max(...raw.split("\r\n").map((line) => line.length))).toBeLessThanOrEqual(78);
    expect(raw).not.toMatch(/[^\r]\n|[^\x20-\x7e\r\n]/);
    expect(body.indexOf("text/plain")).toBeLessThan(body.indexOf("text/html"));
    expect(body).toContain("L’équipe Agence Été");
  });

  it("is not sent again when its job runs again", async () => {
    await write();
    await until(isSent);
    await addLetterJobs(db(), [{ id: (await record())?.id ?? "", at: portal.deps.now() }], portal.deps.now());
    await until(async () => (await listJobs(db())).length === 0);
    expect(server.received).toHaveLength(1);
  });
});

describe("a letter that is refused for now", () => {
  it("does not wait for a time that the clock had reached before it was put back", async () => {
    portal.pass(14 * 86_400);
    await conducted({ refuse: 451, at: "data" });
    portal.pass(-14 * 86_400);
    await attempt();
    expect([await isSent(), server.received.length]).toEqual([true, 1]);
  });

  it.each<[Conduct, string]>([
    [{ refuse: 421, at: "greeting" }, "server-refused 421"],
    [{ refuse: 554, at: "greeting" }, "server-refused 554"],
    [{ refuse: 535, at: "sign-in" }, "sign-in-refused 535"],
    [{ refuse: 454, at: "sign-in" }, "sign-in-refused 454"],
    [{ refuse: 451, at: "sender" }, "sender-refused 451"],
    [{ refuse: 550, at: "sender" }, "sender-refused 550"],
    [{ refuse: 450, at: "recipient", words: "4.2.0 greylisted" }, "recipient-refused 450 4.2.0"],
    [{ refuse: 554, at: "recipient", words: "5.7.1 Relay access denied" }, "recipient-refused 554 5.7.1"],
    [{ refuse: 451, at: "data" }, "message-refused 451"],
    [{ hangUp: "in-data" }, "connection-lost"],
  ])("waits a minute after %j, then goes once", async (conduct, lastRefusal) => {
    await conducted(conduct);
    expect(await record()).toMatchObject({ state: "waiting", attempts: 1, lastRefusal });
    expect(server.received).toEqual([]);
    // Its time has not come: nothing is tried.
    const begun = server.begun();
    await hurryJobs(db());
    await until(async () => (await listJobs(db())).every((job) => !job.isRunning));
    expect([server.begun(), await record()]).toMatchObject([begun, { attempts: 1 }]);
    portal.pass(60);
    await attempt();
    expect(server.received).toHaveLength(1);
    expect(await record()).toMatchObject({ state: "sent", attempts: 2, lastRefusal: null });
    expect(portal.logged()).not.toContain(person.email);
    expect(portal.logged()).not.toMatch(/said by the server|greylisted/);
  });

  it("waits for a mail server that is away for an hour, and is sent once when it is back", async () => {
    await server.down();
    await write();
    const pauses: number[] = [];
    for (let passed = 0; passed < 3_600; ) {
      await attempt();
      const { nextAttemptAt = new Date(0), lastRefusal } = (await record()) ?? {};
      expect(lastRefusal).toBe("unreachable ECONNREFUSED");
      const seconds = Math.round((nextAttemptAt.getTime() - portal.deps.now().getTime()) / 1_000);
      pauses.push(Math.round(seconds / 60));
      portal.pass(seconds + 1);
      passed += seconds;
    }
    await server.up();
    await attempt();
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32]);
    expect(server.received).toHaveLength(1);
    expect(await record()).toMatchObject({ state: "sent", attempts: 7 });
  });

  it("is given up after a day, not before, and the log says so without naming anybody", async () => {
    await server.down();
    await write();
    const { id = "" } = (await record()) ?? {};
    await attempt();
    portal.pass(24 * 3_600 - 60);
    await attempt();
    expect(await record()).toMatchObject({ state: "waiting" });
    portal.pass(61);
    await attempt();
    await server.up();
    expect(await record()).toMatchObject({ state: "given-up", attempts: 3, givenUpAt: expect.any(Date) });
    expect((await countLetters(db()))["given-up"]).toBe(1);
    expect(errorLines().at(-1)).toContain(`"letter":"${id}","kind":"identity.reset"`);
    expect(await retryLetters(db(), "all", portal.deps.now())).toBe(1);
    await until(isSent);
    expect(server.received[0]?.headers["message-id"]).toBe(`<${id}@portail.example.fr>`);
  });
});

describe("a letter that is refused for good", () => {
  it.each<[Conduct, string]>([
    [{ refuse: 550, at: "recipient", words: "5.1.1 No such user" }, "recipient-refused 550 5.1.1"],
    [{ refuse: 553, at: "recipient" }, "recipient-refused 553"],
    [{ refuse: 554, at: "data", words: "5.6.0 not like this" }, "message-refused 554 5.6.0"],
  ])("is given up at once after %j, and goes when somebody asks for it", async (conduct, lastRefusal) => {
    await conducted(conduct);
    expect(await record()).toMatchObject({ state: "given-up", attempts: 1, lastRefusal });
    expect(await listJobs(db())).toEqual([]);
    expect(errorLines().at(-1)).toContain(`"refusal":"${lastRefusal}"`);
    expect(errorLines().at(-1)).not.toMatch(/No such user|not like this|example\.fr/);
    const { id = "" } = (await record()) ?? {};
    expect(await retryLetters(db(), { id }, portal.deps.now())).toBe(1);
    await until(isSent);
    expect(await retryLetters(db(), { id }, portal.deps.now())).toBe(0);
  });
});

describe("a letter that cannot be written", () => {
  it("waits for who mends it, is noted as not written, and reaches no mail server", async () => {
    const order = { kind: "nobody.writes-this", personId: person.personId, locale: "fr" } as const;
    await addLetters(db(), [order], portal.deps.now());
    await attempt();
    expect(await record()).toMatchObject({ state: "waiting", attempts: 1, lastRefusal: "not-written" });
    expect(errorLines().join()).toContain("letter not written");
    expect(server.received).toEqual([]);
  });
});

describe("a letter of which nobody knows whether it was taken", () => {
  it("goes again as the same letter: same name, same bytes, same link", async () => {
    await conducted({ hangUp: "before-answer" });
    expect(await record()).toMatchObject({ state: "waiting", lastRefusal: "connection-lost" });
    portal.pass(60);
    await attempt();
    expect(server.received).toHaveLength(2);
    expect(server.received[1]?.raw).toBe(server.received[0]?.raw);
    expect(keyOf(server.received[0]?.body)).toHaveLength(43);
  });

  it("goes again so after a crash between the server's answer and the note of it", async () => {
    await write();
    await until(isSent);
    const { id = "" } = (await record()) ?? {};
    await until(async () => (await listJobs(db())).length === 0);
    await forgetSent(db(), id);
    await addLetterJobs(db(), [{ id, at: portal.deps.now() }], portal.deps.now());
    await until(isSent);
    expect(server.received).toHaveLength(2);
    expect(server.received[1]?.raw).toBe(server.received[0]?.raw);
  });
});
