import { verify, X509Certificate } from "node:crypto";
import { readTimeStamp } from "./authority/readTimeStamp.ts";
import { fingerprintOf, readCertificate, sha256, subjectOf } from "./certificate.ts";
import { type ReadSeal, readSeal } from "./readSeal.ts";
import type { SealRecord } from "./sealRecord.ts";
import {
  type ReadSignedData,
  readSignedData,
  type SignedData,
  signedAttributes,
  writeSignedData,
} from "./signedData.ts";

/** Why a file is not as it was sealed (SIGN-43). */
export const brokenReasons = [
  "not-a-pdf",
  "not-sealed",
  "bytes-appended",
  "truncated",
  "digest-mismatch",
  "bad-signature",
  "bad-time-stamp",
  "sheet-differs",
  "document-changed",
] as const;
export type BrokenReason = (typeof brokenReasons)[number];

export interface IntactFile {
  readonly isIntact: true;
  readonly kind: SealRecord["kind"];
  /** The name that the certificate says; only `fingerprint` tells whose it is. */
  readonly signer: string;
  readonly fingerprint: string;
  /** ISO, UTC, as the seal says it. */
  readonly signedAt: string | null;
  readonly isTimeStamped: boolean;
  readonly sheet: Pick<SealRecord, "requestId" | "sha256" | "byteCount" | "chainHead" | "eventCount">;
}
export interface BrokenFile {
  readonly isIntact: false;
  readonly why: BrokenReason;
}

const broken = (why: BrokenReason): BrokenFile => ({ isIntact: false, why });

/** Judges a sealed file by itself: whether each byte is as it was sealed, by which certificate, and what its sheet says. */
export async function verifySealed(bytes: Uint8Array): Promise<IntactFile | BrokenFile> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!file.subarray(0, 1024).includes("%PDF-")) return broken("not-a-pdf");
  const range = signedRange(file);
  if (typeof range === "string") return broken(range);
  const [start, end] = range;
  const digits = file.toString("latin1", start + 1, end - 1);
  const signed = /^(?:[0-9a-f]{2})+$/.test(digits) ? readSignedData(Buffer.from(digits, "hex")) : null;
  const digest = sha256(file.subarray(0, start), file.subarray(end));
  const problem = signed ? signatureProblem(signed, digest, digits) : "bad-signature";
  if (!signed || problem) return broken(problem ?? "bad-signature");
  const read = await readSeal(file, start);
  if (typeof read === "string") return broken(read);
  const certificates = signed.certificates.map(fingerprintOf);
  if (certificates.join() !== read.record.certificates.join()) return broken("bad-signature");
  const { kind, byteCount } = read.record;
  if (kind === "document" && sha256(file.subarray(0, byteCount)).toString("hex") !== read.record.sha256)
    return broken("document-changed");
  return intact(read, signed);
}

function intact({ record, signedAt }: ReadSeal, { certificates, timeStamp }: SignedData): IntactFile {
  const [certificate = Buffer.of()] = certificates;
  const { kind, requestId, byteCount, chainHead, eventCount } = record;
  return {
    isIntact: true,
    kind,
    signer: subjectOf(new X509Certificate(certificate)),
    fingerprint: fingerprintOf(certificate),
    signedAt,
    isTimeStamped: timeStamp !== null,
    sheet: { requestId, sha256: record.sha256, byteCount, chainHead, eventCount },
  };
}

/** Finds the signature that was appended last, by what it says of the file's bytes; or says what is wrong with that. */
function signedRange(file: Buffer): readonly [start: number, end: number] | BrokenReason {
  const at = file.lastIndexOf("/ByteRange [", undefined, "latin1");
  const said = /^\/ByteRange \[0 (\d{1,10}) (\d{1,10}) (\d{1,10})\]/.exec(
    file.toString("latin1", at, at + 64),
  );
  if (at < 0 || !said) return "not-sealed";
  const [start, end, length] = said.slice(1).map(Number) as [number, number, number];
  if (end + length > file.length) return "truncated";
  if (end + length < file.length) return "bytes-appended";
  // Between the two stands the signature alone, in its brackets.
  if (start + 2 > end || file[start] !== 0x3c || file[end - 1] !== 0x3e) return "bad-signature";
  return [start, end];
}

/** Holds a signature against one that is written anew of its parts, so that no byte of it can be another. */
function signatureProblem(signed: ReadSignedData, digest: Buffer, digits: string): BrokenReason | null {
  const [bytes = Buffer.of()] = signed.certificates;
  const certificate = readCertificate(bytes);
  if (!certificate) return "bad-signature";
  const written = writeSignedData(signed.digest, signed).toString("hex");
  if (digits.slice(0, written.length) !== written || /[^0]/.test(digits.slice(written.length)))
    return "bad-signature";
  if (!isSignedBy(certificate, signedAttributes(signed.digest, bytes), signed.signature))
    return "bad-signature";
  if (!digest.equals(signed.digest)) return "digest-mismatch";
  if (signed.timeStamp && !readTimeStamp(signed.timeStamp, signed.signature)) return "bad-time-stamp";
  return null;
}

function isSignedBy(certificate: X509Certificate, attributes: Buffer, signature: Uint8Array): boolean {
  try {
    return verify("sha256", attributes, certificate.publicKey, signature);
  } catch {
    return false;
  }
}
