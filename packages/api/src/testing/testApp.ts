import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { apiBase } from "@ribambelle/domain/kernel/endpoint";
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";
import { pino } from "pino";
import { type AppNeeds, buildApp } from "../app.ts";
import { type Config, readConfig } from "../config.ts";
import { type FileStore, openFileStore } from "../files/fileStore.ts";
import { type TestDatabase, testDatabase } from "./testDatabase.ts";
import { testPassword } from "./testPeople.store.ts";

export const testOrigin = "http://localhost:3000";

// Without one the portal would keep its own in the data folder.
const testSecret = "a secret for tests, long enough to be one";

export interface TestApp {
  readonly app: FastifyInstance;
  readonly database: TestDatabase;
  readonly fileStore: FileStore;
  /** Every line that the portal logged. */
  readonly logged: () => string;
  /** What the portal was built with. */
  readonly deps: AppNeeds;
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
  readonly headers?: Record<string, string>;
  readonly address?: string;
}

/** Builds the real app on a real database; a second one may share the database of the first. */
export async function buildTestApp(
  settings: NodeJS.ProcessEnv = {},
  shared?: { database?: TestDatabase; needs?: Partial<AppNeeds> },
): Promise<TestApp> {
  const config: Config = readConfig({ LOG_LEVEL: "debug", LINK_SECRET: testSecret, ...settings });
  const database = shared?.database ?? (await testDatabase());
  const folder = mkdtempSync(join(tmpdir(), "ribambelle-files-"));
  const fileStore = openFileStore(folder);
  const lines: string[] = [];
  let passed = 0;
  const deps: AppNeeds = {
    config,
    connection: database.connection,
    listenOn: database.clientConfig,
    publicUrl: config.publicUrl ?? testOrigin,
    origins: [config.publicUrl ?? testOrigin],
    fileStore,
    webBuild: null,
    now: () => new Date(Date.now() + passed),
    log: pino({ level: config.logLevel, base: null }, { write: (line: string) => void lines.push(line) }),
    ...shared?.needs,
  };
  const app = await buildApp(deps);
  await app.ready();
  const call: TestApp["call"] = (method, path, options = {}) => app.inject(requestOf(method, path, options));
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
      await app.close();
      if (!shared?.database) await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The session cookie that an answer sets, as a browser would send it back. */
export function cookieOf(answer: LightMyRequestResponse): string {
  const cookie = answer.cookies.find(({ name }) => name.endsWith("session"));
  return cookie ? `${cookie.name}=${cookie.value}` : "";
}

function requestOf(method: "GET" | "POST", path: string, options: CallOptions): InjectOptions {
  const { body, form } = options;
  const written =
    form === undefined
      ? JSON.stringify(body)
      : typeof form === "string"
        ? form
        : new URLSearchParams(form).toString();
  const type = form === undefined ? "application/json" : "application/x-www-form-urlencoded";
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
