import { randomBytes } from "node:crypto";
import {
  readRecoveryCode,
  recoveryCode,
  recoveryCodeCount,
} from "@ribambelle/domain/secondFactor/recoveryCode";
import type { Db } from "../../../db/connection/connect.ts";
import { hashPassword, isPassword } from "../../identity/index.ts";
import { findRecoveryHash } from "../secondFactor.store.ts";

/** Ten recovery codes as a person gets them, once, and the hashes that stay. */
export interface FreshCodes {
  readonly codes: readonly string[];
  readonly hashes: readonly { readonly number: number; readonly hash: string }[];
}

/** Draws ten recovery codes. */
export async function drawRecoveryCodes(): Promise<FreshCodes> {
  const codes: string[] = [];
  const hashes: { number: number; hash: string }[] = [];
  // One after the other: ten at once would keep people who sign in waiting.
  for (let number = 1; number <= recoveryCodeCount; number += 1) {
    const code = recoveryCode(number, randomBytes(10));
    codes.push(code);
    hashes.push({ number, hash: await hashPassword(readRecoveryCode(code)?.secret ?? code) });
  }
  return { codes, hashes };
}

/** Gives the number of the person's unused recovery code that was typed, or null; it takes as long for any that is not. */
export async function recoveryNumberOf(db: Db, personId: number, typed: string): Promise<number | null> {
  const given = readRecoveryCode(typed);
  const hash = given ? await findRecoveryHash(db, personId, given.number) : null;
  const matches = await isPassword(given?.secret ?? "", hash);
  return given && matches ? given.number : null;
}
