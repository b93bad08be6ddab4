import { apiBase } from "@ribambelle/domain/kernel/endpoint";
import { getMyInformation } from "@ribambelle/domain/me/me.api";
import { until } from "@ribambelle/processes/signals";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { insertPerson } from "../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp } from "../testing/testApp.ts";
import { writeTestWebBuild } from "../testing/testWebBuild.ts";
import { readWebBuild } from "./webBuild.ts";

const written = writeTestWebBuild();
const token = "5ec0".repeat(8);
// Draws every page, however busy the machine is.
let portal: TestApp;
// Draws while it has nothing better to do, as a portal does unless it is told otherwise.
let sparing: TestApp;
let camille: string;
let lea: string;
let leaName: string;
// Their page keeps its place longer than the tests last.
let patient: string;
beforeAll(async () => {
  const deps = { webBuild: readWebBuild(written.folder) };
  const alone = "what one process has under way";
  portal = await buildTestApp({ METRICS_TOKEN: token, DRAWN_PAGES: "always" }, { deps, alone });
  sparing = await buildTestApp({ JOBS: "elsewhere" }, { database: portal.database, deps });
  const insert = async (first_name: string, last_name: string) =>
    (await insertPerson(portal.database.connection.db, "Parent", { first_name, last_name })).userName;
  camille = await portal.signIn(await insert("Camille", "Martin"));
  leaName = await insert("Léa", "Dubois");
  lea = await portal.signIn(leaName);
  patient = await portal.signIn(leaName);
});
afterAll(async () => {
  await sparing.close();
  await portal.close();
  written.remove();
});

const get = (url: string, cookie: string, headers: Record<string, string> = {}, from = portal) =>
  from.app.inject({ url, headers: { cookie, ...headers } });
const isDrawn = (body: string) => body.includes('id="answers"');
const blockOf = (body: string, id: string) =>
  JSON.parse(new RegExp(`id="${id}">(.*?)</script>`, "s").exec(body)?.[1] ?? "null");

describe("the page of a signed-in person", () => {
  it("arrives drawn, with what it shows, and is kept by nobody (DRAWN-01, DRAWN-03)", async () => {
    const answer = await get("/accueil", camille, { "accept-language": "en" });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toMatch(
      /<html lang="en" data-session="yes"><title>drawn en<\/title><style data-holds="\/assets\/home.css">main\{\}<\/style><template><!--scripts of home-->/,
    );
    expect(answer.body).toContain('<div id="root"><h1>Camille Martin</h1><p>app 20');
    expect(blockOf(answer.body, "answers").queries[0][1].displayName).toBe("Camille Martin");
    expect(blockOf(answer.body, "page")).toMatchObject({ session: true, name: "app" });
    expect(answer.headers).toMatchObject({ "cache-control": "no-store", "content-language": "en" });
    expect(answer.headers.vary).toMatch(/Cookie/);
    expect(answer.headers["content-security-policy"]).toMatch(/script-src 'self'(;|$)/);
  });

  it("is drawn at an address where nothing is, too (SHELL-04, SHELL-05)", async () => {
    const answer = await get("/nowhere", camille);
    expect([answer.statusCode, isDrawn(answer.body)]).toEqual([404, true]);
  });

  it("a page that leads elsewhere says so before any script runs (DRAWN-06)", async () => {
    const answer = await get("/?draw=redirect", camille);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, "/accueil"]);
    expect(answer.headers["cache-control"]).toBe("no-store");
  });

  it("is one request in the log and in the metrics, whatever it asks the portal (DRAWN-05)", async () => {
    const readings = async () => (await get("/metrics", "", { authorization: `Bearer ${token}` })).body;
    const countOf = (text: string, route: string) =>
      Number(
        new RegExp(`duration_seconds_count\\{[^}]*route="${route}"[^}]*\\} (\\d+)`).exec(text)?.[1] ?? 0,
      );
    const before = portal.logged().split("\n").length;
    const counted = await readings();
    await get("/accueil", camille);
    const now = await readings();
    expect(countOf(now, "page") - countOf(counted, "page")).toBe(1);
    expect(countOf(now, apiBase + getMyInformation.path)).toBe(0);
    const requests = portal
      .logged()
      .split("\n")
      .slice(before - 1)
      .filter((line) => line.includes('"request"'));
    expect(requests.filter((line) => !line.includes("/metrics"))).toHaveLength(1);
  });
});

