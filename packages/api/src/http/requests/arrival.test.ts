import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import Fastify from "fastify";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listen } from "../../testing/servers/testSocket.ts";
import { clientErrorsAnswered } from "../answers/clientErrors.ts";
import { countUnreadable } from "../answers/unreadable.ts";
import { limitArrival } from "./arrival.ts";

const app = Fastify({
  clientErrorHandler: clientErrorsAnswered({}, countUnreadable(pino({ level: "silent" }))),
});
let port: number;
beforeAll(async () => {
  limitArrival(app, { longestMs: 1_000, lookMs: 20 });
  app.addContentTypeParser("text/x", { parseAs: "string" }, (_, body, done) => done(null, body));
  app.post("/usual", async ({ body }) => body);
  app.post("/long", { config: { arrivesSlowly: true } }, async ({ body }) => body);
  port = await listen(app);
});
afterAll(() => app.close());

/** Sends a body piece by piece, with a pause before each; gives the status of the answer. */
async function sent(
  path: string,
  pieces: readonly string[],
  pauseMs: number,
  length = pieces.join("").length,
) {
  const socket = connect(port, "127.0.0.1");
  const answer = text(socket);
  socket.on("error", () => {});
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: text/x\r\nContent-Length: ${length}\r\n\r\n`,
  );
  for (const piece of pieces) {
    await pause(pauseMs);
    if (!socket.writable) break;
    socket.write(piece);
  }
  return Number(/^HTTP\/1.1 (\d+)/.exec(await answer)?.[1]);
}

// Each piece may come some 900 ms late where the machine is busy; all at once they take little more than one.
const slowly = [..."abcdefghijkl"];
describe.concurrent("a request that takes its time to arrive (API-14)", () => {
  it("is answered when it is whole in time", async () => {
    expect(await sent("/usual", ["a", "b"], 20)).toBe(200);
  });

  it("is ended when it takes longer than it may, though something still arrives", async () => {
    expect(await sent("/usual", slowly, 100)).toBe(408);
  });

  it("may take longer where files are read as they arrive (IMPORTS-03)", async () => {
    expect(await sent("/long", slowly, 100)).toBe(200);
  });

  it("is ended there too once nothing of it arrives (IMPORTS-03)", async () => {
    expect(await sent("/long", ["a"], 20, 9)).toBe(408);
  });
});
