import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { isThorough } from "@ribambelle/processes/rounds";
import { until } from "@ribambelle/processes/signals";
import type pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addJob } from "../jobs/jobs.store.ts";
import { type Exposition, readExposition } from "../testing/exposition.ts";
import { type CuttableDatabase, cuttableDatabase } from "../testing/servers/cuttableDatabase.ts";
import { insertPerson } from "../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp } from "../testing/testApp.ts";

const token = "a-token-of-twenty-four-characters";
const settings = { METRICS_TOKEN: token, SIGN_IN_FAILURES_PER_ACCOUNT: "2" };
const me = "/Authentication/GetMyInformation";

let database: CuttableDatabase;
let portal: TestApp;
beforeAll(async () => {
  database = await cuttableDatabase();
  portal = await buildTestApp(settings, { database });
});
afterAll(async () => {
  await portal.close();
  await database.drop();
});

const scrape = (authorization = `Bearer ${token}`) =>
  portal.app.inject({ url: "/metrics", headers: { authorization } });
const read = async (): Promise<Exposition> => readExposition((await scrape()).body);
// On a machine that is busy with something else, a reading can come too late to find the database.
async function readUp(): Promise<Exposition> {
  let found = await read();
  await until(async () => {
    found = await read();
    return found.value("ribambelle_database_up") === 1 && found.value("ribambelle_session_channel_up") === 1;
  });
  return found;
}
const signIn = (username: string, password = "Wrong-1234") =>
  portal.call("POST", "/Authentication/login", { form: { username, password } });

