import { existsSync, readdirSync, readFileSync } from "node:fs";

// Linux gives times in ticks of 10 ms, on every machine that Node runs on (USER_HZ).
const tickMs = 10;

const read = (path: string): string => {
  try {
    return readFileSync(path, "utf8");
  } catch {
    // The process has ended meanwhile.
    return "";
  }
};

/** False where the system does not tell what processes use: those figures are then not measured. */
export const canMeasureProcesses = existsSync("/proc/self/smaps_rollup");

// The fields after the name, which may hold blanks and brackets: state, parent…
const statOf = (pid: number): string[] =>
  read(`/proc/${pid}/stat`)
    .replace(/^.*\) /s, "")
    .split(" ");

/** A process and its children; PostgreSQL's are one generation. */
export function familyOf(pid: number): number[] {
  const children = readdirSync("/proc")
    .map(Number)
    .filter((other) => Number.isInteger(other) && Number(statOf(other)[1]) === pid);
  return [pid, ...children];
}

// User and system time of a process, with that of its children that have ended.
function cpuMsOf(pid: number): number {
  const [utime, stime, endedUtime, endedStime] = statOf(pid).slice(11, 15).map(Number);
  return ((utime ?? 0) + (stime ?? 0) + (endedUtime ?? 0) + (endedStime ?? 0)) * tickMs;
}

/** Gives the processor time that these processes and their children have used so far; null where it cannot be known. */
export function cpuMs(...pids: readonly number[]): number | null {
  if (!canMeasureProcesses) return null;
  return [...new Set(pids.flatMap(familyOf))].reduce((sum, pid) => sum + cpuMsOf(pid), 0);
}

/** Gives the proportional set size of a process and its children in MB; null where it cannot be known. */
export function memoryMb(pid: number, withChildren: boolean): number | null {
  if (!canMeasureProcesses) return null;
  const kb = (withChildren ? familyOf(pid) : [pid]).map((one) =>
    Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${one}/smaps_rollup`))?.[1] ?? 0),
  );
  return (kb.reduce((sum, one) => sum + one, 0) * 1_024) / 1_000_000;
}

/** Gives the largest resident size that a process has had so far, in MB; null where it cannot be known. */
export function peakMb(pid: number): number | null {
  const found = /^VmHWM:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1];
  return found ? (Number(found) * 1_024) / 1_000_000 : null;
}

/** Reads the number of PostgreSQL's process from the lines of a start; NaN when it is not there. */
export const postmasterIn = (said: string): number => Number(/\(process (\d+)\)/.exec(said)?.[1]);
