import { AsyncLocalStorage } from "node:async_hooks";
import type { FastifyInstance, FastifyRequest } from "fastify";

const inner = new AsyncLocalStorage<true>();

/** True within a call that the portal makes itself while it answers a request: that request is counted, not the call. */
export const isInnerCall = (): boolean => inner.getStore() === true;

/** The answer of an inner call, as far as a page reads it. */
export type InnerAnswer = Pick<Response, "ok" | "status" | "statusText" | "headers" | "json">;

/** Makes a call of the API in the name of whoever made a request. */
export type InnerCall = (path: string, headers: Headers) => Promise<InnerAnswer>;

// What is said of the person and of the way that their request came; not what is said of the page that it asked for.
const carried = [
  "cookie",
  "user-agent",
  "host",
  "forwarded",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
];

/** Gives the way to read the API through its own routes, with the same checks as from outside, for the person of a request. */
export function innerCalls(app: FastifyInstance, request: FastifyRequest): InnerCall {
  const own = Object.fromEntries(
    carried.flatMap((name) => (request.headers[name] ? [[name, request.headers[name]]] : [])),
  );
  return (path, headers) =>
    inner.run(true, async () => {
      const answer = await app.inject({
        method: "GET",
        url: path,
        headers: { ...own, ...Object.fromEntries(headers) },
        ...(request.socket.remoteAddress && { remoteAddress: request.socket.remoteAddress }),
      });
      const { statusCode, payload } = answer;
      return {
        ok: statusCode >= 200 && statusCode < 300,
        status: statusCode,
        statusText: answer.statusMessage,
        headers: new Headers(Object.entries(answer.headers).map(([name, value]) => [name, String(value)])),
        json: async () => JSON.parse(payload),
      };
    });
}
