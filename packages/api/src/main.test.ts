import type { ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPortal, untilReady } from "@ribambelle/processes/portal";
import { freePort, urlOf } from "@ribambelle/processes/postgres";
import { isThorough, sample } from "@ribambelle/processes/rounds";
import { until } from "@ribambelle/processes/signals";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { cuttableDatabase } from "./testing/servers/cuttableDatabase.ts";
import { type TestDatabase, testDatabase } from "./testing/testDatabase.ts";

// The portal as people start it: a process of its own, its exit code and what it prints.
const started: ChildProcess[] = [];
const nobody = { FILES_S3_ACCESS_KEY_ID: "nobody", FILES_S3_SECRET_ACCESS_KEY: "secret" };
let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await testDatabase();
  folder = mkdtempSync(join(tmpdir(), "ribambelle-start-"));
});
afterEach(() => {
  for (const child of started.splice(0)) child.kill("SIGKILL");
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await database.drop();
});

function start(settings: NodeJS.ProcessEnv, outputFile?: string, args?: readonly string[]) {
  const own = { DATA_FOLDER: folder, DATABASE_URL: urlOf(database.clientConfig), DEMONSTRATION: "no" };
  const options = { settings: { ...own, ...settings }, outputFile, messages: args !== undefined };
  const portal = startPortal(options, args);
  started.push(portal.child);
  return portal;
}

it("starts, says where it is, answers, and stops cleanly", async () => {
  const portal = start({});
  const { address } = await untilReady(portal);
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  expect((await fetch(`${address.replace("localhost", "127.0.0.1")}/healthz`)).status).toBe(200);
  portal.child.kill("SIGINT");
  expect(await portal.ended).toBe(0);
  expect(portal.output.problems).toBe("");
});

// It looks every two seconds whether the process has little to do.
it.runIf(isThorough)("prepares the drawing of papers once it has little to do (BILLS-26)", async () => {
  const portal = start({ LOG_LEVEL: "debug" });
  await untilReady(portal);
  await until(() => portal.output.out.includes("papers can be drawn"), "papers are prepared");
});

