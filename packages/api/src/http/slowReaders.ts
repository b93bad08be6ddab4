import type { Server } from "node:http";
import type { Socket } from "node:net";

/** The fewest bytes that a caller takes each second, on average (a phone on 2G takes 4,000). */
const fewestBytesPerSecond = 2_000;

/** Of the time between two looks. */
const mostLate = 1.25;

/**
 * Cuts connections whose caller takes an answer more slowly than that through `seconds` seconds: who reads a byte now and
 * then would hold the answer, and its file, for as long as they like. A connection that waits for us is left alone, and a look
 * that comes late for want of the processor judges nobody.
 */
export function cutSlowReaders(server: Server, seconds: number, cut: () => void): void {
  const taken = new Map<Socket, number | null>();
  server.on("connection", (socket) => {
    taken.set(socket, null);
    socket.once("close", () => taken.delete(socket));
  });
  let looked = performance.now();
  const look = () => {
    const since = performance.now() - looked;
    looked += since;
    // Of a portal that was held up itself nothing could be taken meanwhile.
    const isLate = since > mostLate * seconds * 1_000;
    for (const [socket, before] of taken) {
      const now = takenFrom(socket);
      taken.set(socket, now);
      if (isLate || now === null || before === null) continue;
      if (now - before >= seconds * fewestBytesPerSecond) continue;
      socket.destroy();
      cut();
    }
  };
  const timer = setInterval(look, seconds * 1_000).unref();
  server.once("close", () => clearInterval(timer));
}

// The bytes that the system took from us so far, or null when none wait for it. A large answer is one write, whose progress
// libuv alone knows; Node's own time limit of idle sockets asks it in the same way.
function takenFrom(socket: Socket): number | null {
  const { _handle: handle, _bytesDispatched: dispatched = 0 } = socket as Socket & {
    _handle?: { writeQueueSize?: number } | null;
    _bytesDispatched?: number;
  };
  const waiting = handle?.writeQueueSize ?? 0;
  return waiting > 0 ? dispatched - waiting : null;
}
