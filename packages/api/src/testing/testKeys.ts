import type { FileStore } from "../files/fileStore.ts";

/** Gives the keys of all files of a store, in order. */
export async function keysOf(store: FileStore): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of store.keys()) keys.push(key);
  return keys.sort();
}
