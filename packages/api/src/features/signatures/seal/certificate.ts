import { createHash, X509Certificate } from "node:crypto";
import { childOf, readDer } from "./der.ts";

/** The SHA-256 of some bytes, or of several one after the other. */
export function sha256(...parts: readonly Uint8Array[]): Buffer {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest();
}

/** The SHA-256 of a certificate, in hexadecimal digits. */
export const fingerprintOf = (certificate: Uint8Array): string => sha256(certificate).toString("hex");

/** Reads a certificate; null when the bytes are none. */
export function readCertificate(bytes: Uint8Array): X509Certificate | null {
  try {
    return new X509Certificate(bytes);
  } catch {
    return null;
  }
}

/** The name of whom a certificate is of: its common name, else all that it says. */
export function subjectOf(certificate: X509Certificate): string {
  const name = certificate.subject.split("\n").find((line) => line.startsWith("CN="));
  return name?.slice("CN=".length) ?? certificate.subject.replaceAll("\n", ", ");
}

/** Who made a certificate and under which number, as a signature names it. */
export function issuerAndNumber(certificate: Uint8Array): {
  readonly issuer: Buffer;
  readonly number: Buffer;
} {
  const node = readDer(certificate);
  if (!node) throw new TypeError("Not a certificate");
  const content = childOf(node, 0);
  // The version stands first, under a tag of its own, in all but those of 1988.
  const number = childOf(content, 0).tagClass === 2 ? 1 : 0;
  return { number: childOf(content, number).bytes, issuer: childOf(content, number + 2).bytes };
}
