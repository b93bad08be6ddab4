import { createPrivateKey, createPublicKey, sign, X509Certificate } from "node:crypto";
import { fingerprintOf, subjectOf } from "./certificate.ts";
import { type Keys, openKeyFile } from "./keyFile.ts";
import { ownCertificate, ownCertificateFile } from "./ownCertificate.ts";
import { SealProblem } from "./sealProblems.ts";

export { AuthorityAway, SealEnded, SealProblem } from "./sealProblems.ts";

/** The agency's certificate with its key, opened; and whom to ask for time stamps. */
export interface Seal extends Keys {
  /** The name that the certificate says. */
  readonly name: string;
  /** The SHA-256 of the certificate, in hexadecimal digits. */
  readonly fingerprint: string;
  readonly notBefore: Date;
  readonly notAfter: Date;
  /** Whether the portal made it itself: readers show its signer as unknown. */
  readonly isOwn: boolean;
  readonly authority: URL | null;
  readonly now: () => Date;
}

export interface SealSettings {
  /** The path of a .p12 file; without one the portal makes its own certificate in `dataFolder`. */
  readonly certificate: string | null;
  readonly password: string;
  readonly dataFolder: string;
  readonly agencyName: string;
  readonly authorityUrl: URL | null;
}

/** Opens the agency's certificate, or makes its own once; throws SealProblem (SIGN-44). */
export async function openSeal(settings: SealSettings): Promise<Seal> {
  const now = () => new Date();
  const keys = settings.certificate
    ? await openKeyFile(settings.certificate, settings.password)
    : await openOwn(settings, now());
  const certificate = new X509Certificate(keys.certificate);
  return {
    ...keys,
    name: subjectOf(certificate),
    fingerprint: fingerprintOf(keys.certificate),
    notBefore: new Date(certificate.validFrom),
    notAfter: new Date(certificate.validTo),
    isOwn: !settings.certificate,
    authority: settings.authorityUrl,
    now,
  };
}

async function openOwn({ dataFolder, agencyName }: SealSettings, now: Date): Promise<Keys> {
  const pem = await ownCertificate(dataFolder, agencyName, now);
  try {
    const key = createPrivateKey(pem);
    const certificate = new X509Certificate(pem);
    if (!certificate.publicKey.equals(createPublicKey(key))) throw new TypeError("Of another key");
    return {
      certificate: certificate.raw,
      chain: [],
      keyKind: "rsa",
      sign: async (bytes) => sign("sha256", bytes, key),
    };
  } catch (error) {
    throw new SealProblem(
      `The portal’s own certificate in ${ownCertificateFile(dataFolder)} cannot be read: bring it back from a backup, or remove it and the portal makes another.`,
      { cause: error },
    );
  }
}

const warnedDays = 30;

/** Says that a certificate has ended, or ends within 30 days; null while all is well (SIGN-44). */
export function sealWarning(seal: Pick<Seal, "notAfter">, now: Date): "ended" | "ends-soon" | null {
  const left = seal.notAfter.getTime() - now.getTime();
  if (left <= 0) return "ended";
  return left <= warnedDays * 86_400_000 ? "ends-soon" : null;
}
