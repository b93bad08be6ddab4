import { singleSpaced } from "../../kernel/characters/singleSpaced.ts";

/** A transfer that an application of a bank is to make ready. */
export interface Transfer {
  /** Who is paid. */
  readonly name: string;
  readonly iban: string;
  readonly bic: string | null;
  readonly amountCents: number;
  /** What is to be written with it. */
  readonly text: string;
}

const longestName = 70;
const longestText = 140;
const mostBytes = 331;

/**
 * Gives the text of the QR code of a transfer (EPC069-12, version 002); null when the amount is not above 0, or when the text
 * would be longer than a code may be (PAYMENTS-11).
 */
export function epcPayload({ name, iban, bic, amountCents, text }: Transfer): string | null {
  if (amountCents <= 0) return null;
  const digits = String(amountCents).padStart(3, "0");
  const lines = [
    "BCD",
    "002",
    "1",
    "SCT",
    bic ?? "",
    onOneLine(name, longestName),
    iban.replace(/\s/g, ""),
    `EUR${digits.slice(0, -2)}.${digits.slice(-2)}`,
    // No purpose, no structured reference.
    "",
    "",
    onOneLine(text, longestText),
  ];
  const payload = lines.slice(0, lines.findLastIndex((line) => line !== "") + 1).join("\n");
  return utf8Bytes(payload) > mostBytes ? null : payload;
}

// Cut by code point: a cut between UTF-16 units could split a character in two.
const onOneLine = (text: string, most: number) => [...singleSpaced(text)].slice(0, most).join("").trimEnd();

function utf8Bytes(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x8_00 ? 2 : code < 0x1_00_00 ? 3 : 4;
  }
  return bytes;
}
