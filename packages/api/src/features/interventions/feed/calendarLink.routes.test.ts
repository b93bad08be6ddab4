import { isDeepStrictEqual } from "node:util";
import * as api from "@ribambelle/domain/interventions/feed/calendarLink.api";
import { until } from "@ribambelle/processes/signals";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { feedPortal, pathOf } from "../../../testing/privateSpace/testFeed.ts";
import { insertPerson } from "../../../testing/stores/testPeople.store.ts";

let agency: Awaited<ReturnType<typeof feedPortal>>;
beforeAll(async () => {
  agency = await feedPortal();
});
afterAll(() => agency.portal.close());
beforeEach(async () => {
  agency.goTo("2026-11-23T08:00:00Z");
  await sql`DELETE FROM calendar_link`.execute(agency.db);
  await sql`DELETE FROM attempt`.execute(agency.db);
});

const unknown = (code: string) => `/Intervention/calendar/${code}.ics`;
const codeIn = (path: string) => /([\w-]{32})\.ics$/.exec(path)?.[1] ?? "";
const acts = async () =>
  (
    await sql<{
      action: string;
    }>`SELECT action FROM audit_entry WHERE action LIKE 'interventions.%' ORDER BY id`.execute(agency.db)
  ).rows.map(({ action }) => action);

describe("a calendar link", () => {
  it("is none at first, is made, renewed and deleted, each of which is noted; the former opens nothing (VISITS-33, SPACE-36)", async () => {
    const { parent, call, read } = agency;
    const mine = async () => (await call(parent, api.getMyCalendarLink)).json();
    const none = { url: null, withPlace: false, lastFetchedDate: null };
    expect(await mine()).toEqual(none);
    const before = (await acts()).length;
    const first = (await call(parent, api.renewMyCalendarLink, { withPlace: true })).json();
    expect(first.url).toMatch(/^http:\/\/localhost:3000\/api\/v1\/Intervention\/calendar\/[\w-]{32}\.ics$/);
    expect(await mine()).toEqual({ ...none, url: first.url });
    expect((await read(pathOf(first.url))).statusCode).toBe(200);
    const second = (await call(parent, api.renewMyCalendarLink, { withPlace: false })).json();
    expect((await read(pathOf(first.url))).statusCode).toBe(404);
    expect((await read(pathOf(second.url))).statusCode).toBe(200);
    expect((await call(parent, api.deleteMyCalendarLink)).json()).toEqual({});
    expect((await call(parent, api.deleteMyCalendarLink)).json()).toEqual({});
    expect(await mine()).toEqual(none);
    const third = (await call(parent, api.renewMyCalendarLink, { withPlace: false })).json();
    const answers = [first, second, third].map(async ({ url }) => (await read(pathOf(url))).statusCode);
    expect(await Promise.all(answers)).toEqual([404, 404, 200]);
    expect((await acts()).slice(before)).toEqual(
      ["link-made", "link-renewed", "link-deleted", "link-made"].map((act) => `interventions.${act}`),
    );
    for (const { url } of [first, second, third]) expect(agency.portal.logged()).not.toContain(codeIn(url));
  });

  it("stands nowhere in the database but for its generation (VISITS-34)", async () => {
    const path = await agency.link(agency.parent);
    const { rows } = await sql<object>`SELECT * FROM calendar_link`.execute(agency.db);
    expect(rows).toEqual([
      {
        person_id: agency.parent.personId,
        generation: Buffer.from(codeIn(path), "base64url").readUInt32BE(4),
        with_place: false,
        made_at: expect.anything(),
        last_fetched_date: null,
      },
    ]);
  });

  it("says on which day it was last read, in Paris (VISITS-40)", async () => {
    const { parent, link, read, call, goTo } = agency;
    const path = await link(parent);
    goTo("2026-11-24T23:30:00Z");
    await read(path);
    expect((await call(parent, api.getMyCalendarLink)).json().lastFetchedDate).toBe("2026-11-25");
  });

  it("is for families and babysitters; only a babysitter has a place to add, to a link that there is (VISITS-39, SPACE-04)", async () => {
    const { parent, babysitter, call, portal } = agency;
    const staff = await insertPerson(agency.db, "Agency");
    for (const endpoint of [api.getMyCalendarLink, api.renewMyCalendarLink, api.deleteMyCalendarLink]) {
      const body = endpoint.method === "POST" ? { withPlace: false } : undefined;
      expect((await call(staff, endpoint, body)).statusCode).toBe(403);
      expect((await portal.call(endpoint.method, endpoint.path, { body })).statusCode).toBe(401);
    }
    expect((await call(parent, api.updateMyCalendarLink, { withPlace: true })).statusCode).toBe(403);
    expect((await call(babysitter, api.updateMyCalendarLink, { withPlace: true })).statusCode).toBe(404);
  });
});