it.runIf(isThorough)(
  "compiles nothing anew that it compiled for an earlier start, and does not load what compiles",
  async () => {
    const sayParts = 'process.on("exit", () => process._rawDebug(process.moduleLoadList.join("\\n")))';
    const compiled = async () => {
      const portal = start({
        PORT: "abc",
        NODE_DEBUG_NATIVE: "COMPILE_CACHE",
        NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(sayParts)}`,
      });
      await portal.ended;
      const { problems } = portal.output;
      return {
        of: /runPortal\S* was (accepted|not initialized)/.exec(problems)?.[1],
        compiler: /^NativeModule internal\/deps\/amaro.*$/m.exec(problems)?.[0],
      };
    };
    await compiled();
    expect(await compiled()).toEqual({ of: "accepted" });
  },
);

it.each(
  sample([
    ["without an address", { NODE_ENV: "production" }, "set PUBLIC_URL"],
    [
      "at an address that others can read along",
      { NODE_ENV: "production", PUBLIC_URL: "http://portail.example.fr" },
      "must start with https://",
    ],
  ] as const),
)("does not start in production %s, and says so in one sentence", async (_how, settings, sentence) => {
  const portal = start(settings);
  expect(await portal.ended).toBe(1);
  expect(portal.output.problems).toContain(sentence);
  expect(portal.output.problems).toMatch(/^[^\n]+\.\n$/);
});

it.runIf(isThorough)(
  "stops cleanly when one Ctrl-C arrives twice, from the terminal and from npm",
  async () => {
    const portal = start({});
    await untilReady(portal);
    portal.child.kill("SIGINT");
    portal.child.kill("SIGINT");
    portal.child.kill("SIGTERM");
    expect(await portal.ended).toBe(0);
  },
);

it("ends in one sentence where the pages for which it waits could not be built", async () => {
  const portal = start({}, undefined, ["pages-follow"]);
  portal.child.send(false);
  expect(await portal.ended).toBe(1);
  expect(portal.output).toMatchObject({
    out: "",
    problems: "The web app is not built: the portal ends.\n",
  });
});

it("says in one sentence that the port is taken", async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, "localhost", resolve));
  const port = (other.address() as { port: number }).port;
  const portal = start({ PORT: String(port) });
  expect(await portal.ended).toBe(1);
  other.close();
  expect(portal.output.problems).toBe(
    `Port ${port} is already in use: stop what runs there, or choose another with PORT=${port + 1} npm start.\n`,
  );
});

it.each(
  sample<[NodeJS.ProcessEnv, RegExp]>([
    [{ PORT: "abc" }, /^The setting PORT .+\.\n$/],
    [
      { DATABASE_URL: "postgres://nobody:secret@127.0.0.1:1/portal" },
      /^The database portal at 127\.0\.0\.1:1 \(DATABASE_URL\) cannot be opened: .+\.\n$/,
    ],
    [
      { SIGNATURE_CERTIFICATE: "no-such-file.p12", SIGNATURE_CERTIFICATE_PASSWORD: "secret" },
      /^[^\n]*no-such-file\.p12[^\n]*\.\n$/,
    ],
    [{ HOST: "no-such-host.invalid" }, /^HOST=no-such-host\.invalid is not an address of this machine\.\n$/],
    [
      // The demonstration's documents cannot be kept.
      { FILES_S3_BUCKET: "files", FILES_S3_ENDPOINT: "http://127.0.0.1:1", ...nobody, DEMONSTRATION: "yes" },
      /^The file store \(bucket files at http:\/\/127\.0\.0\.1:1\) cannot be used just now: ECONNREFUSED\.\n$/,
    ],
  ]),
)("says in one sentence what is wrong with %j, and ends with 1", async (settings, sentence) => {
  const portal = start(settings);
  expect(await portal.ended).toBe(1);
  expect(portal.output.problems).toMatch(sentence);
  expect(portal.output.problems).not.toContain("secret");
  expect(portal.output.out).toBe("");
});

it.runIf(isThorough)("goes on when the reader of its output has gone", async () => {
  const portal = start({ LOG_LEVEL: "info" });
  const { address } = await untilReady(portal);
  portal.child.stdout?.destroy();
  for (let time = 0; time < 3; time += 1) expect((await fetch(`${address}/healthz`)).status).toBe(200);
  portal.child.kill("SIGTERM");
  expect(await portal.ended).toBe(0);
});

it.runIf(isThorough && existsSync("/dev/full"))("goes on when the disk of its log is full", async () => {
  const port = await freePort();
  const portal = start({ LOG_LEVEL: "info", PORT: String(port) }, "/dev/full");
  await until(() =>
    fetch(`http://localhost:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  expect((await fetch(`http://localhost:${port}/readyz`)).status).toBe(200);
  portal.child.kill("SIGTERM");
  expect([await portal.ended, portal.output.problems]).toEqual([0, ""]);
});

it.runIf(isThorough).each(["down", "frozen"] as const)(
  "stops cleanly while its database is %s",
  async (fault) => {
    const line = await cuttableDatabase();
    const portal = start({ DATABASE_URL: urlOf(line.clientConfig) });
    await untilReady(portal);
    if (fault === "down") line.cut();
    else line.freeze();
    portal.child.kill("SIGTERM");
    expect([await portal.ended, portal.output.problems]).toEqual([0, ""]);
    line.mend();
    await line.drop();
  },
);

it.runIf(isThorough)("starts while its bucket is away, and says so in one line", async () => {
  const portal = start({ FILES_S3_BUCKET: "files", FILES_S3_ENDPOINT: "http://127.0.0.1:1", ...nobody });
  const { address } = await untilReady(portal);
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  await until(async () => portal.output.out.includes("file store"));
  const line = portal.output.out.split("\n").find((text) => text.startsWith("{")) ?? "{}";
  expect(JSON.parse(line)).toMatchObject({
    level: 40,
    msg: "The file store (bucket files at http://127.0.0.1:1) cannot be used just now: ECONNREFUSED.",
  });
  portal.child.kill("SIGINT");
  expect(await portal.ended).toBe(0);
});

it.runIf(isThorough)("says in one sentence that the data folder is a file", async () => {
  const file = join(folder, "a-file");
  writeFileSync(file, "");
  const portal = start({ DATABASE_URL: "", DATA_FOLDER: file });
  expect(await portal.ended).toBe(1);
  expect(portal.output.problems).toContain(file);
  expect(portal.output.problems.trim().split("\n")).toHaveLength(1);
});
