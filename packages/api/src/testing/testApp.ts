import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ShownAgency } from "@ribambelle/domain/agency/agency.rules";
import { apiBase } from "@ribambelle/domain/kernel/endpoint";
import { until } from "@ribambelle/processes/signals";
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";
import { pino } from "pino";
import { readTerms } from "../agency/readAgency.ts";
import { readLegalTexts } from "../agency/readLegalTexts.ts";
import { type AppDeps, buildApp } from "../app.ts";
import type { Config } from "../config.ts";
import { connect } from "../db/connection/connect.ts";
import { type FileStore, openFileStore } from "../files/fileStore.ts";
import { agencyOf } from "../portal.ts";
import { readConfig } from "../readConfig.ts";
import { checkAnswer, checkRefusal } from "./checkAnswer.ts";
import { testPassword } from "./stores/testPeople.store.ts";
import { type TestDatabase, testDatabase } from "./testDatabase.ts";
import { type FormField, formOf, formType } from "./testForm.ts";
import { checkFile } from "./walks/checkFile.ts";

export const testOrigin = "http://localhost:3000";

// Without LINK_SECRET the portal would write a secret of its own into the data folder.
const testSecret = "a secret for tests, long enough to be one";
const testKey = "5ec0".repeat(16);

export interface TestApp {
  readonly app: FastifyInstance;
  readonly database: TestDatabase;
  readonly fileStore: FileStore;
  /** Every line that the portal logged. */
  readonly logged: () => string;
  /** What the portal was built with. */
  readonly deps: AppDeps;
  /** Moves the portal's clock, forward unless negative. */
  pass(seconds: number): void;
  /** Calls the API as a program would: JSON in, JSON out. */
  call(method: "GET" | "POST", path: string, options?: CallOptions): Promise<LightMyRequestResponse>;
  /** Signs a person in and gives the cookie to send with the next calls. */
  signIn(userName: string, password?: string): Promise<string>;
  close(): Promise<void>;
}

export interface CallOptions {
  readonly cookie?: string | undefined;
  readonly body?: unknown;
  readonly form?: Record<string, string> | string;
  /** The fields of a form with files. */
  readonly files?: readonly FormField[];
  readonly headers?: Record<string, string>;
  readonly address?: string;
}

const processCount = Number(process.env.TEST_PROCESSES ?? 1);

/** With several processes, waits until the condition is true; with one, it must be true at once. */
export async function untilHeard(condition: () => Promise<boolean>): Promise<void> {
  if (processCount > 1) await until(condition);
  else if (!(await condition())) throw new Error("the process that did it does not know it");
}

interface Shared {
  /** The database of another app, which this one shares. */
  readonly database?: TestDatabase;
  readonly deps?: Partial<AppDeps>;
  /** When it is at the portal, until `pass` moves its clock: it goes on by itself unless told. */
  readonly stoppedAt?: string;
  /** Why this test looks into one process: it is never built as two. */
  readonly alone?: string;
}

// What is in the demonstration's folder stays as it is while tests run: it is read once a worker.
const ofDemonstration = new Map<string | null, ReturnType<typeof readOfAgency>>();

function ofAgency(config: Config, agency: ShownAgency | undefined) {
  if (config.agencyFolder !== null || agency) return readOfAgency(config, agency);
  const known = ofDemonstration.get(config.publicSiteUrl) ?? readOfAgency(config);
  ofDemonstration.set(config.publicSiteUrl, known);
  return known;
}

function readOfAgency(config: Config, agency = agencyOf(config)) {
  const { agencyFolder } = config;
  return { agency, terms: readTerms(agencyFolder), legalTexts: readLegalTexts(agencyFolder, agency) };
}

/**
 * Builds the real app on a real database; a second one may share the database of the first. With TEST_PROCESSES=2 it
 * builds two that share nothing but the database and the files, and calls go to each in turn.
 */
