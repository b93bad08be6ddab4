import type { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/** Milliseconds: the most time that receiving a request may take, also while the server closes; and without a byte of a longer one. */
export const longestArrivalMs = 30_000;

/** Milliseconds: the most time that receiving the files of an import may take. */
export const longestFilesMs = 3_600_000;

const limits = {
  longestMs: longestArrivalMs,
  // How often one looks whether something of a long request has arrived.
  lookMs: 1_000,
};

/** Ends requests that take too long to arrive; those whose route says that they may, once nothing of them arrives. */
export function limitArrival(app: FastifyInstance, { longestMs, lookMs } = limits): void {
  app.addHook("onRequest", (request, _reply, done) => {
    const { raw } = request;
    // A call of the portal's own comes by no connection.
    if (!(raw.socket instanceof Socket) || raw.complete || isWithoutBody(raw)) return done();
    const late = () => app.server.emit("clientError", new TooSlow(), raw.socket);
    const timer = request.routeOptions.config.arrivesSlowly
      ? onceSilent(() => raw.socket.bytesRead, { longestMs, lookMs }, late)
      : setTimeout(late, longestMs);
    timer.unref();
    const rest = () => clearTimeout(timer);
    raw.once("end", rest).once("close", rest);
    done();
  });
}

function onceSilent(
  bytesRead: () => number,
  { longestMs, lookMs }: typeof limits,
  late: () => void,
): NodeJS.Timeout {
  let [last, at] = [bytesRead(), performance.now()];
  const timer = setInterval(() => {
    const now = performance.now();
    if (bytesRead() !== last) [last, at] = [bytesRead(), now];
    if (now - at < longestMs) return;
    clearInterval(timer);
    late();
  }, lookMs);
  return timer;
}

// Answered as Node's own.
class TooSlow extends Error {
  readonly code = "ERR_HTTP_REQUEST_TIMEOUT";
}

const isWithoutBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] === undefined && !(Number(headers["content-length"]) > 0);
