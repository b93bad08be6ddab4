import { once } from "node:events";
import { type AddressInfo, createServer, connect as dial, type Socket } from "node:net";

export interface TestLine {
  readonly port: number;
  /** How many connections go through it. */
  open(): number;
  /** Breaks every connection; new ones are refused at once. */
  cut(): void;
  /** Keeps every connection, and accepts new ones, but forwards nothing any more. */
  stall(): void;
  /** Forwards again. */
  mend(): void;
  /** Leads new connections to another port. */
  leadTo(port: number): void;
  close(): void;
}

/** Opens a TCP proxy in front of a server, which can be cut and can go silent. */
export async function testLine(to: { host: string; port: number }): Promise<TestLine> {
  let state: "whole" | "cut" | "silent" = "whole";
  let { port } = to;
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
      end.pipe(other);
      if (state === "silent") end.pause();
    }
  });
  line.listen(0, "127.0.0.1");
  await once(line, "listening");
  return {
    port: (line.address() as AddressInfo).port,
    open: () => pairs.size,
    cut() {
      state = "cut";
      breakAll();
    },
    stall() {
      state = "silent";
      for (const pair of pairs) for (const end of pair) end.unpipe().pause();
    },
    mend() {
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
