import { legibleCell } from "@ribambelle/domain/imports/row";
import type { CsvRecord } from "../parsing/csvRecords.ts";
import type { Batch, Shape } from "../parsing/readBatches.ts";
import type { SeenLine } from "./namedInExport.store.ts";

export interface NamedInExport {
  readonly named: readonly SeenLine[];
  /** How many lines have no readable reference. */
  readonly unreadableReferences: number;
}

/** Gives the keys that lines name, refused lines included: a person whose line is refused is not absent. */
export function namedInExport({ lines, wrong, shape, records }: Batch<unknown>): NamedInExport {
  // Files of people and of contracts have a reference; those of contracts a start.
  const kept = (lines as readonly { row: { reference: string; startDate?: string | null } }[]).map(
    ({ row }) => ({ reference: row.reference, startDate: row.startDate ?? null }),
  );
  const refused = wrong.flatMap(({ line }) => {
    const record = line === null ? undefined : records.get(line);
    return record && shape ? [referenceOf(shape, record)] : [];
  });
  const legible = refused.filter((reference) => reference !== "").map((reference) => ({ reference }));
  return { named: [...kept, ...legible], unreadableReferences: refused.length - legible.length };
}

function referenceOf({ header, delimiter }: Shape, { cells, text }: CsvRecord): string {
  const pieces = cells ?? text.split(delimiter).map((piece) => piece.replace(/^"|"$/g, ""));
  return legibleCell(header, "reference", pieces);
}
