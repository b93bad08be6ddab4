import { writeSync } from "node:fs";

const standardOutput = 1;

type Outcome = "written" | "behind" | "impossible";

/** A file, pipe or socket that takes the lines of a log; without O_NONBLOCK a full pipe would block its writer. */
export interface LogOutput {
  write(line: string): void;
  /** How many lines found neither reader nor room so far. */
  readonly lost: () => number;
}

// What waits in memory for a reader: some seconds of a busy portal.
const mostWaitingBytes = 1_048_576;
const retryMs = 20;
const atExit = { tries: 25, ms: 20 };
const nobodyWakes = new Int32Array(new SharedArrayBuffer(4));
const newLine = 10;

/**
 * Opens an output for a log that never makes its writer wait and never ends the portal. What a slow reader has not taken
 * waits in memory; what finds no room there, on a full disk or behind a closed pipe is lost, and counted: a line says how
 * many as soon as one can be written again. (pino's own output ends the process, or waits for room without end.)
 */
export function openLogOutput(file: number): LogOutput {
  const waiting: Buffer[] = [];
  let waitingBytes = 0;
  let lost = 0;
  let untold = 0;
  let isRetrying = false;

  const lose = (bytes: Buffer) => {
    const lines = bytes.reduce((count, byte) => count + Number(byte === newLine), 0);
    lost += lines;
    untold += lines;
  };

  const keep = (bytes: Buffer) => {
    if (waitingBytes + bytes.length > mostWaitingBytes) return lose(bytes);
    waiting.push(bytes);
    waitingBytes += bytes.length;
  };

  // What a reader who is behind has not taken waits, before all that came later.
  const send = (bytes: Buffer): Outcome => {
    const { outcome, rest } = writeWhilePossible(file, bytes);
    if (outcome === "behind") {
      waiting.unshift(rest);
      waitingBytes += rest.length;
    } else if (outcome === "impossible") lose(rest);
    return outcome;
  };

  const tell = (): Outcome => {
    if (untold === 0) return "written";
    const line = Buffer.from(lostLine(untold));
    const { outcome, rest } = writeWhilePossible(file, line);
    if (rest.length === line.length) return outcome;
    untold = 0;
    return outcome === "behind" ? send(rest) : outcome;
  };

  const catchUp = (): Outcome => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      waitingBytes -= next.length;
      if (send(next) === "behind") return "behind";
    }
    return tell();
  };

  const later = () => {
    if (isRetrying) return;
    isRetrying = true;
    setTimeout(() => {
      isRetrying = false;
      if (catchUp() === "behind") later();
    }, retryMs).unref();
  };

  process.once("exit", () => {
    for (let tries = 0; waiting.length > 0 && tries < atExit.tries && catchUp() === "behind"; tries += 1)
      Atomics.wait(nobodyWakes, 0, 0, atExit.ms);
  });

  return {
    write(line) {
      const bytes = Buffer.from(line);
      if (waiting.length > 0) return keep(bytes);
      const told = tell();
      if (told === "impossible") return lose(bytes);
      if (told === "behind") keep(bytes);
      if (told === "behind" || send(bytes) === "behind") later();
    },
    lost: () => lost,
  };
}

function writeWhilePossible(file: number, bytes: Buffer): { outcome: Outcome; rest: Buffer } {
  let rest = bytes;
  while (rest.length > 0) {
    try {
      rest = rest.subarray(writeSync(file, rest));
    } catch (error) {
      // The pipe is full because its reader is slow.
      const isBehind = (error as NodeJS.ErrnoException).code === "EAGAIN";
      return { outcome: isBehind ? "behind" : "impossible", rest };
    }
  }
  return { outcome: "written", rest };
}

const lostLine = (lines: number) =>
  `${JSON.stringify({ level: 40, time: new Date().toISOString(), lines, msg: "lines of the log were lost: they found neither reader nor room" })}\n`;

/** The standard output, for a log. */
export const logOutput = openLogOutput(standardOutput);

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
  // Before the output's own last writing.
  process.prependOnceListener("exit", flush);
  return {
    write(line) {
      lines += line;
      if (lines.length >= gathered.bytes) flush();
    },
  };
}

let second = Number.NaN;
let untilSecond = "";

/** The time of a line as pino writes it; its seconds are worked out once a second. */
export function isoTime(): string {
  const now = Date.now();
  const ms = now % 1_000;
  if (now - ms !== second) {
    second = now - ms;
    untilSecond = `,"time":"${new Date(second).toISOString().slice(0, -4)}`;
  }
  return `${untilSecond}${String(ms).padStart(3, "0")}Z"`;
}
