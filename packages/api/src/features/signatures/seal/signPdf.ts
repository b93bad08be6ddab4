import { X509Certificate } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import {
  type PDF,
  PdfArray,
  PdfDict,
  PdfName,
  PdfNumber,
  type PdfRef,
  PdfStream,
  PdfString,
} from "@libpdf/core";
import { timeStamp } from "./authority/timeStamp.ts";
import { fingerprintOf, sha256 } from "./certificate.ts";
import type { Seal } from "./seal.ts";
import { AuthorityAway, SealEnded } from "./sealProblems.ts";
import { type SealRecord, sealRecordKey } from "./sealRecord.ts";
import { signedAttributes, writeSignedData } from "./signedData.ts";

export interface SealedFile {
  readonly bytes: Uint8Array;
  readonly isTimeStamped: boolean;
}

export interface Sealing {
  /** The page that carries the seal; it shows nothing. */
  readonly page: PdfRef;
  readonly record: Omit<SealRecord, "certificates">;
  readonly reason: string;
  /** Seals without asking the authority, which was away for too long. */
  readonly withoutTimeStamp: boolean;
}

// A time stamp with the certificates of who gave it.
const roomOfTimeStamp = 16 * 1024;
// As long a number as a file of 20 MB asks for, and one that no file says by itself.
const unknownLength = 9_999_999_999;

/** Appends to a file what was changed of its document and a seal over all of it; throws SealEnded, AuthorityAway. */
export async function signPdf(file: Uint8Array, pdf: PDF, seal: Seal, sealing: Sealing): Promise<SealedFile> {
  const now = seal.now();
  if (now > seal.notAfter || now < seal.notBefore)
    throw new SealEnded("The certificate of the seal is not valid now.");
  const authority = sealing.withoutTimeStamp ? null : seal.authority;
  const signature = signatureOf(seal);
  const room = writtenLength(seal, signature) + (authority ? roomOfTimeStamp : 0);
  addField(pdf, sealing.page, pdf.register(signatureDict(pdf, seal, sealing, room)));
  const saved = await pdf.save({ incremental: true });
  const bytes = Buffer.from(saved.buffer, saved.byteOffset, saved.byteLength);
  await setImmediate();
  // Where it cannot append, the library writes all anew and says nothing.
  if (!bytes.subarray(0, file.length).equals(file)) throw new TypeError("The file was not appended to");
  const [start, end] = writeRange(bytes, file.length);
  const digest = sha256(bytes.subarray(0, start), bytes.subarray(end));
  const made = await signUntilFull(seal, digest, signature);
  const stamp = authority && (await timeStamp(authority, made));
  const written = writeSignedData(digest, { ...parts(seal), signature: made, timeStamp: stamp });
  if (written.length > room)
    throw new AuthorityAway("The time-stamp authority answers more than a seal has room for.");
  bytes.write(written.toString("hex"), start + 1, "latin1");
  return { bytes, isTimeStamped: stamp !== null };
}

const parts = ({ certificate, chain, keyKind }: Seal) => ({ certificates: [certificate, ...chain], keyKind });

/** How many bytes the longest signature of a key has. */
function signatureOf({ certificate }: Seal): number {
  const { asymmetricKeyDetails } = new X509Certificate(certificate).publicKey;
  const { modulusLength, namedCurve } = asymmetricKeyDetails ?? {};
  if (modulusLength) return Math.ceil(modulusLength / 8);
  return { secp384r1: 104, secp521r1: 139 }[namedCurve ?? ""] ?? 72;
}

const writtenLength = (seal: Seal, signature: number) =>
  writeSignedData(Buffer.alloc(32), { ...parts(seal), signature: Buffer.alloc(signature), timeStamp: null })
    .length;

