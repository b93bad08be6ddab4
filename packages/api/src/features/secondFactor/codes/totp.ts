import { codeLength, readCode } from "@ribambelle/domain/secondFactor/secondFactor";
import { generate, generateSecret, generateURI, verify } from "otplib";

// RFC 6238, and what every application understands: SHA-1, six digits, 30 seconds, a key of 160 random bits (FACTOR-08).
const form = { algorithm: "sha1", digits: codeLength, period: 30 } as const;

/** Draws the key of an application, in base 32. */
export function newKey(): string {
  return generateSecret({ length: 20 });
}

/** Gives the address that an application reads from the QR code. */
export function keyAddress(key: string, person: { readonly agency: string; readonly name: string }): string {
  return generateURI({ ...form, issuer: person.agency, label: person.name, secret: key });
}

/** Gives the code that an application shows at an instant, and its step. */
export async function codeAt(key: string, now: Date): Promise<{ code: string; step: number }> {
  const epoch = Math.floor(now.getTime() / 1_000);
  const code = await generate({ ...form, secret: key, epoch });
  return { code, step: Math.floor(epoch / form.period) };
}

/** Gives the step of a typed code, when it is the code of the current step or of the one before; else null. */
export async function stepOfCode(key: string, typed: string, now: Date): Promise<number | null> {
  const token = readCode(typed);
  if (token === null) return null;
  const epoch = Math.floor(now.getTime() / 1_000);
  const found = await verify({ ...form, secret: key, token, epoch, epochTolerance: [form.period, 0] });
  return found.valid && "timeStep" in found ? found.timeStep : null;
}
