import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerSession } from "smtp-server";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { buildTestApp, type TestApp } from "../../testing/testApp.ts";
import { hurryJobs, listJobs } from "../../testing/testJobs.store.ts";
import { insertPerson, type TestPerson } from "../../testing/testPeople.store.ts";
import { until } from "../../testing/testSessions.store.ts";

interface Received {
  readonly envelope: SMTPServerSession["envelope"];
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const received: Received[] = [];
// What the mail server says to each of the next letters; it takes the others.
const refusals: { at: "recipient" | "data"; code: number }[] = [];
const refuse = (code: number) => Object.assign(new Error("not now"), { responseCode: code });
const takes = (at: "recipient" | "data") =>
  refusals[0]?.at === at ? refuse(refusals.shift()?.code ?? 451) : null;
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onRcptTo: (_address, _session, done) => done(takes("recipient")),
  async onData(stream, { envelope }, done) {
    const raw = Buffer.concat(await stream.toArray()).toString("utf8");
    const refused = takes("data");
    if (!refused) received.push({ envelope, ...parse(raw) });
    done(refused);
  },
});

function parse(raw: string): Pick<Received, "headers" | "body"> {
  const [head = "", ...rest] = raw.split("\r\n\r\n");
  const lines = head.replace(/\r\n\s+/g, " ").split("\r\n");
  const headers = lines.map((line) => [line.split(":")[0]?.toLowerCase(), line.replace(/^[^:]+:\s*/, "")]);
  const bytes = rest.join("\n\n").replace(/=\r\n/g, "");
  const body = bytes.replace(/(=[\dA-F]{2})+/g, (run) =>
    Buffer.from(run.replaceAll("=", ""), "hex").toString(),
  );
  return { headers: Object.fromEntries(headers), body };
}

let portal: TestApp;
let person: TestPerson;
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  portal = await buildTestApp({
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: "Agence Été <portail@agence.example>",
    PUBLIC_URL: "https://portail.example.fr",
    RESETS_PER_ADDRESS: "1000",
  });
});
afterAll(async () => {
  await portal.close();
  const { promise, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  await promise;
});
beforeEach(async () => {
  person = await insertPerson(db(), "Parent", { first_name: "Zoé" });
});
afterEach(() => {
  received.length = 0;
  refusals.length = 0;
});

const db = () => portal.database.connection.db;
const ask = async () => {
  const headers = { origin: "https://portail.example.fr" };
  const answer = await portal.call("POST", "/Authentication/requestResetMyPassword", {
    body: { email: person.email },
    headers,
  });
  expect(answer.statusCode).toBe(200);
};
const waiting = async () => (await listJobs(db())).filter(({ isRunning }) => !isRunning);
const isDone = async () => (await listJobs(db())).length === 0 && received.length > 0;
const keyOf = (letter: Received | undefined) => /resetKey=([\w-]{43})/.exec(letter?.body ?? "")?.[1] ?? "";
const resetWith = (resetKey: string) =>
  portal.call("POST", "/Authentication/resetMyPassword", {
    body: { password: "Nouveau-Secret-7", resetKey },
    headers: { origin: "https://portail.example.fr" },
  });

describe("sending the reset letter", () => {
  it("hands it to the mail server, from the agency, to the person alone", async () => {
    await ask();
    await until(isDone, 10_000);
    expect(received).toHaveLength(1);
    const [letter] = received;
    expect(letter?.envelope.mailFrom).toMatchObject({ address: "portail@agence.example" });
    expect(letter?.envelope.rcptTo.map(({ address }) => address)).toEqual([person.email]);
    expect(letter?.headers).toMatchObject({
      from: expect.stringMatching(/^=\?UTF-8\?Q\?Agence_=C3=89t=C3=A9\?= <portail@agence\.example>$/i),
      to: person.email,
      subject: "Choisissez votre mot de passe",
      "message-id": expect.stringMatching(/^<reset-\d+@portail\.example\.fr>$/),
      "content-type": expect.stringMatching(/^multipart\/alternative; boundary=/),
      "mime-version": "1.0",
    });
    expect(letter?.body).toContain("Bonjour Zoé,");
    expect(letter?.body).toContain('<html lang="fr">');
    const link = `https://portail.example.fr/reinitialisation-mot-de-passe?resetKey=${keyOf(letter)}`;
    expect(letter?.body.split(link)).toHaveLength(5);
    expect((await resetWith(keyOf(letter))).statusCode).toBe(200);
  });

  it.each([
    ["recipient", 450],
    ["data", 451],
    ["data", 554],
  ] as const)(
    "keeps it when it is refused at the %s (%i), and sends it once when it is taken",
    async (at, code) => {
      refusals.push({ at, code }, { at, code });
      await ask();
      for (const attempts of [1, 2]) {
        await until(async () => (await waiting()).some((job) => job.attempts === attempts), 10_000);
        expect(received).toEqual([]);
        expect((await waiting())[0]?.lastError).toMatch(/not now/);
        await hurryJobs(db());
      }
      await until(isDone, 10_000);
      expect(received).toHaveLength(1);
      expect(received[0]?.headers["message-id"]).toMatch(/^<reset-\d+@portail\.example\.fr>$/);
      expect((await resetWith(keyOf(received[0]))).statusCode).toBe(200);
      expect(portal.logged()).not.toContain(person.email);
    },
  );

  it("makes nobody wait: the page is answered while the mail server is not even there", async () => {
    const lost = await buildTestApp(
      { SMTP_URL: "smtp://127.0.0.1:9", RESETS_PER_ADDRESS: "1000" },
      { database: portal.database },
    );
    const body = { email: person.email };
    expect((await lost.call("POST", "/Authentication/requestResetMyPassword", { body })).statusCode).toBe(
      200,
    );
    await lost.close();
    await hurryJobs(db());
    await until(isDone, 10_000);
    expect(received[0]?.envelope.rcptTo.map(({ address }) => address)).toEqual([person.email]);
  });
});
