import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from "smtp-server";

export interface Received {
  readonly envelope: SMTPServerSession["envelope"];
  /** As it came over the line. */
  readonly raw: string;
  readonly headers: Readonly<Record<string, string>>;
  /** All parts, decoded. */
  readonly body: string;
}

/** What the server does with one letter; without any it takes it. */
export type Conduct =
  | { refuse: number; at: "greeting" | "sign-in" | "sender" | "recipient" | "data"; words?: string }
  | { hangUp: "in-data" | "before-answer" }
  | { hold: Promise<void> };

export interface TestMailServer {
  readonly port: number;
  readonly received: Received[];
  /** What is done with the next letters, one after the other. */
  readonly conducts: Conduct[];
  /** How many conversations were begun. */
  readonly begun: () => number;
  /** Goes away, under the same address. */
  down(): Promise<void>;
  up(): Promise<void>;
}

/** Starts a real mail server on a free port, which behaves as a test tells. */
export async function testMailServer(options: SMTPServerOptions = {}): Promise<TestMailServer> {
  const received: Received[] = [];
  const conducts: Conduct[] = [];
  let begun = 0;
  const refusal = (at: string) => {
    const [next] = conducts;
    if (!next || !("refuse" in next) || next.at !== at) return null;
    conducts.shift();
    return Object.assign(new Error(next.words ?? "said by the server"), { responseCode: next.refuse });
  };
  const make = (): SMTPServer => {
    const server: SMTPServer = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      onConnect(_session, done) {
        begun += 1;
        done(refusal("greeting"));
      },
      onAuth: (_auth, _session, done) => done(refusal("sign-in"), { user: "portal" }),
      onMailFrom: (_address, _session, done) => done(refusal("sender")),
      onRcptTo: (_address, _session, done) => done(refusal("recipient")),
      async onData(stream, session, done) {
        const next = conducts[0] && !("refuse" in conducts[0]) ? conducts.shift() : undefined;
        const hangUp = next && "hangUp" in next ? next.hangUp : null;
        if (hangUp === "in-data") {
          stream.once("data", () => hangUpOn(server, session));
          return;
        }
        // A client that disconnects in the middle ends the stream with an error.
        const bytes = await stream.toArray().catch(() => null);
        if (!bytes) return;
        const raw = Buffer.concat(bytes).toString("utf8");
        if (next && "hold" in next) await next.hold;
        const refused = refusal("data");
        if (!refused) received.push({ envelope: session.envelope, raw, ...parse(raw) });
        if (hangUp) hangUpOn(server, session);
        else done(refused);
      },
      ...options,
    });
    // What a client cuts is no failure of the server.
    server.on("error", () => {});
    return server;
  };
  let server = make();
  const listen = async (port: number) => {
    server.listen(port, "127.0.0.1");
    await once(server.server, "listening");
    return (server.server.address() as AddressInfo).port;
  };
  const port = await listen(0);
  return {
    port,
    received,
    conducts,
    begun: () => begun,
    async down() {
      const { promise, resolve } = Promise.withResolvers<void>();
      for (const { _socket } of connectionsOf(server)) _socket.destroy();
      server.close(() => resolve());
      await promise;
    },
    async up() {
      // Another process may have got the port meanwhile: wait until it is free.
      for (let isUp = false; !isUp; ) {
        server = make();
        isUp = await listen(port).then(
          () => true,
          () => pause(50, false),
        );
      }
    },
  };
}

interface Line {
  readonly session: SMTPServerSession;
  readonly _socket: { destroy(): void };
}

const connectionsOf = (server: SMTPServer) => [
  ...(server as unknown as { connections: Set<Line> }).connections,
];

function hangUpOn(server: SMTPServer, session: SMTPServerSession): void {
  for (const line of connectionsOf(server)) if (line.session === session) line._socket.destroy();
}

function parse(raw: string): Pick<Received, "headers" | "body"> {
  const [head = "", ...rest] = raw.split("\r\n\r\n");
  const lines = head.replace(/\r\n\s+/g, " ").split("\r\n");
  const headers = lines.map((line) => [line.split(":")[0]?.toLowerCase(), line.replace(/^[^:]+:\s*/, "")]);
  const bytes = rest.join("\n\n").replace(/=\r\n/g, "");
  const body = bytes.replace(/(=[\dA-F]{2})+/g, (run) =>
    Buffer.from(run.replaceAll("=", ""), "hex").toString(),
  );
  return { headers: Object.fromEntries(headers), body };
}