// Those of elliptic curves differ by a byte or two: the longest leaves no room behind it in which a byte could be changed.
async function signUntilFull(seal: Seal, digest: Buffer, length: number): Promise<Uint8Array> {
  const attributes = signedAttributes(digest, seal.certificate);
  let made = await seal.sign(attributes);
  for (let left = 100; made.length < length && left > 0; left -= 1) made = await seal.sign(attributes);
  return made;
}

function signatureDict(pdf: PDF, seal: Seal, { record, reason }: Sealing, room: number): PdfDict {
  const certificates = parts(seal).certificates.map(fingerprintOf);
  const written = Buffer.from(JSON.stringify({ ...record, certificates } satisfies SealRecord));
  const day = seal.now().toISOString().slice(0, 19).replaceAll(/[-T:]/g, "");
  return PdfDict.of({
    Type: PdfName.of("Sig"),
    Filter: PdfName.of("Adobe.PPKLite"),
    SubFilter: PdfName.of("ETSI.CAdES.detached"),
    ByteRange: new PdfArray(
      [0, unknownLength, unknownLength, unknownLength].map((number) => PdfNumber.of(number)),
    ),
    Contents: PdfString.fromBytes(new Uint8Array(room)),
    M: PdfString.fromString(`D:${day}Z`),
    Name: PdfString.fromString(seal.name),
    Reason: PdfString.fromString(reason),
    [sealRecordKey]: pdf.register(PdfStream.fromDict({ Subtype: PdfName.of("application/json") }, written)),
  });
}

/** Adds the field of a signature to the document's form, and to the page as an annotation that shows nothing. */
function addField(pdf: PDF, pageRef: PdfRef, signature: PdfRef): void {
  const { registry } = pdf.context;
  const resolve = registry.resolve.bind(registry);
  const field = pdf.register(
    PdfDict.of({
      FT: PdfName.of("Sig"),
      T: PdfString.fromString(freeName(pdf)),
      V: signature,
      Type: PdfName.of("Annot"),
      Subtype: PdfName.of("Widget"),
      // Printed, and locked.
      F: PdfNumber.of(132),
      P: pageRef,
      Rect: new PdfArray([0, 0, 0, 0].map((number) => PdfNumber.of(number))),
    }),
  );
  const catalog = pdf.getCatalog();
  const form = catalog.getDict("AcroForm", resolve) ?? new PdfDict();
  if (!catalog.has("AcroForm")) catalog.set("AcroForm", pdf.register(form));
  append(form, "Fields", field, resolve);
  // Signed, and to be appended to only.
  form.set("SigFlags", PdfNumber.of(3));
  const page = resolve(pageRef);
  if (page instanceof PdfDict) append(page, "Annots", field, resolve);
}

type Resolve = Parameters<PdfDict["getArray"]>[1];

function append(dict: PdfDict, key: string, item: PdfRef, resolve: Resolve): void {
  const list = dict.getArray(key, resolve);
  if (list) list.push(item);
  else dict.set(key, new PdfArray([item]));
}

// A form may have a field of this name already, however unlikely.
function freeName(pdf: PDF): string {
  const names = new Set(
    pdf
      .getForm()
      ?.getFields()
      .map(({ name }) => name),
  );
  let name = "Cachet";
  for (let number = 2; names.has(name); number += 1) name = `Cachet ${number}`;
  return name;
}

/** Writes which bytes are signed, all but the signature's own; gives where that begins and ends. */
function writeRange(bytes: Buffer, from: number): readonly [start: number, end: number] {
  const placeholder = `[0 ${unknownLength} ${unknownLength} ${unknownLength}]`;
  const at = bytes.indexOf(placeholder, from, "latin1");
  const start = bytes.indexOf("/Contents <", at, "latin1") + "/Contents ".length;
  const end = bytes.indexOf(">", start, "latin1") + 1;
  if (at < 0 || end <= start) throw new TypeError("What was written holds no room for a signature");
  const range = `[0 ${start} ${end} ${bytes.length - end}]`;
  bytes.write(range.padEnd(placeholder.length), at, "latin1");
  return [start, end];
}
