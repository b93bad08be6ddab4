import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";

/** A small proxy in front of several portals: each request goes to the next one. */
export interface RoundRobin {
  readonly address: string;
  close(): Promise<void>;
}

/**
 * Listens on that port. A request whose portal refuses the connection is passed to the next one; one that a portal may have
 * received is never sent twice, not even a read: it is a 502.
 */
export async function openRoundRobin(port: number, ports: readonly number[]): Promise<RoundRobin> {
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    turn += 1;
    pass(incoming, outgoing, [...ports, ...ports].slice(turn % ports.length).slice(0, ports.length));
  });
  server.listen(port, "localhost");
  await once(server, "listening");
  return {
    address: `http://localhost:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function pass(incoming: IncomingMessage, outgoing: ServerResponse, ports: readonly number[]): void {
  const [port = 0, ...others] = ports;
  const { method, url, headers, socket } = incoming;
  const passed = request({ host: "localhost", port, method, path: url, agent: false });
  for (const [name, value] of Object.entries(headers)) if (value) passed.setHeader(name, value);
  passed.setHeader("x-forwarded-for", socket.remoteAddress ?? "");
  passed.setHeader("connection", "close");
  passed.on("response", (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
    answer.on("error", () => outgoing.destroy());
  });
  passed.on("error", ({ code }: NodeJS.ErrnoException) => {
    if (outgoing.headersSent) return void outgoing.destroy();
    if (code === "ECONNREFUSED" && others.length > 0) return pass(incoming, outgoing, others);
    outgoing.writeHead(502).end();
  });
  incoming.pipe(passed);
}