describe("a page is left to the script, whole (DRAWN-04)", () => {
  const undrawn = async (url: string, cookie: string, method: "GET" | "HEAD" = "GET") => {
    const answer = await portal.app.inject({ method, url, headers: { cookie } });
    expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([200, "no-store"]);
    expect(isDrawn(answer.body)).toBe(false);
    if (method === "GET") expect(answer.body).toContain("<title>app any</title>");
  };

  it.each([
    ["nobody is signed in", "/accueil", () => ""],
    ["the session is over", "/accueil", () => "session=dead"],
    ["a component is broken", "/accueil?draw=broken", () => camille],
    ["a call is refused", "/accueil?draw=missing", () => camille],
    ["drawing it would change something", "/accueil?draw=change", () => camille],
  ])("where %s", (_, url, cookie) => undrawn(url, cookie()));

  it("where only the head is asked for", () => undrawn("/accueil", camille, "HEAD"));

  it("nothing broken is said to the person; it is told to who runs the portal", async () => {
    const from = portal.logged().length;
    await undrawn("/accueil?draw=broken", camille);
    await undrawn("/accueil", "session=dead");
    const told = portal
      .logged()
      .slice(from)
      .split("\n")
      .filter((line) => line.includes('"level":40'));
    expect(told).toHaveLength(1);
    expect(told[0]).toContain("a component is broken");
  });
});

describe("a process that has other work leaves pages to the script", () => {
  const getSparing = (cookie: string, url = "/accueil") => get(url, cookie, {}, sparing);
  const becomes = (drawn: boolean) => until(async () => isDrawn((await getSparing(lea)).body) === drawn);
  beforeEach(() => becomes(true));

  it("where it takes longer than a second (DRAWN-04)", async () => {
    const answer = await getSparing(patient, "/accueil?draw=never");
    expect([answer.statusCode, isDrawn(answer.body)]).toEqual([200, false]);
  });

  it("where as many as may be are being drawn (DRAWN-04)", async () => {
    const sessions = await Promise.all(Array.from({ length: 12 }, () => portal.signIn(leaName)));
    let drawn = 0;
    // None is where the machine keeps the process from its work just then.
    await until(async () => {
      const atOnce = await Promise.all(sessions.map((cookie) => getSparing(cookie)));
      drawn = atOnce.filter(({ body }) => isDrawn(body)).length;
      return drawn > 0;
    });
    expect(drawn).toBeLessThanOrEqual(4);
  });

  it("where the session asks for others at once: one of fifty is drawn (DRAWN-07)", async () => {
    const atOnce = await Promise.all(Array.from({ length: 50 }, () => getSparing(lea)));
    expect(atOnce.map(({ statusCode }) => statusCode)).toEqual(Array(50).fill(200));
    expect(atOnce.filter(({ body }) => isDrawn(body)).length).toBeLessThanOrEqual(1);
  });

  it("where the process comes late to its work, until it does no more (DRAWN-07)", async () => {
    let isBusy = true;
    const work = () => {
      const end = performance.now() + 40;
      while (performance.now() < end);
      if (isBusy) setImmediate(work);
    };
    setImmediate(work);
    await becomes(false);
    expect(isDrawn((await getSparing(lea)).body)).toBe(false);
    isBusy = false;
    await becomes(true);
  });
});

describe("where pages are always drawn", () => {
  const getAll = (cookies: readonly string[]) =>
    Promise.all(cookies.map((cookie) => get("/accueil", cookie)));

  it("all of one session are drawn one after the other (DRAWN-07)", async () => {
    const answers = await getAll(Array.from({ length: 20 }, () => camille));
    expect(answers.filter(({ body }) => isDrawn(body))).toHaveLength(20);
  });

  it("each is somebody's alone, however many are asked for at once (DRAWN-02)", async () => {
    const cookies = Array.from({ length: 200 }, (_, turn) => (turn % 2 === 0 ? camille : lea));
    let drawn = 0;
    for (const [turn, { body }] of (await getAll(cookies)).entries()) {
      const [own, other] = turn % 2 === 0 ? ["Camille", "Léa"] : ["Léa", "Camille"];
      expect([body.includes(own), body.includes(other)]).toEqual([isDrawn(body), false]);
      drawn += Number(isDrawn(body));
    }
    // As many wait as the line holds; what is beyond it is left to the script.
    expect(drawn).toBeGreaterThanOrEqual(100);
  });
});

it("an operator turns the drawing off (DRAWN-04)", async () => {
  const shared = { database: portal.database, deps: { webBuild: readWebBuild(written.folder) } };
  const off = await buildTestApp({ JOBS: "elsewhere", DRAWN_PAGES: "no" }, shared);
  const answer = await off.app.inject({ url: "/accueil", headers: { cookie: camille } });
  expect(isDrawn(answer.body)).toBe(false);
  await off.close();
});

it("a call from outside cannot pass for one of the portal's own", async () => {
  const before = portal.logged().length;
  await portal.call("GET", getMyInformation.path, { cookie: camille, headers: { "x-inner": "true" } });
  expect(portal.logged().slice(before)).toContain('"request"');
});
