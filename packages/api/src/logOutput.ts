import { writeSync } from "node:fs";

const standardOutput = 1;
const retries = { tries: 100, ms: 10 };
const nobodyWakes = new Int32Array(new SharedArrayBuffer(4));

/**
 * The standard output for a log. A full disk or a closed pipe loses lines but never ends the portal; lines
 * are written again as soon as there is room. (pino's own output ends the process, or waits for room without
 * end.)
 */
export const logOutput = {
  write(line: string): void {
    const bytes = Buffer.from(line);
    let tries = 0;
    for (let from = 0; from < bytes.length; ) {
      try {
        from += writeSync(standardOutput, bytes, from);
      } catch (error) {
        // The pipe is full because its reader is slow: wait a little and try again.
        if ((error as NodeJS.ErrnoException).code !== "EAGAIN" || tries >= retries.tries) return;
        tries += 1;
        Atomics.wait(nobodyWakes, 0, 0, retries.ms);
      }
    }
  },
};

const gathered = { bytes: 4_096, ms: 1_000 };

/**
 * The same, buffered: written every 4 kB, at least once a second, and when the process ends. A write for each
 * request would cost as much as finding its session.
 */
export function gatheredLogOutput(): { write(line: string): void } {
  let lines = "";
  const flush = () => {
    if (lines === "") return;
    const text = lines;
    lines = "";
    logOutput.write(text);
  };
  setInterval(flush, gathered.ms).unref();
  process.once("exit", flush);
  return {
    write(line) {
      lines += line;
      if (lines.length >= gathered.bytes) flush();
    },
  };
}
