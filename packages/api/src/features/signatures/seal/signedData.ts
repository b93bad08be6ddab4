import { issuerAndNumber, sha256 } from "./certificate.ts";
import { childOf, der, octets, oid, readDer, sequence, setOf } from "./der.ts";

/** A signature of RFC 5652 over bytes that stand elsewhere. */
export interface SignedData {
  /** The signer's first. */
  readonly certificates: readonly Uint8Array[];
  readonly keyKind: "rsa" | "ec";
  readonly signature: Uint8Array;
  /** Of RFC 3161, over the signature. */
  readonly timeStamp: Uint8Array | null;
}

export interface ReadSignedData extends SignedData {
  /** That it says the bytes have. */
  readonly digest: Buffer;
}

const ids = {
  data: oid("1.2.840.113549.1.7.1"),
  signedData: oid("1.2.840.113549.1.7.2"),
  contentType: oid("1.2.840.113549.1.9.3"),
  messageDigest: oid("1.2.840.113549.1.9.4"),
  timeStamp: oid("1.2.840.113549.1.9.16.2.14"),
  signingCertificate: oid("1.2.840.113549.1.9.16.2.47"),
  sha256: oid("2.16.840.1.101.3.4.2.1"),
} as const;

const algorithms = {
  rsa: sequence(oid("1.2.840.113549.1.1.11"), der(0x05)),
  ec: sequence(oid("1.2.840.10045.4.3.2")),
} as const;

/** Writes what is signed: the SHA-256 of the bytes, and the certificate, so that no other can be put in its place. */
export const signedAttributes = (digest: Uint8Array, certificate: Uint8Array): Buffer =>
  setOf(
    sequence(ids.contentType, setOf(ids.data)),
    sequence(ids.messageDigest, setOf(octets(digest))),
    sequence(ids.signingCertificate, setOf(sequence(sequence(certificateId(certificate))))),
  );

function certificateId(certificate: Uint8Array): Buffer {
  const { issuer, number } = issuerAndNumber(certificate);
  return sequence(octets(sha256(certificate)), sequence(sequence(der(0xa4, issuer)), number));
}

/** Writes a signature; the same parts give the same bytes, so that one that was read can be held against them. */
export function writeSignedData(digest: Uint8Array, { certificates, keyKind, ...made }: SignedData): Buffer {
  const [certificate = Buffer.of()] = certificates;
  const { issuer, number } = issuerAndNumber(certificate);
  const attributes = signedAttributes(digest, certificate);
  // Inside, the set stands under the tag [0].
  const inside = Buffer.concat([Buffer.of(0xa0), attributes.subarray(1)]);
  const stamped = made.timeStamp ? [der(0xa1, sequence(ids.timeStamp, setOf(made.timeStamp)))] : [];
  const version = der(0x02, Buffer.of(1));
  const digestKind = sequence(ids.sha256);
  const signer = sequence(
    version,
    sequence(issuer, number),
    digestKind,
    inside,
    algorithms[keyKind],
    octets(made.signature),
    ...stamped,
  );
  const signed = sequence(
    version,
    setOf(digestKind),
    sequence(ids.data),
    der(0xa0, ...certificates),
    setOf(signer),
  );
  return sequence(ids.signedData, der(0xa0, signed));
}

/** Reads a signature that `writeSignedData` wrote, and whatever follows it; null when it is something else. */
export function readSignedData(bytes: Uint8Array): ReadSignedData | null {
  try {
    const read = readDer(bytes);
    if (!read) return null;
    const signed = childOf(read, 1, 0);
    const signer = childOf(signed, 4, 0);
    const isRsa = childOf(signer, 4).bytes.equals(algorithms.rsa);
    const attributes = childOf(signer, 3).children;
    const digest = attributes.find((attribute) => childOf(attribute, 0).bytes.equals(ids.messageDigest));
    if (!digest) return null;
    return {
      digest: childOf(digest, 1, 0).content,
      certificates: childOf(signed, 3).children.map((certificate) => certificate.bytes),
      keyKind: isRsa ? "rsa" : "ec",
      signature: childOf(signer, 5).content,
      timeStamp: signer.children.length > 6 ? childOf(signer, 6, 0, 1, 0).bytes : null,
    };
  } catch {
    return null;
  }
}
