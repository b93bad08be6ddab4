import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { insertPerson } from "../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp } from "../testing/testApp.ts";
import { openWriteLimit } from "./writeLimit.ts";

const popup = "/Authentication/DisableDisplayedConnectionPopup";
const me = "/Authentication/GetMyInformation";
const settings = { WRITES_PER_PERSON: "60" };
let portal: TestApp;
let cookie: string;
beforeAll(async () => {
  portal = await buildTestApp(settings, { alone: "a process takes shares of the limit" });
});
afterAll(() => portal.close());
beforeEach(async () => {
  cookie = await portal.signIn((await insertPerson(portal.database.connection.db, "Parent")).userName);
});

const write = async (app: TestApp, as = cookie) => app.call("POST", popup, { cookie: as });
async function writes(app: TestApp, count: number, as = cookie): Promise<number[]> {
  const statuses = [];
  for (let time = 0; time < count; time += 1) statuses.push((await write(app, as)).statusCode);
  return statuses;
}

describe("the writes of one person", () => {
  it("are refused past the limit, with the time after which they are not, and nobody else’s are", async () => {
    expect(new Set(await writes(portal, 60))).toEqual(new Set([200]));
    const refused = await write(portal);
    expect([refused.statusCode, refused.json().code]).toEqual([429, "request.too-many"]);
    const wait = Number(refused.headers["retry-after"]);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(300);
    const again = Number((await write(portal)).headers["retry-after"]);
    expect(again).toBeGreaterThan(0);
    expect(again).toBeLessThanOrEqual(wait);
    const other = await insertPerson(portal.database.connection.db, "Parent");
    expect(await writes(portal, 2, await portal.signIn(other.userName))).toEqual([200, 200]);
    // Reading and signing out are always possible.
    expect((await portal.call("GET", me, { cookie })).statusCode).toBe(200);
    expect((await portal.call("POST", "/Authentication/logout", { cookie })).statusCode).toBe(200);
  });

  it("are as many when all come at once: no call uses up what another may use (API-OP15)", async () => {
    const all = await Promise.all(Array.from({ length: 70 }, () => write(portal)));
    expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(60);
    expect(all.filter(({ statusCode }) => statusCode === 429)).toHaveLength(10);
  });

  it("are counted across processes, but for the share that each may not have counted yet", async () => {
    const other = await buildTestApp(settings, { database: portal.database, alone: "one of two" });
    const statuses = [];
    for (let time = 0; time < 70; time += 1) {
      statuses.push((await write(portal)).statusCode, (await write(other)).statusCode);
    }
    await other.close();
    const made = statuses.filter((status) => status === 200).length;
    expect(made).toBeGreaterThanOrEqual(60);
    expect(made).toBeLessThanOrEqual(60 + 2);
  });

  it("mostly cost the database no statement, and those that a killed process had not counted are not lost to the person", async () => {
    const counted = async () => {
      const { rows } = await portal.database.connection.pool.query(
        "SELECT coalesce(sum(points), 0) AS points FROM attempt WHERE key LIKE 'write-person%'",
      );
      return Number(rows[0].points);
    };
    const before = await counted();
    await writes(portal, 4);
    // The first, and the two of the share together with the third.
    expect((await counted()) - before).toBe(3);
    for (let restart = 0; restart < 40; restart += 1) {
      const next = openWriteLimit(portal.database.connection.pool, 60, 300);
      await next(-1);
    }
    expect((await counted()) - before).toBe(43);
  });
});
