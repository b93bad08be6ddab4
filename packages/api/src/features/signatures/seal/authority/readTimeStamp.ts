import { constants, createHash, verify, type X509Certificate } from "node:crypto";
import { childOf, type DerNode, dottedOf, readDer } from "../der.ts";
import { type TokenParts, tokenParts } from "./tokenParts.ts";

/** What a time stamp says. */
export interface TimeStamp {
  /** The number of the question, in DER; null when the authority repeats none. */
  readonly number: Buffer | null;
  readonly authority: X509Certificate;
}

const kinds = {
  messageDigest: "1.2.840.113549.1.9.4",
  signingCertificate: "1.2.840.113549.1.9.16.2.12",
  signingCertificate2: "1.2.840.113549.1.9.16.2.47",
  pss: "1.2.840.113549.1.1.10",
  // What the certificate must be for.
  stamping: "1.3.6.1.5.5.7.3.8",
} as const;
const digests: Readonly<Record<string, string>> = {
  "1.3.14.3.2.26": "sha1",
  "2.16.840.1.101.3.4.2.1": "sha256",
  "2.16.840.1.101.3.4.2.2": "sha384",
  "2.16.840.1.101.3.4.2.3": "sha512",
};
const rsa = "1.2.840.113549.1.1";
const curve = "1.2.840.10045.4";
// How a signature may be made of each digest; the first names the key alone.
const signatures: Readonly<Record<string, readonly string[]>> = {
  sha1: [`${rsa}.1`, `${rsa}.5`, `${curve}.1`],
  sha256: [`${rsa}.1`, `${rsa}.11`, `${curve}.3.2`],
  sha384: [`${rsa}.1`, `${rsa}.12`, `${curve}.3.3`],
  sha512: [`${rsa}.1`, `${rsa}.13`, `${curve}.3.4`],
};

/** Reads a time stamp of bytes (RFC 3161); null unless it is whole, of these bytes, and signed by the certificate in it. */
export function readTimeStamp(token: Uint8Array, bytes: Uint8Array): TimeStamp | null {
  try {
    const parts = tokenParts(token);
    const said = parts && readDer(parts.said);
    if (!said || !isOf(said, bytes) || !isSigned(parts)) return null;
    const number = said.children.slice(5).find(({ tagClass, tag }) => tagClass === 0 && tag === 2);
    return { number: number?.bytes ?? null, authority: parts.certificate };
  } catch {
    // A place in it holds something else than it should.
    return null;
  }
}

function isOf(said: DerNode, bytes: Uint8Array): boolean {
  const imprint = childOf(said, 2);
  const digest = createHash(digestOf(childOf(imprint, 0)))
    .update(bytes)
    .digest();
  return childOf(imprint, 1).content.equals(digest);
}

function digestOf(algorithm: DerNode): string {
  const name = digests[dottedOf(childOf(algorithm, 0))];
  if (!name) throw new TypeError("A digest that nobody should use");
  return name;
}

function isSigned(parts: TokenParts): boolean {
  const { attributes, certificate, said } = parts;
  if (!certificate.keyUsage?.includes(kinds.stamping)) return false;
  const hash = digestOf(parts.digestKind);
  const digest = createHash(hash).update(said).digest();
  if (!attributeOf(attributes, kinds.messageDigest)?.content.equals(digest)) return false;
  return isNamed(attributes, certificate) && holds(parts, hash);
}

const attributeOf = (attributes: DerNode, kind: string) => {
  const found = attributes.children.find((attribute) => dottedOf(childOf(attribute, 0)) === kind);
  return found && childOf(found, 1, 0);
};

// So that no other certificate of the same key can be put in its place: by SHA-1 in the older form.
function isNamed(attributes: DerNode, authority: X509Certificate): boolean {
  const older = attributeOf(attributes, kinds.signingCertificate);
  const value = older ?? attributeOf(attributes, kinds.signingCertificate2);
  if (!value) return false;
  const [first, second] = childOf(value, 0, 0).children;
  const isSaid = !older && first?.tag === 16;
  const hash = older ? "sha1" : isSaid ? digestOf(first) : "sha256";
  const digest = createHash(hash).update(authority.raw).digest();
  return (isSaid ? second : first)?.content.equals(digest) ?? false;
}

function holds({ attributes, signatureKind, signature, certificate }: TokenParts, hash: string): boolean {
  // Signed as a set, they stand inside under the tag [0].
  const bytes = Buffer.concat([Buffer.of(0x31), attributes.bytes.subarray(1)]);
  const key = certificate.publicKey;
  const kind = dottedOf(childOf(signatureKind, 0));
  if (signatures[hash]?.includes(kind)) return verify(hash, bytes, key, signature);
  if (kind !== kinds.pss) return false;
  const pss = { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: constants.RSA_PSS_SALTLEN_AUTO };
  return verify(hash, bytes, pss, signature);
}
