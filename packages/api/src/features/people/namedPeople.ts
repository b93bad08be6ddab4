import type { Line, LineProblem, Outcome } from "@ribambelle/domain/imports/problem";
import type { Role } from "@ribambelle/domain/kernel/role";
import type { Db } from "../../db/connection/connect.ts";
import { peopleNamed } from "./people.import.store.ts";

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
  const people = await peopleNamed(
    db,
    lines.map(({ row }) => row.personReference),
  );
  const named: NamedPeople<Row> = { found: [], refused: [] };
  for (const { line, row } of lines) {
    const person = people.get(row.personReference);
    const problem = personProblem(person, roles, "personReference");
    if (problem) named.refused.push({ line, done: "refused", problem });
    else if (person) named.found.push({ line, row, personId: person.personId, role: person.role });
  }
  return named;
}

/** Gives why a column does not name a person of one of these roles; null when it does. */
export function personProblem(
  person: { readonly role: Role } | undefined,
  roles: readonly Role[],
  column: string,
): LineProblem | null {
  if (person && roles.includes(person.role)) return null;
  return { column, code: person ? "wrong-role" : "unknown-person" };
}
