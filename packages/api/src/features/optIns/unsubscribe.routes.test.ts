import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readWebBuild } from "../../pages/webBuild.ts";
import { listAudit } from "../../testing/stores/testAudit.store.ts";
import { listChanges } from "../../testing/stores/testOptIns.store.ts";
import { insertPerson, type TestPerson } from "../../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp } from "../../testing/testApp.ts";
import { writeTestWebBuild } from "../../testing/testWebBuild.ts";
import { openConsents } from "./consents.ts";
import { getOptIns } from "./optIns.store.ts";

const written = writeTestWebBuild();
let portal: TestApp;
let person: TestPerson;
let link: string;
beforeAll(async () => {
  portal = await buildTestApp({}, { deps: { webBuild: readWebBuild(written.folder) } });
});
afterAll(async () => {
  await portal.close();
  written.remove();
});
beforeEach(async () => {
  person = await insertPerson(db(), "BabySitter", { locale: "en" });
  link = await linkOf(person);
});

const db = () => portal.database.connection.db;
const linkOf = async ({ personId }: TestPerson) => {
  const letter = { personId, purpose: "agency-information", locale: "fr" } as const;
  const wayOut = await openConsents(portal.deps).wayOutOf(db(), letter);
  return (wayOut?.url ?? "").replace(portal.deps.publicUrl, "");
};
const oneClick = "List-Unsubscribe=One-Click";
const formType = "application/x-www-form-urlencoded";
const post = (url = link, payload = oneClick, headers: Record<string, string> = {}) =>
  portal.app.inject({
    method: "POST",
    url,
    headers: { "content-type": formType, ...headers },
    payload,
    remoteAddress: "203.0.113.7",
  });
const open = (url = link) => portal.app.inject({ url });
const titleOf = ({ body }: { body: string }) => /<title>(.*?)<\/title>/.exec(body)?.[1];
const choices = async () => (await getOptIns(db(), person.personId)).choices;
const changes = () => listChanges(db(), person.personId);

