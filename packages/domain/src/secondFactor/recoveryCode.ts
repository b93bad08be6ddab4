/** How many recovery codes a person gets at once (FACTOR-10). */
export const recoveryCodeCount = 10;

/** The most recovery codes that are left when a person is offered new ones. */
export const fewRecoveryCodes = 3;

// Crockford's base 32: no I, L, O or U, so that no letter is taken for a digit.
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const secretLength = 10;

/** Writes a recovery code, `NN-XXXXX-XXXXX`, from its number and ten random bytes: 50 random bits. */
export function recoveryCode(number: number, random: Uint8Array): string {
  const letters = [...random].slice(0, secretLength).map((byte) => alphabet[byte % alphabet.length]);
  const secret = letters.join("");
  return `${String(number).padStart(2, "0")}-${secret.slice(0, 5)}-${secret.slice(5)}`;
}

/** A recovery code, taken apart. */
export interface RecoveryCode {
  readonly number: number;
  /** The ten signs after the number, as they are hashed. */
  readonly secret: string;
}

/** Reads a typed recovery code in any case, with or without its dashes, `O` as 0, `I` and `L` as 1; null for anything else. */
export function readRecoveryCode(typed: string): RecoveryCode | null {
  const signs = typed
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, "")
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1");
  const [, number, secret] = /^(\d\d)([0-9A-HJKMNP-TV-Z]{10})$/.exec(signs) ?? [];
  return number && secret ? { number: Number(number), secret } : null;
}