describe("the metrics", () => {
  it("are those of an unknown address for who shows no token, or a wrong one", async () => {
    const unknown = await portal.app.inject("/nowhere");
    for (const authorization of [
      "",
      "Bearer",
      `Bearer ${token}x`,
      `Bearer ${token.slice(1)}`,
      `Basic ${token}`,
    ]) {
      const answer = await scrape(authorization);
      expect([answer.statusCode, answer.json().code]).toEqual([unknown.statusCode, unknown.json().code]);
    }
    // The name of a scheme may be written in small letters (RFC 9110, 11.1).
    expect((await scrape(`bearer ${token}`)).statusCode).toBe(200);
    // In another writing, a proxy that keeps people from /metrics would let it pass.
    for (const url of ["/METRICS", "/Metrics", "/metrics/", "/%6detrics", "//metrics"]) {
      const { statusCode } = await portal.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
      expect([url, statusCode]).toEqual([url, 404]);
    }
    const other = await buildTestApp({}, { database });
    const answer = await other.app.inject({ url: "/metrics", headers: { authorization: "Bearer " } });
    await other.close();
    expect(answer.statusCode).toBe(404);
  });

  it("are in the format and under the names that Prometheus asks for", async () => {
    const answer = await scrape();
    expect(answer.headers["content-type"]).toBe("text/plain; version=0.0.4; charset=utf-8");
    const { families } = readExposition(answer.body);
    expect([...families.keys()]).toEqual(
      expect.arrayContaining([
        "ribambelle_build_info",
        "process_cpu_seconds_total",
        "process_resident_memory_bytes",
        "nodejs_eventloop_lag_p99_seconds",
      ]),
    );
    for (const [name, { type, help }] of families) {
      expect(name).toMatch(/^(ribambelle|http|process|nodejs)_[a-z0-9_]+$/);
      expect(help).not.toBe("");
      expect(name.endsWith("_total"), name).toBe(type === "counter");
    }
  });

  it("count requests by route pattern, never by address", async () => {
    const person = await insertPerson(database.connection.db, "Parent");
    const cookie = await portal.signIn(person.userName);
    await portal.call("GET", me, { cookie });
    await portal.call("GET", "/document/somebody-s-document/download", { cookie });
    await portal.app.inject("/marie.durand@example.fr?key=secret");
    await portal.app.inject({ method: "PROPFIND" as "GET", url: "/nowhere" });
    const { value, text } = await read();
    const count = (method: string, route: string, status: string) =>
      value("http_request_duration_seconds_count", { method, route, status });
    expect(count("GET", `/api/v1${me}`, "2xx")).toBe(1);
    expect(count("GET", "/api/v1/document/:id/download", "4xx")).toBe(1);
    expect(count("GET", "unknown", "4xx")).toBeGreaterThan(0);
    expect(count("other", "unknown", "4xx")).toBe(1);
    expect(text).not.toMatch(/marie|secret|somebody/);
    expect(value("http_requests_in_flight")).toBe(1);
  });

  it("count refusals by their code, and the limits that were reached, without saying whose", async () => {
    for (let attempt = 0; attempt < 3; attempt += 1) await signIn("somebody.locked");
    const { value, text } = await read();
    const route = "/api/v1/Authentication/login";
    expect(value("ribambelle_refusals_total", { route, code: "identity.wrong-credentials" })).toBe(2);
    expect(value("ribambelle_refusals_total", { route, code: "request.too-many" })).toBe(1);
    expect(value("ribambelle_limits_reached_total", { limit: "sign-in-account" })).toBe(1);
    expect(text).not.toContain("somebody.locked");
  });

  it("tell a caller who hung up from one who was answered, and lose count of nobody", async () => {
    await portal.app.listen({ port: 0, host: "127.0.0.1" });
    const { port } = portal.app.server.address() as { port: number };
    const caller: Socket = connect(port, "127.0.0.1");
    const arrived = new Promise((resolve) =>
      portal.app.server.once("request", (_request, reply) => reply.once("close", resolve)),
    );
    caller.write(
      "POST /api/v1/Authentication/requestResetMyPassword HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{",
      () => caller.destroy(),
    );
    await arrived;
    const { value } = await read();
    const route = "/api/v1/Authentication/requestResetMyPassword";
    expect(value("http_request_duration_seconds_count", { method: "POST", route, status: "aborted" })).toBe(
      1,
    );
    expect(value("http_requests_in_flight")).toBe(1);
  });

  it("tell how the pool, the sessions and the jobs stand", async () => {
    const { db } = database.connection;
    const person = await insertPerson(db, "Parent");
    const cookie = await portal.signIn(person.userName);
    await addJob(db, "nobody-does-this", {});
    await addJob(db, "nobody-tries-this-again", {});
    await database.owner.query(`UPDATE graphile_worker._private_jobs j
      SET attempts = max_attempts, run_at = now() - interval '1 day'
      FROM graphile_worker._private_tasks t WHERE t.id = j.task_id AND t.identifier = 'nobody-tries-this-again'`);
    await readUp();
    await portal.call("GET", me, { cookie });
    const { value } = await readUp();
    expect(value("ribambelle_pool_connections_max")).toBe(10);
    expect(value("ribambelle_pool_waiting")).toBe(0);
    expect(value("ribambelle_session_channel_up")).toBe(1);
    expect(value("ribambelle_sessions_cached")).toBeGreaterThan(0);
    expect(value("ribambelle_jobs", { task: "nobody-does-this", state: "waiting" })).toBe(1);
    expect(value("ribambelle_jobs", { task: "nobody-does-this", state: "failed" })).toBe(0);
    expect(value("ribambelle_letters", { state: "given-up" })).toBe(0);
    expect(value("ribambelle_jobs", { task: "nobody-tries-this-again", state: "failed" })).toBe(1);
    const waited = value("ribambelle_jobs_longest_wait_seconds");
    expect(waited).toBeGreaterThan(0);
    expect(waited).toBeLessThan(24 * 3_600);
    // Not once more each time that somebody asks.
    const { user, system } = process.cpuUsage();
    expect(value("process_cpu_seconds_total")).toBeLessThanOrEqual((user + system) / 1_000_000);
  });

  it("answer while every connection of the pool is taken", async () => {
    const { pool } = database.connection;
    const taken: pg.PoolClient[] = [];
    while (pool.totalCount < 10 || pool.idleCount > 0) taken.push(await pool.connect());
    const late = pool.connect();
    const { value } = await readUp();
    for (const client of taken) client.release();
    (await late).release();
    expect(value("ribambelle_database_up")).toBe(1);
    expect(value("ribambelle_pool_connections", { state: "busy" })).toBe(10);
    expect(value("ribambelle_pool_waiting")).toBe(1);
  });

  it.runIf(isThorough)("answer while the database takes connections and says nothing", async () => {
    const silent = createServer().listen(0, "127.0.0.1");
    await once(silent, "listening");
    const { port } = silent.address() as { port: number };
    const deps = { listenOn: { host: "127.0.0.1", port } };
    const other = await buildTestApp(settings, { database, deps });
    const headers = { authorization: `Bearer ${token}` };
    const answer = await other.app.inject({ url: "/metrics", headers });
    await other.close();
    silent.close();
    const { value } = readExposition(answer.body);
    expect([value("ribambelle_database_up"), value("ribambelle_session_channel_up")]).toEqual([0, 0]);
  });

  it("answer while the database is down, without what only it knows", async () => {
    database.cut();
    const { value, families } = await read();
    database.mend();
    expect(value("ribambelle_database_up")).toBe(0);
    expect(families.has("ribambelle_jobs")).toBe(false);
    expect(families.has("http_request_duration_seconds")).toBe(true);
  });
});
