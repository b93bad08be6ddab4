import { connect } from "node:net";
import type { FastifyInstance } from "fastify";

/** Listens on a free port of this machine and gives it. */
export async function listen(app: FastifyInstance): Promise<number> {
  return Number(new URL(await app.listen({ host: "127.0.0.1", port: 0 })).port);
}

/** Writes these bytes to a port as they are, piece after piece, and gives all that comes back until the other side hangs up. */
export async function exchange(port: number, ...pieces: readonly (string | Uint8Array)[]): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  const received: Buffer[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  socket.on("data", (bytes) => received.push(bytes));
  // A server that closes without reading all input resets the connection: its answer before that counts.
  socket.on("error", (error) => (received.length > 0 ? socket.destroy() : reject(error)));
  socket.on("close", () => resolve(Buffer.concat(received).toString("utf8")));
  for (const piece of pieces) socket.write(piece);
  return promise;
}

/** One request as text: its first line, then headers; the connection ends with the answer unless told. */
export function requestText(line: string, headers: Record<string, string> = {}, body = ""): string {
  const all = { Host: "localhost", Connection: "close", ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `${line} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n${body}`;
}

export interface SocketAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Reads the first answer out of what came back. */
export function answerOf(received: string): SocketAnswer {
  const end = received.indexOf("\r\n\r\n");
  const [first = "", ...lines] = received.slice(0, end).split("\r\n");
  const headers = lines.map((line) => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return {
    status: Number(first.split(" ")[1]),
    headers: Object.fromEntries(headers),
    body: received.slice(end + 4),
  };
}
