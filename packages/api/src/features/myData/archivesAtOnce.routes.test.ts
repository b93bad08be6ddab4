import type { AddressInfo } from "node:net";
import { apiBase } from "@ribambelle/domain/kernel/endpoint";
import { myDataRefusals } from "@ribambelle/domain/myData/myData.refusals";
import { until } from "@ribambelle/processes/signals";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { insertPerson } from "../../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp } from "../../testing/testApp.ts";

const path = "/MyData/DownloadMyData";
let portal: TestApp;
beforeAll(async () => {
  portal = await buildTestApp({}, { alone: "each process has archives of its own" });
  await portal.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => portal.close());

let cookies: string[];
beforeEach(async () => {
  cookies = [];
  for (let count = 0; count < 3; count += 1) {
    const { userName } = await insertPerson(portal.database.connection.db, "Parent");
    cookies.push(await portal.signIn(userName));
  }
});

const pool = () => portal.database.connection.pool;
const prepare = (cookie = "") => portal.call("POST", "/MyData/PrepareMyData", { cookie });
const download = (cookie = "", signal?: AbortSignal) =>
  fetch(`http://127.0.0.1:${(portal.app.server.address() as AddressInfo).port}${apiBase}${path}`, {
    headers: { cookie, accept: "application/json" },
    signal: signal ?? null,
  });
const codeOf = async (answer: Response) => ((await answer.json()) as { code: string }).code;

// Whoever reads the notifications waits while they are held.
async function holdingThem<Result>(work: () => Promise<Result>): Promise<Result> {
  const client = await pool().connect();
  await client.query("BEGIN");
  await client.query("LOCK TABLE notification IN ACCESS EXCLUSIVE MODE");
  try {
    return await work();
  } finally {
    await client.query("ROLLBACK");
    client.release();
  }
}

async function waiting(): Promise<number> {
  const { rows } = await pool().query(
    "SELECT count(*) AS n FROM pg_locks l JOIN pg_database d ON d.oid = l.database WHERE d.datname = current_database() AND NOT granted",
  );
  return rows[0].n;
}

describe("archives at once", () => {
  it("are one a person: the next is refused until the first has arrived, and the page hears it before (SETTINGS-OP19)", async () => {
    const [cookie, , other] = cookies;
    const { first } = await holdingThem(async () => {
      const given = download(cookie);
      await until(async () => (await waiting()) === 1);
      for (const refused of [await download(cookie), await download(cookie)]) {
        expect([refused.status, Number(refused.headers.get("retry-after"))]).toEqual([429, 15]);
        expect(await codeOf(refused)).toBe(myDataRefusals.underWay.code);
      }
      expect((await prepare(cookie)).json()).toMatchObject({ code: "my-data.under-way" });
      expect((await prepare(other)).statusCode).toBe(200);
      return { first: given };
    });
    expect((await (await first).arrayBuffer()).byteLength).toBeGreaterThan(0);
    await until(async () => (await prepare(cookie)).statusCode === 200);
    // What was refused counts for nothing.
    for (let time = 0; time < 9; time += 1) {
      await until(async () => (await prepare(cookie)).statusCode === 200);
      expect((await (await download(cookie)).arrayBuffer()).byteLength).toBeGreaterThan(0);
    }
  });

  it("are one a person in all processes together (SETTINGS-OP19)", async () => {
    const second = await buildTestApp(
      {},
      { database: portal.database, alone: "the second of two processes" },
    );
    const { first } = await holdingThem(async () => {
      const given = download(cookies[0]);
      await until(async () => (await waiting()) === 1);
      const refused = await second.call("GET", path, { cookie: cookies[0] });
      expect(refused.json()).toMatchObject({ code: "my-data.under-way" });
      return { first: given };
    });
    await (await first).arrayBuffer();
    await second.close();
  });

  it("are written two at a time in a process, and people read that in their language (SETTINGS-OP19)", async () => {
    const given = await holdingThem(async () => {
      const both = [download(cookies[0]), download(cookies[1])];
      await until(async () => (await waiting()) === 2);
      const refused = await download(cookies[2]);
      expect([refused.status, Number(refused.headers.get("retry-after"))]).toEqual([429, 15]);
      expect(await codeOf(refused)).toBe("my-data.busy");
      const followed = await portal.call("GET", path, {
        cookie: cookies[2],
        headers: { accept: "text/html", "accept-language": "en" },
      });
      expect(decodeURIComponent(String(followed.headers.location).replaceAll("+", " "))).toBe(
        `/erreur?message=${myDataRefusals.busy.en}`,
      );
      return both;
    });
    for (const answer of await Promise.all(given)) expect(answer.status).toBe(200);
    // Written is enough: whoever reads slowly keeps nobody from theirs.
    expect((await download(cookies[2])).status).toBe(200);
    for (const answer of await Promise.all(given)) await answer.arrayBuffer();
  });

  it("end with the caller who leaves while theirs is written, who may begin again (SETTINGS-OP19)", async () => {
    const [cookie] = cookies;
    const leaving = new AbortController();
    await holdingThem(async () => {
      const given = download(cookie, leaving.signal);
      await until(async () => (await waiting()) === 1);
      leaving.abort();
      await expect(given).rejects.toThrow();
    });
    await until(async () => (await prepare(cookie)).statusCode === 200);
    const { rows } = await pool().query(
      "SELECT FROM pg_stat_activity WHERE datname = current_database() AND state = 'idle in transaction'",
    );
    expect(rows).toEqual([]);
    expect(portal.logged()).not.toContain("request failed");
    expect((await download(cookie)).status).toBe(200);
  });
});
