import { type KeyObject, verify, X509Certificate } from "node:crypto";
import { readFile } from "node:fs/promises";
import { SealProblem } from "./sealProblems.ts";

/** A key with its certificate. */
export interface Keys {
  /** In DER; others that lead to whom the reader trusts follow in `chain`. */
  readonly certificate: Uint8Array;
  readonly chain: readonly Uint8Array[];
  readonly keyKind: "rsa" | "ec";
  /** Signs the SHA-256 of bytes. */
  readonly sign: (bytes: Uint8Array) => Promise<Uint8Array>;
}

const smallestModulus = 2048;

/** Opens a .p12 file with the key and certificate of the seal; throws SealProblem. */
export async function openKeyFile(path: string, password: string): Promise<Keys> {
  const content = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    throw problem(`cannot be read (${error.code}): ${path}`, error);
  });
  // Loaded only where a seal is opened.
  const { P12Signer } = await import("@libpdf/core");
  const signer = await P12Signer.create(content, password).catch((error: Error) => {
    throw opened(error, path);
  });
  const sign = (bytes: Uint8Array) => signer.sign(bytes, "SHA-256");
  const probe = Buffer.from("Which certificate is of this key?");
  const signature = await sign(probe);
  const all = [signer.certificate, ...signer.certificateChain];
  const certificate = all.find((each) =>
    verify("sha256", probe, new X509Certificate(each).publicKey, signature),
  );
  if (!certificate) throw problem(`holds no certificate of its key: ${path}`);
  const weakness = weaknessOf(new X509Certificate(certificate).publicKey);
  if (weakness) throw problem(`${weakness}: ${path}`);
  const chain = all.filter((each) => each !== certificate);
  return { certificate, chain, keyKind: signer.keyType === "EC" ? "ec" : "rsa", sign };
}

function weaknessOf({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject): string | null {
  if (asymmetricKeyType === "ec") return null;
  const bits = asymmetricKeyDetails?.modulusLength ?? 0;
  return bits >= smallestModulus ? null : `has a key of ${bits} bits, too short to be safe`;
}

function opened(error: Error, path: string): SealProblem {
  if (error.message.includes("No private key")) return problem(`holds no key: ${path}`, error);
  if (error.message.includes("No certificates")) return problem(`holds no certificate: ${path}`, error);
  if (error.message.includes("parse ASN.1")) return problem(`is not a .p12 file: ${path}`, error);
  return new SealProblem(
    `SIGNATURE_CERTIFICATE_PASSWORD does not open the file of SIGNATURE_CERTIFICATE: ${path}.`,
    { cause: error },
  );
}

const problem = (what: string, cause?: Error) =>
  new SealProblem(`The file of SIGNATURE_CERTIFICATE ${what}.`, { cause });
