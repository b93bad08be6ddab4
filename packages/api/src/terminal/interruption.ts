/** The interruption of a command by Ctrl-C. */
export interface Interruption {
  readonly signal: AbortSignal;
  /** Stops listening. */
  end(): void;
}

const signals = ["SIGINT", "SIGTERM"] as const;

/** The exit code of a command that Ctrl-C ended. */
export const interruptedExitCode = 130;

/**
 * Aborts the signal at the first Ctrl-C, so that the work can end cleanly; a second one ends the process at
 * once.
 */
export function hearInterruption(): Interruption {
  const controller = new AbortController();
  const abort = () => {
    end();
    controller.abort();
  };
  const end = () => {
    for (const signal of signals) process.removeListener(signal, abort);
  };
  for (const signal of signals) process.on(signal, abort);
  return { signal: controller.signal, end };
}
