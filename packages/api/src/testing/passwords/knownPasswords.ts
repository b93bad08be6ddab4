import { createRequire } from "node:module";
import { afterAll, beforeAll } from "vitest";

const argon2 = createRequire(import.meta.url)("@node-rs/argon2") as typeof import("@node-rs/argon2");

const known = new Map<string, Promise<boolean>>();
let isAskedEachTime = false;

/** Makes a hash, as the library does. */
export const { hash } = argon2;

/**
 * Says whether the password is that of the hash, as the library does, which is asked once a worker: nearly all tests sign people
 * in by one and the same password and hash, and a fifth of their processor time was that.
 */
export function verify(hashed: string, password: string): Promise<boolean> {
  if (isAskedEachTime) return argon2.verify(hashed, password);
  const key = `${hashed} ${password}`;
  const answer = known.get(key) ?? argon2.verify(hashed, password);
  known.set(key, answer);
  return answer;
}

/** In this file of tests each password is compared, which takes its time: it tests what happens meanwhile. */
export function compareEachTime(): void {
  beforeAll(() => {
    isAskedEachTime = true;
  });
  afterAll(() => {
    isAskedEachTime = false;
  });
}
