import { hash, verify } from "@node-rs/argon2";

// argon2id, m = 19 MiB, t = 2, p = 1: OWASP's Password Storage Cheat Sheet. The library's default algorithm is argon2id.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Gives the argon2id hash of a password, in PHC form. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize("NFC"), cost);
}

let standIn: Promise<string> | undefined;

/** True when the password is that of the hash. Without a hash it takes the same time and is false. */
export async function isPassword(
  password: string,
  passwordHash: string | null | undefined,
): Promise<boolean> {
  standIn ??= hashPassword("nobody's password");
  const matches = await verify(passwordHash ?? (await standIn), password.normalize("NFC"));
  return matches && !!passwordHash;
}

/** Makes the hash that stands in for unknown accounts, so that the first of them does not take longer. */
export async function preparePasswords(): Promise<void> {
  await isPassword("", null);
}
