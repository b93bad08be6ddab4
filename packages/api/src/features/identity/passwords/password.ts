import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { identityRefusals } from "@ribambelle/domain/identity/identity.texts";
import { Refused } from "../../../acting/refused.ts";
import { openQueue } from "./workQueue.ts";

// argon2id, m = 19 MiB, t = 2, p = 1: OWASP's Password Storage Cheat Sheet. The library's default algorithm is argon2id.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Ten seconds are the limit of people's attention (Nielsen, Usability Engineering, 1993): who waited longer has left, or
// has clicked again.
const waitSeconds = 10;

// libuv has four threads unless told, which files, compression and names need too (docs/decisions/0025).
const threads = Number(process.env.UV_THREADPOOL_SIZE) || 4;

const queue = openQueue({
  atOnce: Math.max(1, Math.min(availableParallelism(), threads) - 1),
  waitMs: waitSeconds * 1_000,
  late: () => new Refused(identityRefusals.tooManyAtOnce, { retryAfterSeconds: waitSeconds }),
});

/** How many passwords wait in this process to be hashed or verified. */
export const passwordsWaiting = (): number => queue.waiting();

/** Gives the argon2id hash of a password, in PHC form; refused (503) when too many others wait. */
export function hashPassword(password: string): Promise<string> {
  return queue.run(() => hash(password.normalize("NFC"), cost));
}

let standIn: string | undefined;

/**
 * True when the password is that of the hash; refused (503) when too many others wait. Without a hash it takes the same
 * time and is false.
 */
export async function isPassword(
  password: string,
  passwordHash: string | null | undefined,
): Promise<boolean> {
  standIn ??= await hashPassword("nobody's password");
  const compared = passwordHash ?? standIn;
  const matches = await queue.run(() => verify(compared, password.normalize("NFC")));
  return matches && !!passwordHash;
}

/** True when a hash was made with less cost than hashes are made with today, or by another algorithm. */
export function isOutdated(passwordHash: string): boolean {
  const [, memory, time] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$/.exec(passwordHash) ?? [];
  return !(Number(memory) >= cost.memoryCost && Number(time) >= cost.timeCost);
}

/** Makes the hash that stands in for unknown accounts, so that the first of them does not take longer. */
export async function preparePasswords(): Promise<void> {
  await isPassword("", null);
}
