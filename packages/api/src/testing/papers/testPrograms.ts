import { spawnSync } from "node:child_process";

/** What a program said and its exit code. */
export interface Said {
  readonly code: number | null;
  readonly text: string;
  readonly bytes: Buffer;
}

/** Runs a program of the machine, such as `pdfsig`. */
export function run(program: string, args: readonly string[], input?: Uint8Array): Said {
  const { status, stdout, stderr, error } = spawnSync(program, args, { input, maxBuffer: 64 * 1024 * 1024 });
  if (error) throw error;
  return { code: status, text: `${stdout}${stderr}`, bytes: stdout };
}

/** Tells whether the machine has all of some programs; a test of what they judge is skipped, by name, where it has not. */
export const hasPrograms = (...programs: readonly string[]): boolean =>
  programs.every((program) => !spawnSync(program, ["--version"]).error);
