import type { Role } from "@ribambelle/domain/kernel/role";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import type { ConstraintRefusals } from "../acting/constraints.ts";
import { answerError } from "../http/answers/errors.ts";
import type { Router } from "../http/serve.ts";
import { makeServer } from "../http/server.ts";
import { browserCookie, sessionCookie } from "../http/sessionCookie.ts";
import { unknownCall } from "../http/unknownCalls.ts";
import { readConfig } from "../readConfig.ts";
import { checkAnswer } from "./checkAnswer.ts";
import { testOrigin } from "./testApp.ts";

export interface TestRouter {
  readonly app: FastifyInstance;
  /** Every line that the server logged. */
  readonly logged: () => string;
}

/** Makes the bare server with the endpoints of a test; the header `x-role` says who calls. */
export async function testRouter(
  hang: (router: Router) => void,
  settings: NodeJS.ProcessEnv = {},
  constraints: ConstraintRefusals = {},
): Promise<TestRouter> {
  const config = readConfig({ LOG_LEVEL: "debug", ...settings });
  const lines: string[] = [];
  const log = pino(
    { level: config.logLevel, base: null },
    { write: (line: string) => void lines.push(line) },
  );
  const app = await makeServer(config, log, constraints);
  const router: Router = {
    app,
    cookie: sessionCookie(testOrigin, 60),
    markCookie: browserCookie(testOrigin, 1),
    watchSession: () => () => {},
    origins: [testOrigin],
    checkAnswer,
    endpoints: [],
    limitWrites: async () => {},
    proofOf: async () => ({ isFresh: true, hasSecondFactor: false }),
    async actorOf({ headers }) {
      const role = headers["x-role"] as Role | undefined;
      return role ? { personId: 1, role, functions: [], level: "full" } : null;
    },
  };
  hang(router);
  const refusalOf = unknownCall(router.endpoints);
  app.setNotFoundHandler(async (request, reply) => answerError(refusalOf(request.url), request, reply));
  await app.ready();
  return { app, logged: () => lines.join("") };
}
