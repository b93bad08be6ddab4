import { generate } from "otplib";

/** Gives the code that an authenticator shows for a key, now unless told when. */
export const codeOf = (key: string, epoch = Math.floor(Date.now() / 1_000)) =>
  generate({ secret: key, epoch });

/** Gives a code of the step before, so that the next sign-in has the present one; still good for ten seconds at least. */
export async function earlierCode(key: string): Promise<string> {
  const left = 30_000 - (Date.now() % 30_000);
  if (left < 10_000) await new Promise((resolve) => setTimeout(resolve, left + 50));
  return codeOf(key, Math.floor(Date.now() / 1_000) - 30);
}
