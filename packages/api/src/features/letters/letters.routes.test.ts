import { randomUUID } from "node:crypto";
import { namingProblems } from "@ribambelle/domain/testing/named";
import { printedTexts } from "@ribambelle/domain/testing/printedTexts";
import { textProblems } from "@ribambelle/domain/testing/texts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { consentsOf } from "../../feature.ts";
import { features } from "../../features.ts";
import { invented } from "../../mail/invented.ts";
import { letterTasks } from "../../mail/letters.jobs.ts";
import { updateGivenUp, updateRefused, updateSent, updateWithdrawn } from "../../mail/letters.store.ts";
import { addLetters, sendLetterTask } from "../../mail/letters.ts";
import { openMailer } from "../../mail/mailer.ts";
import { insertStaff } from "../../testing/signedIn.ts";
import { listAudit } from "../../testing/stores/testAudit.store.ts";
import { listJobs } from "../../testing/stores/testJobs.store.ts";
import { recordsOf } from "../../testing/stores/testLetterRecords.store.ts";
import { runSql } from "../../testing/stores/testModeration.store.ts";
import { insertPerson, type TestPerson } from "../../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp } from "../../testing/testApp.ts";
import { byCommand } from "../audit/index.ts";
import { blockAddress } from "../optIns/index.ts";

let portal: TestApp;
let administrator: string;
let recruiter: string;
let parent: TestPerson;
let babysitter: TestPerson;
beforeAll(async () => {
  portal = await buildTestApp({ JOBS: "elsewhere" });
  administrator = await portal.signIn((await insertStaff(portal, ["administrator"])).userName);
  recruiter = await portal.signIn((await insertStaff(portal, ["recruiter"])).userName);
});
afterAll(() => portal.close());
beforeEach(async () => {
  start = portal.deps.now().getTime();
  parent = await insertPerson(db(), "Parent", { first_name: "Paule", last_name: "Petit" });
  babysitter = await insertPerson(db(), "BabySitter", { first_name: "Ana", last_name: "Abel" });
});

const db = () => portal.database.connection.db;
let start: number;
const hoursAgo = (hours: number) => new Date(start - hours * 3_600_000);
async function letterTo(
  { personId }: TestPerson,
  { kind = "identity.invitation", hours = 48, payload = {} } = {},
) {
  const [id = ""] = await addLetters(db(), [{ kind, personId, locale: "fr", payload }], hoursAgo(hours));
  return id;
}
interface Line {
  readonly id: string;
  readonly can: { readonly resend: boolean };
  readonly person: { readonly eMail: string | null };
}
async function list(query: object, cookie = administrator) {
  const answer = await portal.call("GET", `/Agency/Letters?${new URLSearchParams({ ...query })}`, { cookie });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json() as { items: Line[]; next: string | null; count: { value: number } };
}
const ids = async (query: object, cookie = administrator) =>
  (await list(query, cookie)).items.map(({ id }) => id);
const resend = (letterId: string, { cookie = administrator, key = randomUUID() as string } = {}) =>
  portal.call("POST", "/Agency/Letters/Resend", {
    cookie,
    headers: { "idempotency-key": key },
    body: { letterId },
  });
// What the list offers must be what the call does (AGUI-32).
async function offered({ personId }: TestPerson, ...letters: readonly string[]): Promise<boolean[]> {
  const { items } = await list({ personId });
  return letters.map((id) => items.find((line) => line.id === id)?.can.resend ?? false);
}
/** Lets a letter leave, as the job does that sends it. */
async function leave(letterId: string): Promise<void> {
  const { deps } = portal;
  const writers = Object.assign({}, ...features.map(({ letters }) => letters?.(deps).kinds ?? {}));
  const needs = { ...deps, mailer: openMailer(deps), writers, consents: consentsOf(features, deps) };
  await letterTasks(needs)[sendLetterTask]?.({ letterId }, { id: "1" });
}
const statesOf = async ({ personId }: TestPerson) =>
  (await recordsOf(db(), personId)).map(({ state }) => state).toSorted();

