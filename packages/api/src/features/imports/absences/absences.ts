import type { Db } from "../../../db/connection/connect.ts";
import type { Absent } from "../../../importing/absent.ts";
import type { FileImporter } from "../../../importing/fileImporter.ts";
import type { FullExport } from "../importRequest.ts";
import { sealSeen, seenIn } from "./namedInExport.store.ts";

export interface Absences {
  /** How many each file lacks; files that were not read as a complete export are left out. */
  readonly counts: readonly { readonly file: string; readonly count: number }[];
  /** How many of the people whose reference has the ignored prefix the export does not name. */
  readonly ignored: number;
}

/** Tells whom and what these files of a complete export no longer name. Nothing is changed. */
export async function findAbsences(
  db: Db,
  importers: readonly FileImporter[],
  { onAbsent, ignoredReferencePrefix }: FullExport,
): Promise<Absences> {
  await sealSeen(db);
  const counts: { file: string; count: number }[] = [];
  let ignored = 0;
  for (const {
    file: { name: file },
    absent,
  } of importers) {
    if (!absent) continue;
    let count = 0;
    for await (const page of absent(db, seenIn(file))) {
      const told = page.filter(({ person }) => !person.reference.startsWith(ignoredReferencePrefix));
      ignored += page.filter((one) => isAccount(one) && !told.includes(one)).length;
      count += told.length;
      if (told.length > 0) await onAbsent(told.map((one) => ({ ...one, file })));
    }
    counts.push({ file, count });
  }
  return { counts, ignored };
}

const isAccount = ({ reference, person }: Absent) => reference === person.reference && person.role !== "Team";
