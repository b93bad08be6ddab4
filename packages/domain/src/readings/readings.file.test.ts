import { describe, expect, it } from "vitest";
import { readHeader, readRow } from "../imports/row.ts";
import { type ImportedReading, readingRecipientsFile, readingsFile } from "./readings.file.ts";

const columns =
  "référence;titre;catégorie;demande;publié le;jours pour lire;destinataires;retiré;fichier".split(";");
const header = readHeader(readingsFile as never, columns);
const read = (days: string, withdrawn = "") =>
  readRow(
    header,
    `LIRE-1;Règlement;Formation;À lire;01/11/2026;${days};Tous;${withdrawn};a.pdf`.split(";"),
    "2026-11-20",
  );

describe("a line of documents-a-consulter.csv", () => {
  it.each([
    ["1", 1],
    ["14", 14],
    ["365", 365],
  ])("gives %s days to read", (cell, daysToRead) => {
    expect(read(cell)).toMatchObject({ row: { daysToRead, isWithdrawn: false } });
  });

  it.each([
    ["0", "number-out-of-range"],
    ["366", "number-out-of-range"],
    ["9999", "number-out-of-range"],
    ["12345", "invalid-number"],
    ["14 jours", "invalid-number"],
    ["j14", "invalid-number"],
    ["-1", "invalid-number"],
  ])("refuses %s days to read: %s", (cell, code) => {
    expect(read(cell)).toMatchObject({ problems: [{ code }] });
  });

  it("may be withdrawn", () => {
    expect(read("14", "oui")).toMatchObject({ row: { isWithdrawn: true } });
  });

  it("is told from the others by its reference; who reads it, by theirs too", () => {
    expect(readingsFile.key({ reference: "LIRE-1" } as ImportedReading)).toBe("LIRE-1");
    expect(readingRecipientsFile.key({ readingReference: "LIRE-1", personReference: "INT-1" })).toBe(
      '["LIRE-1","INT-1"]',
    );
  });
});