describe("the list of letters", () => {
  it("says of each what, about whom, how far it is and why it was not taken, never its words (MAILS-01, MAILS-03)", async () => {
    await runSql(db(), `UPDATE person SET password_hash = NULL WHERE id = ${parent.personId}`);
    const id = await letterTo(parent, { hours: 5 });
    await updateGivenUp(db(), id, "recipient-refused 550 5.1.1", hoursAgo(4));
    const { items } = await list({ personId: parent.personId });
    expect(items).toEqual([
      {
        id,
        kind: "identity.invitation",
        person: { userId: parent.personId, displayName: "Paule Petit", role: "Parent", eMail: parent.email },
        to: "person",
        locale: "fr",
        state: "given-up",
        attempts: 0,
        lastRefusal: { reason: "recipient-refused", codes: "550 5.1.1" },
        createdAt: hoursAgo(5).toISOString(),
        nextAttemptAt: null,
        sentAt: null,
        givenUpAt: hoursAgo(4).toISOString(),
        can: { resend: true },
      },
    ]);
  });

  it("narrows by state, by what was refused so far, by kind and by days, and sorts by the next attempt (MAILS-01, MAILS-16)", async () => {
    const waiting = await letterTo(parent, { hours: 1 });
    const refused = await letterTo(parent, { hours: 2, kind: "identity.reset" });
    const sent = await letterTo(parent, { hours: 30 });
    const withdrawn = await letterTo(parent, { hours: 80 });
    await updateRefused(db(), refused, "unreachable ECONNREFUSED", hoursAgo(-1));
    await updateSent(db(), sent, hoursAgo(30));
    await updateWithdrawn(db(), withdrawn);
    const personId = parent.personId;
    const day = (hours: number) => hoursAgo(hours).toISOString().slice(0, 10);
    expect(await ids({ personId })).toEqual([waiting, refused, sent, withdrawn]);
    expect(await ids({ personId, sort: "asked" })).toEqual([withdrawn, sent, refused, waiting]);
    expect((await ids({ personId, sort: "next" })).slice(0, 2)).toEqual([waiting, refused]);
    expect(await ids({ personId, state: "sent,withdrawn" })).toEqual([sent, withdrawn]);
    expect(await ids({ personId, state: "refused-so-far" })).toEqual([refused]);
    expect(await ids({ personId, kind: "identity.reset" })).toEqual([refused]);
    expect(await ids({ personId, to: day(72) })).toEqual([withdrawn]);
    expect(await ids({ personId, from: day(31), state: "sent" })).toEqual([sent]);
    const { count: outOf } = await list({});
    expect(outOf).toEqual({ value: expect.any(Number), isCapped: false });
    expect((await list({ personId, state: "sent" })).count).toEqual({ value: 1, isCapped: false, outOf });
  });

  it("holds no letter to people whom one may not read, nor to colleagues but for administrators (MAILS-03, AGUI-31)", async () => {
    const colleague = await insertPerson(db(), "Agency", {});
    const family = await letterTo(parent);
    const nanny = await letterTo(babysitter);
    const staff = await letterTo(colleague);
    const mine = async (cookie: string) => {
      const all = await Promise.all(
        [parent, babysitter, colleague].map(({ personId }) => ids({ personId }, cookie)),
      );
      return all.flat();
    };
    expect(await mine(administrator)).toEqual([family, nanny, staff]);
    expect(await mine(recruiter)).toEqual([nanny]);
  });

  it("shows no address of a letter that is written to a friend or to a member of the team (MAILS-03)", async () => {
    await letterTo(parent, { kind: "sponsorship.invitation" });
    await letterTo(parent, { kind: "surveys.finished" });
    const { items } = await list({ personId: parent.personId });
    expect(items.map(({ person }) => person.eMail)).toEqual([null, null]);
  });

  it("goes through letters of one instant neither twice nor past any, by either order (MAILS-16, AGUI-12)", async () => {
    const at = hoursAgo(500);
    await addLetters(
      db(),
      Array.from({ length: 60 }, () => ({
        kind: "identity.reset",
        personId: parent.personId,
        locale: "fr" as const,
      })),
      at,
    );
    await runSql(db(), `UPDATE letter SET state = 'withdrawn' WHERE person_id = ${parent.personId}`);
    for (const sort of ["-asked", "next", "-next"]) {
      const query = { personId: parent.personId, sort, limit: 25 };
      const first = await list(query);
      const second = await list({ ...query, after: first.next ?? "" });
      const third = await list({ ...query, after: second.next ?? "" });
      const seen = [first, second, third].flatMap(({ items }) => items.map(({ id }) => id));
      expect([seen.length, new Set(seen).size, third.next], sort).toEqual([60, 60, null]);
    }
  });

  it.each<[object, string]>([
    [{ after: "x" }, "agency.cursor-unusable"],
    [{ sort: "name" }, "request.invalid"],
    [{ state: "lost" }, "request.invalid"],
    [{ kind: "'; --" }, "request.invalid"],
    [{ personId: "1 OR 1" }, "request.invalid"],
    [{ from: "2026-02-30" }, "request.invalid"],
  ])("refuses a list that cannot be read: %j (MAILS-03, AGUI-27)", async (query, code) => {
    const answer = await portal.call("GET", `/Agency/Letters?${new URLSearchParams({ ...query })}`, {
      cookie: administrator,
    });
    expect([answer.statusCode, answer.json().code]).toEqual([400, code]);
  });
});

