import { X509Certificate } from "node:crypto";
import { issuerAndNumber, readCertificate } from "../certificate.ts";
import { childOf, type DerNode, der, dottedOf, octets, oid, readDer, sequence } from "../der.ts";

/** A time stamp taken apart. */
export interface TokenParts {
  /** What it says, in DER. */
  readonly said: Buffer;
  readonly attributes: DerNode;
  readonly digestKind: DerNode;
  readonly signatureKind: DerNode;
  readonly signature: Buffer;
  /** Of who signed it. */
  readonly certificate: X509Certificate;
}

const kinds = { signedData: oid("1.2.840.113549.1.7.2"), timeStamp: oid("1.2.840.113549.1.9.16.1.4") };

/**
 * Takes a time stamp apart, and puts it together again: null where the two differ, since most of what stands around the
 * signed parts is signed by nobody. Throws where a part is missing.
 */
export function tokenParts(token: Uint8Array): TokenParts | null {
  const node = readDer(token);
  if (!node) return null;
  const signed = childOf(node, 1, 0);
  const signer = childOf(signed, -1, 0);
  const certificates = childrenUnder(signed, 0);
  const certificate = certificateOf(certificates, childOf(signer, 1));
  if (!certificate || !certificates.every((each) => isBound(each, certificate, certificates))) return null;
  const parts: TokenParts = {
    said: childOf(signed, 2, 1, 0).content,
    attributes: childOf(signer, 3),
    digestKind: childOf(signer, 2),
    signatureKind: childOf(signer, 4),
    signature: childOf(signer, 5).content,
    certificate,
  };
  return written(parts, signed, signer).equals(token) ? parts : null;
}

function written(parts: TokenParts, signed: DerNode, signer: DerNode): Buffer {
  const { issuer, number } = issuerAndNumber(parts.certificate.raw);
  const { said, attributes, digestKind, signatureKind, signature } = parts;
  const signerWritten = sequence(
    der(0x02, Buffer.of(1)),
    sequence(issuer, number),
    algorithm(digestKind),
    der(0xa0, attributes.content),
    algorithm(signatureKind),
    octets(signature),
    ...optional(signer, 1),
  );
  const all = sequence(
    der(0x02, Buffer.of(3)),
    // It may be spelt with or without a nothing beside its name.
    der(0x31, ...childOf(signed, 1).children.map((kind) => algorithm(kind, digestKind))),
    sequence(kinds.timeStamp, der(0xa0, octets(said))),
    ...optional(signed, 0),
    ...optional(signed, 1),
    der(0x31, signerWritten),
  );
  return sequence(kinds.signedData, der(0xa0, all));
}

// Those of elliptic curves and some digests have nothing beside their name; RSA-PSS has what it needs.
function algorithm(node: DerNode, named = node): Buffer {
  const [, more] = node.children;
  const beside = more && (more.children.length > 0 ? more.bytes : der(0x05));
  return sequence(oid(dottedOf(childOf(named, 0))), beside ?? Buffer.of());
}

const under = (node: DerNode, tag: number) =>
  node.children.find((child) => child.tagClass === 2 && child.tag === tag);
const childrenUnder = (node: DerNode, tag: number) => under(node, tag)?.children ?? [];

// Certificates, lists of those that were taken back, and what was added after the signature, where they are.
function optional(node: DerNode, tag: number): readonly Buffer[] {
  const found = under(node, tag);
  return found ? [der(0xa0 + tag, ...found.children.map(({ bytes }) => bytes))] : [];
}

// The one whose maker and number the signer names.
function certificateOf(certificates: readonly DerNode[], named: DerNode): X509Certificate | null {
  const found = certificates.find(({ bytes }) => {
    const { issuer, number } = issuerAndNumber(bytes);
    return Buffer.concat([issuer, number]).equals(named.content);
  });
  return found ? readCertificate(found.bytes) : null;
}

// Each certificate is the signer's, or signed by another one here, or signed another one whose signer did not come along.
function isBound(node: DerNode, signer: X509Certificate, all: readonly DerNode[]): boolean {
  const certificate = readCertificate(node.bytes);
  if (!certificate) return false;
  if (certificate.raw.equals(signer.raw)) return true;
  const others = all.map(({ bytes }) => new X509Certificate(bytes));
  return others.some((other) => certificate.verify(other.publicKey) || other.verify(certificate.publicKey));
}
