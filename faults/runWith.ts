import { spawn } from "node:child_process";

/** The exit code, as is the custom, for what cannot be tried on this machine. */
export const notHere = 77;

/** Runs a command with these variables more, and gives its exit code. */
export async function runWith([command = "", ...args]: string[], env: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(command, args, { stdio: "inherit", env: { ...process.env, ...env } });
  // The servers of who asked must not outlive them.
  for (const name of ["SIGINT", "SIGTERM"] as const) process.on(name, () => child.kill(name));
  return await new Promise((resolve) => child.once("exit", (code) => resolve(code ?? 1)));
}
