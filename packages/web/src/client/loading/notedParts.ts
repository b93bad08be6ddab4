let note: ((module: string) => void) | null = null;

/** Runs a dynamic import; the server's build puts it around every `import()`, with the module's path in the sources. */
export function runPart<Part>(module: string, run: () => Promise<Part>): Promise<Part> {
  note?.(module);
  return run();
}

/** Gives the modules that `act` imports dynamically, as paths in the sources. */
export async function partsRunBy(act: () => Promise<unknown>): Promise<string[]> {
  const modules = new Set<string>();
  note = (module) => modules.add(module);
  await act();
  note = null;
  return [...modules];
}
