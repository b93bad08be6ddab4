import { until } from "@ribambelle/processes/signals";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { jobTimeLimits } from "../../db/connection/timeLimits.ts";
import { runJobs } from "../../jobs/runJobs.ts";
import type { OptionalPurpose } from "../../mail/letterPurpose.ts";
import { letterTasks } from "../../mail/letters.jobs.ts";
import { addLetters, type LetterWriters } from "../../mail/letters.ts";
import { openMailer } from "../../mail/mailer.ts";
import { type TestMailServer, testMailServer } from "../../testing/servers/testMailServer.ts";
import { recordsOf } from "../../testing/stores/testLetterRecords.store.ts";
import { insertPerson, type TestPerson } from "../../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp } from "../../testing/testApp.ts";
import { blockAddress } from "./blockedAddresses.actions.ts";
import { openConsents } from "./consents.ts";
import { changeOptIns } from "./optIns.actions.ts";
import { isBlocked } from "./optIns.store.ts";

// The portal sends none of these yet: letters of the test's own go through the portal's queue and a real mail server.
const words = {
  subject: "Des nouvelles",
  preheader: "",
  firstName: "",
  paragraphs: ["Voici."],
  closing: [],
};
const recipientOf = (personId: number) => `${personId}@example.fr`;
const told = { name: { fr: "Lettre", en: "Letter" }, when: { fr: "Jamais.", en: "Never." } };
const service = { subject: "Service", html: "<p>Service</p>", text: "Service" };
const optional = (purpose: OptionalPurpose) => ({
  ...told,
  purpose,
  model: () => words,
  write: async (_: unknown, { personId }: { personId: number }) => ({
    recipient: recipientOf(personId),
    words,
  }),
});
const writers: LetterWriters = {
  agency: optional("agency-information"),
  partners: optional("partners-information"),
  adverts: optional("new-adverts"),
  service: {
    ...told,
    purpose: "service",
    model: () => service,
    write: async (_, { personId }) => ({
      recipient: recipientOf(personId),
      letter: service,
    }),
  },
};

let server: TestMailServer;
let portal: TestApp;
let person: TestPerson;
beforeAll(async () => {
  server = await testMailServer();
  portal = await buildTestApp({ JOBS: "elsewhere", SMTP_URL: `smtp://127.0.0.1:${server.port}` });
});
afterAll(async () => {
  await portal.close();
  await server.down();
});
beforeEach(async () => {
  server.received.length = 0;
  person = await insertPerson(db(), "Parent");
  await portal.database.connection.pool.query("UPDATE person SET email = id || '@example.fr' WHERE id = $1", [
    person.personId,
  ]);
});

const db = () => portal.database.connection.db;
const by = { actorId: null, address: null, requestId: null };
const order = (...kinds: string[]) =>
  addLetters(
    db(),
    kinds.map((kind) => ({ kind, personId: person.personId, locale: "fr" as const })),
    portal.deps.now(),
  );
const take = (changes: Parameters<typeof changeOptIns>[3]) =>
  changeOptIns(db(), by, person.personId, changes, {
    source: "settings",
    words: () => "x",
    locale: "fr",
    at: portal.deps.now(),
  });
/** Lets what was ordered go, until what is waited for has come. */
async function sendUntil(condition: () => Promise<boolean>): Promise<void> {
  const deps = { ...portal.deps, connection: portal.deps.connection.openMore(jobTimeLimits, 2) };
  const tasks = letterTasks({ ...deps, mailer: openMailer(deps), writers, consents: openConsents(deps) });
  const jobs = await runJobs(deps.connection, tasks, [], deps.log);
  try {
    await until(condition);
  } finally {
    await jobs.stop();
  }
}
const records = () => recordsOf(db(), person.personId);
/** Lets all that was ordered go; gives what became of each kind. */
async function send(): Promise<Record<string, string>> {
  await sendUntil(async () => (await records()).every(({ state }) => state !== "waiting"));
  return Object.fromEntries((await records()).map(({ kind, state }) => [kind, state]));
}

describe("a letter that one may refuse", () => {
  it("goes to who takes it when it is sent, whatever held when it was ordered (SETTINGS-15, SETTINGS-18, SETTINGS-OP8)", async () => {
    await order("agency", "partners", "adverts", "service");
    await take({ agencyInformationEmail: false, newAdvertsEmail: true });
    expect(await send()).toEqual({
      agency: "withdrawn",
      partners: "withdrawn",
      adverts: "sent",
      service: "sent",
    });
  });

  it("carries the way out in its head, its page and its text, and the link works (SETTINGS-OP10)", async () => {
    await order("agency");
    await send();
    const [{ headers, body }] = server.received as [(typeof server.received)[number]];
    const url = /^<(.+)>$/.exec(headers["list-unsubscribe"] ?? "")?.[1] ?? "";
    expect(url).toMatch(/^http:\/\/localhost:3000\/desabonnement\?cle=[\w-]{32}$/);
    expect(headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
    const [text = "", html = ""] = body.split("text/html");
    for (const part of [text, html]) {
      expect(part).toContain(url);
      expect(part).toContain("Ne plus recevoir les informations de l’agence par e-mail");
    }
    const answer = await portal.app.inject({
      method: "POST",
      url: url.replace("http://localhost:3000", ""),
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: headers["list-unsubscribe-post"] ?? "",
    });
    expect(answer.statusCode).toBe(200);
    await order("agency");
    expect((await send()).agency).toBe("withdrawn");
    expect(server.received).toHaveLength(1);
  });

  it("carries a way out of its own, the same in each letter of its kind (SETTINGS-OP10)", async () => {
    await take({ partnersInformationEmail: true, newAdvertsEmail: true });
    const wayOuts: unknown[] = [];
    for (const kind of ["adverts", "agency", "partners", "adverts"]) {
      server.received.length = 0;
      await order(kind);
      await send();
      wayOuts.push(server.received[0]?.headers["list-unsubscribe"]);
    }
    expect(wayOuts[3]).toBe(wayOuts[0]);
    expect(new Set(wayOuts).size).toBe(3);
  });

  it("does not go to an address that bounces, and service letters still do (SETTINGS-21, SETTINGS-OP11)", async () => {
    await blockAddress(db(), by, recipientOf(person.personId), portal.deps.now());
    await order("agency", "service");
    expect(await send()).toEqual({ agency: "withdrawn", service: "sent" });
    expect(server.received[0]?.headers).not.toHaveProperty("list-unsubscribe");
  });

  it.each([
    ["5.1.1 No such user", true],
    ["5.1.10 Null MX", true],
    ["5.2.2 Mailbox full", false],
    ["5.7.26 SPF fails", false],
  ])("stops after « %s »: %s (SETTINGS-OP11)", async (said, stops) => {
    server.conducts.push({ refuse: 550, at: "recipient", words: said });
    await order("service");
    await sendUntil(async () => (await records())[0]?.lastRefusal != null);
    expect(await isBlocked(db(), person.personId)).toBe(stops);
    await portal.database.connection.pool.query(
      "DELETE FROM letter; DELETE FROM graphile_worker._private_jobs",
    );
  });
});