describe("the one POST of a mail program (RFC 8058)", () => {
  it("ends those letters alone, without sign-in, and is noted with the link’s words (SETTINGS-OP10)", async () => {
    const before = await choices();
    const answer = await post();
    expect([answer.statusCode, answer.headers.location, answer.headers["set-cookie"]]).toEqual([
      200,
      undefined,
      undefined,
    ]);
    expect(await choices()).toEqual({ ...before, agencyInformationEmail: false });
    expect(await changes()).toEqual([
      {
        name: "agencyInformationEmail",
        wasTaken: null,
        isTaken: false,
        source: "link",
        words: "Stop receiving news from the agency by e-mail",
        locale: "en",
        changedAt: expect.any(Date),
      },
    ]);
    expect(await listAudit(db(), person.personId)).toEqual([
      expect.objectContaining({
        action: "opt-ins.refused",
        actorId: null,
        address: "203.0.113.7",
        subject: "agencyInformationEmail (link)",
      }),
    ]);
  });

  it("is answered the same when it comes again, or twice at once, and changes nothing more (SETTINGS-OP10)", async () => {
    const answers = await Promise.all([post(), post()]);
    answers.push(await post());
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await changes()).toHaveLength(1);
  });

  it.each([
    ["a page of another site", { origin: "https://mail.example", "sec-fetch-site": "cross-site" }],
    ["somebody who is signed in as another", {}],
  ])("may come from %s: the key is the permission (SETTINGS-OP10)", async (_who, headers) => {
    const other = await insertPerson(db(), "Parent");
    const answer = await post(link, oneClick, { ...headers, cookie: await portal.signIn(other.userName) });
    expect(answer.statusCode).toBe(200);
    expect((await choices()).agencyInformationEmail).toBe(false);
    expect(await listChanges(db(), other.personId)).toEqual([]);
  });

  it.each([
    [
      "multipart",
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    ],
    [
      "with a type of its own",
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\nContent-Type: text/plain\r\n\r\nOne-Click\r\n--b--',
    ],
  ])("may be a form with parts (%s) (SETTINGS-OP10)", async (_kind, form) => {
    const answer = await post(link, form, { "content-type": "multipart/form-data; boundary=b" });
    expect(answer.statusCode).toBe(200);
    expect((await choices()).agencyInformationEmail).toBe(false);
  });

  it.each([
    ["nothing", "", formType, 400],
    ["another value", "List-Unsubscribe=Two-Clicks", formType, 400],
    ["another field", "Unsubscribe=One-Click", formType, 400],
    ["JSON of another value", '{"List-Unsubscribe":"Other"}', "application/json", 415],
    ["plain text", "One-Click", "text/plain", 415],
    ["a long form", `${oneClick}&x=${"x".repeat(20_000)}`, formType, 413],
  ])("is nothing else: %s is refused (SETTINGS-OP10)", async (_what, form, type, status) => {
    const answer = await post(link, form, { "content-type": type });
    expect(answer.statusCode).toBe(status);
    expect(await changes()).toEqual([]);
  });

  it("works years later, in another process, and answers kindly once the account is deleted (SETTINGS-OP10)", async () => {
    portal.pass(10 * 365 * 86_400);
    const later = await insertPerson(db(), "Parent");
    const old = await linkOf(later);
    expect((await post(old)).statusCode).toBe(200);
    portal.pass(-10 * 365 * 86_400);
    const cookie = await portal.signIn(person.userName);
    await portal.call("POST", "/Authentication/deleteMyAccount", { cookie });
    expect((await post()).statusCode).toBe(200);
    const page = await open();
    expect([page.statusCode, titleOf(page)]).toEqual([200, "unsubscribe-gone fr"]);
    expect(await changes()).toEqual([]);
  });

  it("a POST with a wrong key is told so, and after thirty from one address to wait; a good key is not counted (SETTINGS-OP10)", async () => {
    const wrong = `${link.slice(0, -1)}${link.endsWith("A") ? "B" : "A"}`;
    expect([(await post(wrong)).statusCode, (await post(link.slice(0, -3))).statusCode]).toEqual([404, 404]);
    expect((await post("/desabonnement")).statusCode).toBe(404);
    for (let count = 3; count < 30; count++) await post(wrong);
    expect((await post()).statusCode).toBe(429);
    const pressed = await post(link, `${oneClick}&page=oui`);
    expect([pressed.statusCode, pressed.headers.location]).toEqual([
      303,
      expect.stringMatching(/^\/erreur\?message=Trop\+de\+tentatives/),
    ]);
    const elsewhere = await portal.app.inject({
      method: "POST",
      url: link,
      headers: { "content-type": formType },
      payload: oneClick,
      remoteAddress: "203.0.113.8",
    });
    expect(elsewhere.statusCode).toBe(200);
    await portal.database.connection.pool.query("DELETE FROM attempt");
  });
});

describe("the link in a browser", () => {
  const fromPage = `${oneClick}&page=oui`;

  it("asks, changes nothing by being opened, and leads to the person’s settings (SETTINGS-OP10)", async () => {
    for (const method of ["GET", "HEAD"] as const)
      expect((await portal.app.inject({ method, url: link })).statusCode).toBe(200);
    const page = await open();
    expect(titleOf(page)).toBe("unsubscribe-asks-agency-information fr");
    expect(page.body).toContain('value="/intervenant/parametres"');
    expect([await changes(), page.headers["cache-control"]]).toEqual([[], "no-store"]);
  });

  it("confirms after the page’s own button, without script, in the page’s language (SETTINGS-OP10)", async () => {
    const answer = await post(link, fromPage, { cookie: "locale=fr" });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, link]);
    expect(titleOf(await open())).toBe("unsubscribe-done-agency-information fr");
    expect((await changes())[0]).toMatchObject({
      locale: "fr",
      words: "Ne plus recevoir les informations de l’agence par e-mail",
    });
  });

  it.each([
    ["cut off", () => link.slice(0, -5)],
    ["without its key", () => "/desabonnement"],
    ["of somebody’s making", () => `${link.slice(0, -8)}AAAAAAAA`],
    ["with an odd key", () => "/desabonnement?cle=%00&cle=x"],
  ])("is told to be unknown when it is %s (SETTINGS-OP10)", async (_how, url) => {
    const page = await open(url());
    expect([page.statusCode, titleOf(page)]).toEqual([404, "unsubscribe-unknown fr"]);
    expect((await post(url(), fromPage)).statusCode).toBe(303);
    await portal.database.connection.pool.query("DELETE FROM attempt");
  });
});
