import { until } from "@ribambelle/processes/signals";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readWebBuild } from "../pages/webBuild.ts";
import { recordsOf } from "../testing/stores/testLetterRecords.store.ts";
import { lettersTo } from "../testing/stores/testLetters.store.ts";
import { insertPerson } from "../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp, testOrigin } from "../testing/testApp.ts";
import { writeTestWebBuild } from "../testing/testWebBuild.ts";
import { insertMailboxLetter } from "./mailbox.store.ts";
import { mailboxPath } from "./mailboxPath.ts";

const written = writeTestWebBuild();
let portal: TestApp;
beforeAll(async () => {
  portal = await buildTestApp({}, { deps: { webBuild: readWebBuild(written.folder) } });
});
afterAll(async () => {
  await portal.close();
  written.remove();
});

const db = () => portal.database.connection.db;
const read = (path: string, host = new URL(testOrigin).host, locale = "fr") =>
  portal.app.inject({ url: mailboxPath + path, headers: { host, "accept-language": locale } });
const keep = async (subject: string, html: string, plain: string) => {
  await insertMailboxLetter(db(), { recipient: `"><b>x</b>@example.fr`, subject, html, plain });
  const listed = (await read("")).body.match(/href="\/boite-aux-lettres\/(\d+)"/);
  return `/${listed?.[1]}`;
};

describe("the mailbox of a portal without mail server", () => {
  it("says that it is empty", async () => {
    const answer = await read("");
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
    });
    expect(answer.body).toContain("Aucune lettre pour le moment.");
  });

  it("shows letters, newest first, and runs nothing of what they say", async () => {
    const html = `<html><head></head><body>" onload="alert(1)<script>alert(2)</script></body></html>`;
    const path = await keep("<script>alert(0)</script>", html, "</pre><script>alert(3)</script>");
    const newest = await keep("Deuxième", "<html></html>", "x");
    const list = (await read("")).body;
    expect([...list.matchAll(/href="\/boite-aux-lettres(\/\d+)"/g)].map(([, link]) => link)).toEqual([
      newest,
      path,
    ]);
    const letter = await read(path);
    for (const body of [list, letter.body]) {
      expect(body).not.toMatch(/<script(?! type="application\/json")|<b>|" onload=/);
      expect(body).toContain("&lt;script&gt;alert(0)&lt;/script&gt;");
    }
    expect(letter.body).toContain('sandbox="allow-same-origin allow-top-navigation-by-user-activation"');
    expect(letter.headers["content-security-policy"]).toContain("script-src 'self'");
    expect(letter.headers["cache-control"]).toBe("no-store");
  });

  it("stands in the frame of the pages, in the language of who reads, each letter with its day and hour", async () => {
    const path = await keep("À lire <ici>", "<html></html>", "x");
    const list = (await read("")).body;
    expect(list).toContain("<title>Boîte aux lettres de développement fr</title>");
    expect(list).toMatch(/<main><h1>Boîte aux lettres de développement<\/h1><ul><li>/);
    expect(list).toMatch(/À &quot;&gt;&lt;b&gt;x&lt;\/b&gt;@example.fr, le \d+\S* \S+ \d{4} à \d+\sh/);
    const english = await read(path, undefined, "en");
    expect(english.headers).toMatchObject({ "content-language": "en", vary: "Accept-Language, Cookie" });
    const letter = english.body;
    expect(letter).toContain("<title>À lire &lt;ici&gt; en</title>");
    expect(letter).toMatch(/<main><nav><a href="[^"]+">All letters<\/a><\/nav><h1>À lire &lt;ici&gt;<\/h1>/);
  });

  it("is shown under the portal’s own addresses only, whatever name leads to this machine", async () => {
    const path = await keep("À personne d’autre", "<html></html>", "x");
    for (const host of [
      "evil.example",
      "evil.example:3000",
      "localhost.evil.example",
      "127.0.0.1.evil.example:3000",
    ])
      for (const address of ["", path])
        expect([host, (await read(address, host)).statusCode]).toEqual([host, 404]);
    for (const host of ["LOCALHOST:3000", "127.0.0.1:8080", "[::1]:3000"])
      expect([host, (await read(path, host)).statusCode]).toEqual([host, 200]);
  });

  it.each(["/0", "/999999999", "/9999999999", "/-1", "/1e3", "/abc", "/1%00", "/../secret", "/1/2"])(
    "has no letter %s",
    async (path) => {
      expect((await read(path)).statusCode).toBe(404);
    },
  );
});

describe("a portal in production", () => {
  it("shows no mailbox, and its letters wait until it has a mail server", async () => {
    const production = await buildTestApp({ NODE_ENV: "production" });
    const { db: own } = production.database.connection;
    expect((await production.app.inject(mailboxPath)).statusCode).toBe(404);
    const person = await insertPerson(own, "Parent");
    await production.call("POST", "/Authentication/requestResetMyPassword", {
      body: { email: person.email },
    });
    const records = () => recordsOf(own, person.personId);
    await until(async () => (await records()).some(({ lastRefusal }) => lastRefusal));
    expect(await records()).toMatchObject([{ state: "waiting", lastRefusal: "no-mail-server" }]);
    expect(await lettersTo(own, person.email)).toEqual([]);
    await production.close();
  });

  it("shows no mailbox where there is a mail server either", async () => {
    const settings = { SMTP_URL: "smtp://127.0.0.1:9" };
    const served = await buildTestApp(settings, { database: portal.database });
    expect((await served.app.inject(mailboxPath)).statusCode).toBe(404);
    await served.close();
  });
});
