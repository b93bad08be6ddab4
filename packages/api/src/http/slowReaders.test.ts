import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { isThorough } from "@ribambelle/processes/rounds";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { requestText } from "../testing/servers/testSocket.ts";
import { cutSlowReaders } from "./slowReaders.ts";

// More than the system itself keeps between two sockets of one machine.
const size = 40_000_000;
const server = createServer((request, answer) => {
  if (request.url === "/large") answer.end(Buffer.alloc(size));
  else answer.write("begun");
});
let port: number;
let cuts: number;
beforeAll(async () => {
  cutSlowReaders(server, 1, () => {
    cuts += 1;
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  port = (server.address() as AddressInfo).port;
});
afterAll(() => void server.close().closeAllConnections());
beforeEach(() => {
  cuts = 0;
});

async function asked(path: string): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  await once(socket, "connect");
  socket.write(requestText(`GET ${path}`));
  return socket;
}

describe("a caller who", () => {
  it("stops reading a large answer is cut", async () => {
    const socket = await asked("/large");
    await once(socket, "readable");
    // Nothing is read until the connection is over on the other side.
    while (cuts === 0) await pause(50);
    socket.destroy();
  });

  it.runIf(isThorough)("reads a little now and then is cut", async () => {
    const socket = await asked("/large");
    let read = 0;
    while (cuts === 0) {
      read += socket.read(100)?.length ?? 0;
      await pause(100);
    }
    expect(read).toBeLessThan(size);
    socket.destroy();
  });

  it.runIf(isThorough)("reads at a slow but honest pace gets the whole answer", async () => {
    const socket = await asked("/large");
    let read = 0;
    let isOver = false;
    socket.on("close", () => {
      isOver = true;
    });
    // Some seconds in all, with a look at it in each.
    while (!isOver) {
      read += (socket.read() as Buffer | null)?.length ?? 0;
      await pause(read < size ? 5 : 0);
    }
    expect([cuts, read > size]).toEqual([0, true]);
  });

  it.runIf(isThorough)("could take nothing from a portal that was held up itself is left alone", async () => {
    const socket = await asked("/large");
    await once(socket, "readable");
    // A look falls into each of these; the portal’s part of the answer waits with everything else.
    for (let held = 0; held < 3; held += 1) {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_500);
      await pause(0);
    }
    expect(cuts).toBe(0);
    socket.destroy();
  });

  it("waits for an answer that is not there yet is left alone", async () => {
    const socket = await asked("/endless");
    await once(socket, "readable");
    await pause(2_500);
    expect([cuts, socket.destroyed]).toEqual([0, false]);
    socket.destroy();
  });
});
