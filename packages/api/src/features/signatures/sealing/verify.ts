import type { BrokenFile, IntactFile } from "../seal/verifySealed.ts";

/** Judges a sealed file by itself; what it takes is loaded then (SIGN-43). */
export async function verifySealed(bytes: Uint8Array): Promise<IntactFile | BrokenFile> {
  const { verifySealed: judge } = await import("../seal/verifySealed.ts");
  return judge(bytes);
}
