import { once } from "node:events";
import { type AddressInfo, createServer, connect as dial, type Socket } from "node:net";
import { Transform } from "node:stream";

export interface TestLine {
  readonly port: number;
  /** How many connections go through it. */
  open(): number;
  /** How many bytes went to the server. */
  forwarded(): number;
  /** Breaks every connection; new ones are refused at once. */
  cut(): void;
  /** Keeps every connection, and accepts new ones, but forwards nothing any more. */
  stall(): void;
  /** Forwards what goes to the server at so many bytes a second from now on. */
  slowDown(bytesPerSecond: number): void;
  /** Forwards again, at once. */
  mend(): void;
  /** Leads new connections to another port. */
  leadTo(port: number): void;
  close(): void;
}

/** Opens a TCP proxy in front of a server, which can be cut and can go silent. */
export async function testLine(to: { host: string; port: number }): Promise<TestLine> {
  let state: "whole" | "cut" | "silent" = "whole";
  let { port } = to;
  let pace: number | null = null;
  let forwarded = 0;
  const slowly = () =>
    new Transform({
      transform(piece: Buffer, _, done) {
        forwarded += piece.length;
        if (pace === null) done(null, piece);
        else setTimeout(done, (piece.length / pace) * 1_000, null, piece);
      },
    });
  const pairs = new Set<readonly [near: Socket, far: Socket]>();
  const breakAll = () => {
    for (const pair of pairs) for (const end of pair) end.destroy();
  };
  const line = createServer((near) => {
    if (state === "cut") {
      near.destroy();
      return;
    }
    const pair = [near, dial(port, to.host)] as const;
    pairs.add(pair);
    for (const [end, other] of [pair, pair.toReversed()] as [Socket, Socket][]) {
      end.on("error", () => {});
      end.on("close", () => {
        pairs.delete(pair);
        other.destroy();
      });
      if (end === near) near.pipe(slowly()).pipe(other);
      else end.pipe(other);
      if (state === "silent") end.pause();
    }
  });
  line.listen(0, "127.0.0.1");
  await once(line, "listening");
  return {
    port: (line.address() as AddressInfo).port,
    open: () => pairs.size,
    forwarded: () => forwarded,
    cut() {
      state = "cut";
      breakAll();
    },
    stall() {
      state = "silent";
      for (const pair of pairs) for (const end of pair) end.unpipe().pause();
    },
    slowDown(bytesPerSecond) {
      pace = bytesPerSecond;
    },
    mend() {
      pace = null;
      // Connections that were silent are broken, as when a network comes back.
      if (state === "silent") breakAll();
      state = "whole";
    },
    leadTo(next) {
      port = next;
    },
    close() {
      line.close();
      breakAll();
    },
  };
}
