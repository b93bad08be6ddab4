import type { Line, Outcome } from "@ribambelle/domain/imports/problem";
import type { Role } from "@ribambelle/domain/kernel/role";
import type { Db } from "../../db/connection/connect.ts";
import { listPeopleByReference } from "./people.import.store.ts";

interface NamesPerson {
  readonly personReference: string;
}

/** A line, with the person whom its reference names. */
export type NamedLine<Row> = Line<Row> & { readonly personId: number; readonly role: Role };

export interface NamedPeople<Row> {
  readonly found: NamedLine<Row>[];
  readonly refused: Outcome[];
}

/** Finds the people whom lines name; lines that name nobody, or a person of another role, are refused. */
export async function findNamedPeople<Row extends NamesPerson>(
  db: Db,
  lines: readonly Line<Row>[],
  roles: readonly Role[],
): Promise<NamedPeople<Row>> {
  const references = [...new Set(lines.map(({ row }) => row.personReference))];
  const people = new Map(
    (await listPeopleByReference(db, references)).map((person) => [person.reference, person]),
  );
  const named: NamedPeople<Row> = { found: [], refused: [] };
  for (const { line, row } of lines) {
    const person = people.get(row.personReference);
    if (person && roles.includes(person.role)) {
      named.found.push({ line, row, personId: person.personId, role: person.role });
    } else {
      const code = person ? "wrong-role" : "unknown-person";
      named.refused.push({ line, done: "refused", problem: { column: "personReference", code } });
    }
  }
  return named;
}
