import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { rowsOf } from "@ribambelle/processes/postgres";
import type pg from "pg";

/** How many lines the import keeps in one transaction (docs/import.md). */
export const batchSize = 1_000;

export interface Agency {
  readonly people: number;
  readonly contracts: number;
  readonly documents: number;
}

/** Writes an agency's files; another generation changes every line, and the content of every document. */
export function writeAgency(folder: string, { people, contracts, documents }: Agency, generation: number) {
  mkdirSync(join(folder, "documents"), { recursive: true });
  const lines = (count: number, line: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => line(index)).join("\n");
  const write = (name: string, header: string, text: string) =>
    writeFileSync(join(folder, name), `${header}\n${text}\n`);
  write(
    "personnes.csv",
    "référence;rôle;nom;prénom;email;ville",
    lines(people, (n) => `F-${n};parent;Nom ${n};Prénom;famille.${n}@example.fr;Ville ${generation}`),
  );
  write(
    "contrats-garde.csv",
    "référence;référence du parent;état;date de début;référence de base",
    lines(contracts, (n) => `FGE-${n};F-${n % people};En cours;01/09/2026;${generation}`),
  );
  write(
    "documents.csv",
    "référence de la personne;référence du contrat;nature;fichier",
    lines(documents, (n) => `F-${n};FGE-${n};contrat;${n}.pdf`),
  );
  for (let n = 0; n < documents; n += 1)
    writeFileSync(join(folder, "documents", `${n}.pdf`), shortPdf(`${generation}.${n}`).padEnd(4_000));
}

const shortPdf = (words: string) =>
  `%PDF-1.4
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj 2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Words(${words})>> endobj trailer <</Root 1 0 R>>
%%EOF
`;

/** The generation of every stored line, by its number in its file. */
export interface Kept {
  readonly people: ReadonlyMap<number, string>;
  readonly contracts: ReadonlyMap<number, string>;
  readonly documents: readonly {
    readonly fileKey: string;
    readonly sha256: string;
    readonly number: number;
  }[];
}

/** Reads what is stored of the agency. */
export async function readKept(database: pg.ClientConfig | string): Promise<Kept> {
  const numbered = async (statement: string) => {
    const rows = await rowsOf<{ number: number; generation: string }>(database, statement);
    return new Map(rows.map(({ number, generation }) => [number, generation]));
  };
  return {
    people: await numbered(
      "SELECT substr(agency_reference, 3)::int AS number, city AS generation FROM person WHERE agency_reference LIKE 'F-%'",
    ),
    contracts: await numbered(
      "SELECT substr(reference, 5)::int AS number, base_reference AS generation FROM parent_contract WHERE reference LIKE 'FGE-%'",
    ),
    documents: await rowsOf(
      database,
      `SELECT file_key AS "fileKey", encode(sha256, 'hex') AS sha256, substr(subject_reference, 5)::int AS number
       FROM document WHERE subject_reference LIKE 'FGE-%' ORDER BY number`,
    ),
  };
}

/** Gives the batches that are stored in part, or with lines of two generations: there must be none. */
export function tornBatches(kept: ReadonlyMap<number, string>, count: number): number[] {
  const torn: number[] = [];
  for (let first = 0; first < count; first += batchSize) {
    const length = Math.min(batchSize, count - first);
    const generations = new Set(Array.from({ length }, (_, index) => kept.get(first + index)));
    if (generations.size > 1) torn.push(first / batchSize);
  }
  return torn;
}