export async function buildTestApp(settings: NodeJS.ProcessEnv = {}, shared?: Shared): Promise<TestApp> {
  const config: Config = readConfig({
    LOG_LEVEL: "debug",
    LINK_SECRET: testSecret,
    SECOND_FACTOR_KEY: testKey,
    // What colleagues may do is tried without a code each; what the second factor holds back has tests of its own.
    AGENCY_SECOND_FACTOR: "optional",
    ...settings,
  });
  const database = shared?.database ?? (await testDatabase());
  const folder = mkdtempSync(join(tmpdir(), "ribambelle-files-"));
  const fileStore = openFileStore(folder);
  const lines: string[] = [];
  const stopped = shared?.stoppedAt === undefined ? null : Date.parse(shared.stoppedAt);
  let passed = 0;
  const deps: AppDeps = {
    config,
    connection: database.connection,
    listenOn: database.clientConfig,
    publicUrl: config.publicUrl ?? testOrigin,
    origins: [config.publicUrl ?? testOrigin],
    ...ofAgency(config, shared?.deps?.agency),
    fileStore,
    checkAnswer,
    checkRefusal,
    webBuild: null,
    now: () => new Date((stopped ?? Date.now()) + passed),
    log: pino({ level: config.logLevel, base: null }, { write: (line: string) => void lines.push(line) }),
    ...shared?.deps,
  };
  const processes = await buildProcesses(deps, shared?.alone === undefined ? processCount : 1);
  const [{ app }] = processes;
  let turn = 0;
  const call: TestApp["call"] = async (method, path, options = {}) => {
    const next = processes[turn++ % processes.length] ?? processes[0];
    const request = requestOf(method, path, options);
    const answer = await next.app.inject(request);
    checkFile(method, String(request.url), answer);
    return answer;
  };
  return {
    app,
    database,
    fileStore,
    logged: () => lines.join(""),
    deps,
    pass: (seconds) => {
      passed += seconds * 1_000;
    },
    call,
    async signIn(userName, password = testPassword) {
      const answer = await call("POST", "/Authentication/login", { form: { username: userName, password } });
      if (answer.statusCode !== 200)
        throw new Error(`sign-in of ${userName}: ${answer.statusCode} ${answer.body}`);
      return cookieOf(answer);
    },
    async close() {
      for (const { close } of processes) await close();
      if (!shared?.database) await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface TestProcess {
  readonly app: FastifyInstance;
  close(): Promise<void>;
}

// Each but the first has connections of its own, as a process has.
async function buildProcesses(deps: AppDeps, count: number): Promise<[TestProcess, ...TestProcess[]]> {
  const first = await buildApp(deps);
  await first.ready();
  const others = Array.from({ length: count - 1 }, async () => {
    const connection = connect({ ...deps.listenOn, max: 10 }, () => {});
    const app = await buildApp({ ...deps, connection });
    await app.ready();
    return {
      app,
      async close() {
        await app.close();
        await connection.close();
      },
    };
  });
  return [{ app: first, close: () => first.close() }, ...(await Promise.all(others))];
}

/** The session cookie that an answer sets, as a browser would send it back. */
export function cookieOf(answer: LightMyRequestResponse): string {
  const cookie = answer.cookies.find(({ name }) => name.endsWith("session"));
  return cookie ? `${cookie.name}=${cookie.value}` : "";
}

function requestOf(method: "GET" | "POST", path: string, options: CallOptions): InjectOptions {
  const { written, type } = writtenOf(options);
  return {
    method,
    url: path.startsWith("/api") || !path.match(/^\/[A-Z]/i) ? path : apiBase + path,
    remoteAddress: options.address ?? "127.0.0.1",
    headers: {
      accept: "application/json",
      ...(method === "POST" && { origin: testOrigin }),
      ...(written !== undefined && { "content-type": type }),
      ...(options.cookie && { cookie: options.cookie }),
      ...options.headers,
    },
    ...(written !== undefined && { payload: written }),
  };
}

function writtenOf({ body, form, files }: CallOptions) {
  if (files) return { written: formOf(...files), type: formType };
  if (form === undefined) return { written: JSON.stringify(body), type: "application/json" };
  const written = typeof form === "string" ? form : new URLSearchParams(form).toString();
  return { written, type: "application/x-www-form-urlencoded" };
}