describe("a letter that is sent again", () => {
  it("is the same one where it was given up, once by two clicks and by two tabs (MAILS-04)", async () => {
    const id = await letterTo(parent, { kind: "identity.password-changed" });
    await updateGivenUp(db(), id, "message-refused 554", hoursAgo(1));
    await runSql(db(), "UPDATE letter SET attempts = 7; DELETE FROM graphile_worker._private_jobs");
    const key = randomUUID();
    const clicks = await Promise.all([resend(id, { key }), resend(id, { key })]);
    expect(clicks.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const tab = await resend(id);
    expect([tab.statusCode, tab.json().code]).toEqual([409, "letters.waiting"]);
    const { items } = await list({ personId: parent.personId });
    // What was refused before is no news of it any more.
    expect(items).toMatchObject([{ state: "waiting", attempts: 0, lastRefusal: null }]);
    expect(await listJobs(db())).toHaveLength(1);
    const acts = (await listAudit(db(), parent.personId)).filter(({ action }) => action === "letters.resent");
    expect(acts).toHaveLength(1);
    // A tab that still shows it as given up once it has left.
    await updateSent(db(), id, hoursAgo(1));
    expect((await resend(id)).json().code).toBe("letters.sent-lately");
  });

  it("is another one where it has left and is still true, by two tabs at once too (MAILS-04)", async () => {
    await runSql(db(), `UPDATE person SET password_hash = NULL WHERE id = ${parent.personId}`);
    const id = await letterTo(parent);
    await updateSent(db(), id, hoursAgo(25));
    expect((await list({ personId: parent.personId })).items[0]?.can).toEqual({ resend: true });
    const tabs = await Promise.all([resend(id), resend(id)]);
    expect(tabs.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await statesOf(parent)).toEqual(["sent", "waiting"]);
  });

  it("is refused once what it says is not true any more, tells of a moment, or is a reminder that is counted elsewhere (MAILS-04, AGCON-12)", async () => {
    const invitation = await letterTo(parent);
    await updateSent(db(), invitation, hoursAgo(25));
    const moment = await letterTo(parent, { kind: "identity.password-changed" });
    await updateSent(db(), moment, hoursAgo(25));
    const withdrawn = await letterTo(babysitter);
    await updateWithdrawn(db(), withdrawn);
    const reminder = await letterTo(parent, { kind: "contracts.signature-reminder" });
    await updateSent(db(), reminder, hoursAgo(25));
    expect(await offered(parent, invitation, moment, reminder)).toEqual([false, false, false]);
    expect(await offered(babysitter, withdrawn)).toEqual([false]);
    for (const id of [invitation, moment, withdrawn, reminder])
      expect((await resend(id)).json().code).toBe("letters.untrue");
    expect(await statesOf(parent)).toEqual(["sent", "sent", "sent"]);
  });

  it("is refused within a day of the last one that says the same, and not of another (MAILS-04)", async () => {
    await runSql(db(), `UPDATE person SET password_hash = NULL WHERE id = ${parent.personId}`);
    const [old, late] = [await letterTo(parent), await letterTo(parent)];
    await updateSent(db(), old, hoursAgo(40));
    await updateSent(db(), late, hoursAgo(23));
    const other = await letterTo(parent, { kind: "identity.password-changed" });
    await updateSent(db(), other, hoursAgo(1));
    expect(await offered(parent, old, late)).toEqual([false, false]);
    expect((await resend(old)).json().code).toBe("letters.sent-lately");
    await updateSent(db(), late, hoursAgo(25));
    await runSql(db(), `UPDATE letter SET sent_at = now() - interval '25 hours' WHERE id = '${late}'`);
    expect(await offered(parent, old, late)).toEqual([true, true]);
    expect((await resend(old)).statusCode).toBe(200);
    // Another that says the same waits now.
    expect(await offered(parent, old, late)).toEqual([false, false]);
    expect((await resend(late)).json().code).toBe("letters.waiting");
  });

  it("is of a kind whose words stay true (MAILS-04)", () => {
    const kinds = features.flatMap(({ letters }) => Object.entries(letters?.(portal.deps).kinds ?? {}));
    const repeatable = kinds.filter(([, { isRepeatable }]) => isRepeatable).map(([kind]) => kind);
    expect(repeatable.toSorted()).toEqual([
      "certificates.published",
      "contracts.to-sign",
      "identity.invitation",
      "invoices.issued",
      "payslips.closing",
      "photos.rejected",
      "profile.advert-to-correct",
      "readings.added",
      "renewals.copy",
      "signatures.completed",
      "signatures.to-sign",
    ]);
  });

  it("is refused to whoever has no address that receives (MAILS-04)", async () => {
    const blocked = await letterTo(parent);
    await updateGivenUp(db(), blocked, "recipient-refused 550 5.1.1", hoursAgo(1));
    await blockAddress(db(), byCommand, parent.email, portal.deps.now());
    const without = await letterTo(babysitter);
    await updateGivenUp(db(), without, "no-mail-server", hoursAgo(1));
    await runSql(db(), `UPDATE person SET email = NULL WHERE id = ${babysitter.personId}`);
    expect([...(await offered(parent, blocked)), ...(await offered(babysitter, without))]).toEqual([
      false,
      false,
    ]);
    for (const id of [blocked, without]) expect((await resend(id)).json().code).toBe("letters.no-address");
  });

  it("brings no link to whoever is kept out, one by one or all at once; what only tells them something goes (MAILS-04, FOLKS-31)", async () => {
    await runSql(db(), `UPDATE person SET password_hash = NULL WHERE id = ${babysitter.personId}`);
    const reset = await letterTo(parent, { kind: "identity.reset" });
    const invitation = await letterTo(babysitter);
    const told = await letterTo(parent, { kind: "identity.password-changed" });
    for (const id of [reset, invitation, told]) await updateGivenUp(db(), id, "unreachable", hoursAgo(1));
    await runSql(
      db(),
      `UPDATE person SET blocked_at = now(), block_reason = 'Enquête' WHERE id IN (${parent.personId}, ${babysitter.personId})`,
    );
    expect(await offered(parent, reset, told)).toEqual([false, true]);
    expect(await offered(babysitter, invitation)).toEqual([false]);
    for (const id of [reset, invitation]) expect((await resend(id)).json().code).toBe("letters.untrue");
    expect((await resend(told)).statusCode).toBe(200);
    await portal.call("POST", "/Agency/Letters/RetryAll", { cookie: administrator });
    for (const letterId of [reset, invitation, told]) await leave(letterId);
    expect(await statesOf(parent)).toEqual(["sent", "withdrawn"]);
    expect(await statesOf(babysitter)).toEqual(["withdrawn"]);
  });

  it("is not found where one may not read its person, as one that is not there (MAILS-04, AGUI-30)", async () => {
    const id = await letterTo(parent);
    await updateGivenUp(db(), id, "message-refused 554", hoursAgo(1));
    for (const asked of [id, "x".repeat(22)]) {
      const answer = await resend(asked, { cookie: recruiter });
      expect([answer.statusCode, answer.json().code]).toEqual([404, "request.not-found"]);
    }
    expect(await statesOf(parent)).toEqual(["given-up"]);
  });
});

it("sends all that were given up again but for those whose address was the reason, as one act (MAILS-05)", async () => {
  await runSql(db(), "UPDATE letter SET state = 'withdrawn', given_up_at = NULL WHERE state = 'given-up'");
  const reasons = ["recipient-refused 550", "address-unusable", "message-refused 554", "unreachable"];
  for (const reason of reasons) await updateGivenUp(db(), await letterTo(parent), reason, hoursAgo(1));
  const all = (cookie: string) => portal.call("POST", "/Agency/Letters/RetryAll", { cookie });
  expect((await all(recruiter)).statusCode).toBe(403);
  expect((await all(administrator)).json()).toEqual({ count: 2 });
  expect((await all(administrator)).json()).toEqual({ count: 0 });
  expect(await statesOf(parent)).toEqual(["given-up", "given-up", "waiting", "waiting"]);
});

describe("the models of letters", () => {
  const ask = (path: string, cookie = recruiter) =>
    portal.call("GET", `/Agency/LetterModels${path}`, { cookie, headers: { "accept-language": "en" } });

  it("every kind has a name, says when it leaves, and reads in both languages with one way into the portal at most (MAILS-07, MAILS-08, MAILS-09)", async () => {
    const models = (await ask("")).json() as {
      kind: string;
      group: string;
      name: string;
      when: string;
      isOptional: boolean;
    }[];
    expect(models.length).toBeGreaterThan(25);
    const { contact } = portal.deps.agency;
    expect(models.find(({ kind }) => kind === "identity.invitation")).toEqual({
      kind: "identity.invitation",
      group: "Account and access",
      name: "Invitation",
      when: "When the agency invites somebody to choose a first password.",
      isOptional: false,
    });
    // Those of the three purposes that people may refuse: an invitation by a sponsor has a refusal of its own.
    const optional = models.filter((model) => model.isOptional).map(({ kind }) => kind);
    expect(optional.toSorted()).toEqual(["nannies.found", "offers.found", "renewals.information"]);
    for (const { kind, when, isOptional } of models) {
      expect(when, kind).toMatch(/\.$/);
      const written = await Promise.all(
        ["fr", "en"].map(async (locale) => (await ask(`/${kind}?locale=${locale}`)).json()),
      );
      for (const { subject, html, text } of written) {
        expect(subject, kind).not.toMatch(/undefined|NaN|null/);
        expect(text, kind).not.toMatch(/undefined|NaN|null|Invalid/);
        expect(text, kind).toContain(portal.deps.agency.name);
        // How to reach it: one way at least, and none twice.
        for (const words of [text, html as string]) {
          const said = [contact.phone, contact.email].map((way) => words.split(way).length - 1);
          expect([kind, Math.max(...said)]).toEqual([kind, 1]);
        }
        const links = [...(html as string).matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
        expect(
          links.every((href) => href === "#"),
          kind,
        ).toBe(true);
        // One button, whose address stands below it for who cannot click; what one may refuse has a way to do so beside it.
        const hasWayOut = isOptional || kind === "sponsorship.invitation";
        expect(links.length, kind).toBeLessThanOrEqual(hasWayOut ? 3 : 2);
        expect(html, kind).not.toContain("<img");
      }
      expect(written[0].subject, kind).not.toBe(written[1].subject);
    }
  });

  it("every kind is written as French is, and names in each language what it names in the other (I18N-01, I18N-02, MAILS-09)", async () => {
    const models = (await ask("")).json() as { kind: string }[];
    const linesOf = async (kind: string, locale: string) => {
      const { subject, text } = (await ask(`/${kind}?locale=${locale}`)).json() as Record<string, string>;
      return [subject ?? "", ...(text ?? "").split("\n")].filter((line) => /\p{L}.* /u.test(line));
    };
    const lines = await Promise.all(
      models.map(async ({ kind }) => {
        const [french, english] = [await linesOf(kind, "fr"), await linesOf(kind, "en")];
        expect([kind, english.length]).toEqual([kind, french.length]);
        // A name is no word.
        const said = (line = "") => line.replaceAll(invented.name, invented.firstName);
        return french.map((fr, at) => ({ where: kind, fr: said(fr), en: said(english[at]) }));
      }),
    );
    expect(textProblems(lines.flat(), printedTexts)).toEqual([]);
    expect(namingProblems(lines.flat())).toEqual([]);
  });

  it("none has a name that this version does not know (MAILS-07)", async () => {
    for (const kind of ["identity.nothing", "constructor", "__proto__"])
      expect((await ask(`/${kind}`)).statusCode).toBe(404);
  });
});

it("no letter is written to or about somebody who has left, whatever its kind (AUTH-OP9)", async () => {
  const { personId } = await insertPerson(db(), "Parent", { deactivated_at: new Date(start) });
  // Whatever else it is about is not there either.
  const payload = new Proxy({}, { get: () => "0" });
  const due = { id: randomUUID(), personId, locale: "fr", payload, lastAddress: null } as const;
  const kinds = features.flatMap(({ letters }) => Object.entries(letters?.(portal.deps).kinds ?? {}));
  expect(kinds.length).toBeGreaterThan(50);
  for (const [kind, { write }] of kinds) {
    const written = await db()
      .transaction()
      .execute<unknown>((transaction) => write(transaction, due));
    expect([kind, written]).toEqual([kind, null]);
  }
});

it("the desk counts the letters of the list that it opens, those given up as overdue (MAILS-01, DESK-03)", async () => {
  await runSql(db(), "UPDATE letter SET state = 'withdrawn', given_up_at = NULL, sent_at = NULL");
  await updateGivenUp(db(), await lettersAbout(parent), "message-refused 554", hoursAgo(1));
  await updateRefused(db(), await lettersAbout(babysitter), "unreachable", hoursAgo(-1));
  const tile = async (cookie: string) => {
    const { tiles } = (await portal.call("GET", "/Agency/Desk", { cookie })).json();
    return tiles.find(({ code }: { code: string }) => code === "letters-failed");
  };
  expect(await tile(administrator)).toMatchObject({ count: 2, overdueCount: 1 });
  expect(await tile(recruiter)).toMatchObject({ count: 1, overdueCount: 0 });
  expect(await ids({ state: "given-up,refused-so-far" }, recruiter)).toHaveLength(1);
});

const lettersAbout = (person: TestPerson) => letterTo(person, { hours: 2 });
