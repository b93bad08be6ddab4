import { dayAt, shortDay } from "@ribambelle/domain/kernel/day";
import type { Config } from "../../../config.ts";
import { agencySeal } from "./agencySeal.ts";

/**
 * Opens the agency’s certificate when the portal starts, where one is given, and gives what the start says of it, or null; throws
 * SealProblem, whose message is a sentence, for one that cannot be used (SIGN-44).
 */
export async function sealAtStart(
  config: Config,
  agency: { readonly name: string },
  now: Date,
): Promise<string | null> {
  if (config.signing.certificate === null)
    return config.production
      ? "SIGNATURE_CERTIFICATE is not set: signed contracts are sealed by a certificate that the portal makes itself (docs/operations.md)."
      : null;
  const { sealWarning } = await import("../seal/seal.ts");
  const seal = await agencySeal({ config, agency, now: () => now })();
  const day = shortDay(dayAt(seal.notAfter));
  const warning = sealWarning(seal, now);
  if (warning === null) return null;
  return warning === "ended"
    ? `The certificate of the agency’s seal ended on ${day}: nothing is sealed until SIGNATURE_CERTIFICATE names another.`
    : `The certificate of the agency’s seal ends on ${day}: SIGNATURE_CERTIFICATE is to name another before.`;
}