describe("an address that opens nothing", () => {
  it("is answered 404 alike whatever is wrong with it: key, person, generation, length (VISITS-34)", async () => {
    const path = await agency.link(agency.parent);
    const bytes = Buffer.from(codeIn(path), "base64url");
    const changed = (change: (copy: Buffer) => unknown) => {
      const copy = Buffer.from(bytes);
      change(copy);
      return unknown(copy.toString("base64url"));
    };
    const wrong = [
      changed((copy) => copy.writeUInt8(copy.readUInt8(23) ^ 1, 23)),
      changed((copy) => copy.writeUInt8(copy.readUInt8(8) ^ 128, 8)),
      changed((copy) => copy.writeUInt32BE(agency.neighbour.personId, 0)),
      changed((copy) => copy.writeUInt32BE(4_294_967_295, 0)),
      changed((copy) => copy.writeUInt32BE(copy.readUInt32BE(4) + 1, 4)),
      unknown("A".repeat(32)),
      unknown("a"),
      unknown(`${codeIn(path)}A`),
      unknown("%00%0d%0a"),
      path.replace(".ics", ""),
      path.replace(".ics", ".json"),
    ];
    const answers = await Promise.all(wrong.map((each) => agency.read(each)));
    for (const answer of answers) {
      const { requestId, ...body } = answer.json();
      expect([answer.statusCode, body.code]).toEqual([404, "request.not-found"]);
      expect(answer.headers).not.toHaveProperty("etag");
    }
    expect((await agency.read(path)).statusCode).toBe(200);
  });

  it("is 429 from the sixty-first in an hour on, for an address alone; a link that opens something still does (VISITS-35)", async () => {
    const path = await agency.link(agency.parent);
    const wrong = (each: number) => unknown(String(each).padStart(32, "x"));
    for (let each = 0; each < 60; each++)
      expect((await agency.read(wrong(each), {}, "192.0.2.7")).statusCode).toBe(404);
    const refused = await agency.read(wrong(60), {}, "192.0.2.7");
    expect([refused.statusCode, Number(refused.headers["retry-after"]) > 0]).toEqual([429, true]);
    expect((await agency.read(wrong(61), {}, "192.0.2.8")).statusCode).toBe(404);
    expect((await agency.read(path, {}, "192.0.2.7")).statusCode).toBe(200);
  });

  it("is that of a person who is blocked or deactivated, and of a deleted account, whose link is forgotten (VISITS-34, VISITS-40)", async () => {
    const { db, call, read, link, portal } = agency;
    const person = await insertPerson(db, "BabySitter");
    const path = await link(person);
    const status = async () => (await read(path)).statusCode;
    await sql`UPDATE person SET blocked_at = now(), block_reason = 'x' WHERE id = ${person.personId}`.execute(
      db,
    );
    expect(await status()).toBe(404);
    await sql`UPDATE person SET blocked_at = NULL, block_reason = NULL WHERE id = ${person.personId}`.execute(
      db,
    );
    expect(await status()).toBe(200);
    const cookie = await agency.cookieOf(person);
    expect((await portal.call("POST", "/Authentication/deleteMyAccount", { cookie })).statusCode).toBe(200);
    expect(await status()).toBe(404);
    const { rows } = await sql`SELECT FROM calendar_link WHERE person_id = ${person.personId}`.execute(db);
    expect(rows).toEqual([]);
    // Were the account given back, no former link would open again.
    await sql`UPDATE person SET deactivated_at = NULL WHERE id = ${person.personId}`.execute(db);
    expect(await status()).toBe(404);
    expect((await call(agency.parent, api.getMyCalendarLink)).statusCode).toBe(200);
  });
});

describe("what a calendar is answered", () => {
  it("is text/calendar, kept for a quarter of an hour, in no search engine, without a cookie (VISITS-35)", async () => {
    const answer = await agency.read(await agency.link(agency.parent));
    expect(answer.headers).toMatchObject({
      "content-type": "text/calendar; charset=utf-8",
      "cache-control": "private, max-age=900",
      "x-robots-tag": "noindex",
      etag: expect.stringMatching(/^W\/"[\w-]{22}"$/),
    });
    expect(answer.headers).not.toHaveProperty("set-cookie");
  });

  it("is 304 without a body while nothing changed, and anew after a change; HEAD has the headers alone (VISITS-35)", async () => {
    const { link, read, parent, portal, give } = agency;
    await give({ reference: "E-1" });
    const path = await link(parent);
    const { etag } = (await read(path)).headers;
    const headers = { "if-none-match": String(etag) };
    const again = await read(path, headers);
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, "", etag]);
    const head = await portal.app.inject({ method: "HEAD", url: `/api/v1${path}` });
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, "", etag]);
    await give({ reference: "E-1", end: "18:00" });
    expect((await read(path, headers)).statusCode).toBe(200);
  });

  it("counts as nobody’s presence, even when a browser opens it (VISITS-35)", async () => {
    const { db, link, read, parent, goTo } = agency;
    const path = await link(parent);
    const seen = async () =>
      (
        await sql<object>`SELECT max(seen_at) AS seen FROM session WHERE person_id = ${parent.personId}`.execute(
          db,
        )
      ).rows;
    const before = await seen();
    goTo("2026-11-23T08:20:00Z");
    await read(path, { cookie: await agency.cookieOf(parent) });
    expect(await seen()).toEqual(before);
    await agency.call(parent, api.getMyCalendarLink);
    // Who was seen is written beside the answer.
    await until(async () => !isDeepStrictEqual(await seen(), before));
  });
});
