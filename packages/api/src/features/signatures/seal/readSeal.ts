import type { PDF, PdfDict } from "@libpdf/core";
import { isPrinted, type SealRecord, sealRecordKey, sealRecordSchema } from "./sealRecord.ts";

/** What the seal of a file says, beside the signature itself. */
export interface ReadSeal {
  readonly record: SealRecord;
  /** ISO, UTC; null when it says no instant. */
  readonly signedAt: string | null;
}

/** Reads what a file’s seal says where its signature begins, once its bytes are known to be those that were sealed. */
export async function readSeal(
  file: Uint8Array,
  start: number,
): Promise<ReadSeal | "not-a-pdf" | "not-sealed" | "sheet-differs"> {
  // Loaded only where a file is read.
  const { PDF } = await import("@libpdf/core");
  const pdf = await PDF.load(file, { lenient: false }).catch(() => null);
  if (!pdf) return "not-a-pdf";
  const signature = signatureAt(pdf, start);
  const record = signature && recordOf(pdf, signature);
  if (!record) return "not-sealed";
  const printed = pdf
    .getPages()
    .slice(-record.printedPages)
    .map((page) => page.extractText().text);
  if (!isPrinted(record, printed.join("\n"))) return "sheet-differs";
  return { record, signedAt: instantOf(signature.getString("M")?.asString()) };
}

// The one of the form’s fields: bytes that look like a signature may stand anywhere.
function signatureAt(pdf: PDF, start: number): PdfDict | null {
  const fields = pdf.getForm()?.getSignatureFields() ?? [];
  const found = fields.flatMap((field) => field.getSignatureDict() ?? []);
  return (
    found.find((dict) => {
      const length = dict.getArray("ByteRange")?.at(1);
      return length?.type === "number" && length.value === start;
    }) ?? null
  );
}

function recordOf(pdf: PDF, signature: PdfDict): SealRecord | null {
  const { registry } = pdf.context;
  const stream = signature.get(sealRecordKey, registry.resolve.bind(registry));
  if (!stream || !("getDecodedData" in stream)) return null;
  try {
    const read: unknown = JSON.parse(Buffer.from(stream.getDecodedData()).toString("utf8"));
    return sealRecordSchema.safeParse(read).data ?? null;
  } catch {
    return null;
  }
}

function instantOf(day: string | undefined): string | null {
  const [, ...parts] = /^D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/.exec(day ?? "") ?? [];
  if (parts.length === 0) return null;
  const [year, month, date, hours, minutes, seconds] = parts;
  return `${year}-${month}-${date}T${hours}:${minutes}:${seconds}Z`;
}
