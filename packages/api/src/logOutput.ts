import { writeSync } from "node:fs";

const standardOutput = 1;
const patience = { tries: 100, ms: 10 };
const nobodyWakes = new Int32Array(new SharedArrayBuffer(4));

/**
 * The standard output for a log. A full disk, or a reader who has gone, costs lines and never the portal; lines are
 * written again as soon as there is room. (pino's own output ends the process, or waits for room without end.)
 */
export const logOutput = {
  write(line: string): void {
    const bytes = Buffer.from(line);
    let tries = 0;
    for (let from = 0; from < bytes.length; ) {
      try {
        from += writeSync(standardOutput, bytes, from);
      } catch (error) {
        // A pipe whose reader is slow: it is waited for, for a while.
        if ((error as NodeJS.ErrnoException).code !== "EAGAIN" || tries >= patience.tries) return;
        tries += 1;
        Atomics.wait(nobodyWakes, 0, 0, patience.ms);
      }
    }
  },
};
