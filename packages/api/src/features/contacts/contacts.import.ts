import {
  type Assignment,
  isSameAssignment,
  judgeAssignment,
  nobody,
} from "@ribambelle/domain/contacts/contact.assignment";
import type { Line, Outcome } from "@ribambelle/domain/imports/problem";
import type { ImportedPerson } from "@ribambelle/domain/people/people.file";
import { memberRoles } from "@ribambelle/domain/team/member";
import type { Db } from "../../db/connection/connect.ts";
import { listMemberRoles } from "../team/index.ts";
import { listAssignments, saveAssignments } from "./contacts.import.store.ts";

/** What lines of people say of those who look after them. */
export interface JudgedContacts {
  readonly refused: Outcome[];
  /** Whose contacts change, and into what. */
  readonly changed: ReadonlyMap<number, Assignment & { readonly reference: string }>;
}

/** Judges whom lines of people name as their contacts; nothing is stored. */
export async function judgeContacts(
  db: Db,
  lines: readonly Line<ImportedPerson>[],
  present: ReadonlySet<string>,
): Promise<JudgedContacts> {
  const named = lines.flatMap(({ row }) => memberRoles.flatMap((role) => row[role] ?? []));
  const members = await listMemberRoles(db, [...new Set(named)]);
  const known = await listAssignments(
    db,
    lines.map(({ row }) => row.reference),
  );
  const changed = new Map<number, Assignment & { readonly reference: string }>();
  const judged: JudgedContacts = { refused: [], changed };
  for (const { line, row } of lines) {
    const before = known.get(row.reference) ?? nobody;
    const { next, problem } = { next: nobody, ...judgeAssignment(row, present, before, members) };
    if (problem) {
      judged.refused.push({ line, done: "refused", problem });
      continue;
    }
    if (!isSameAssignment(before, next)) changed.set(line, { ...next, reference: row.reference });
  }
  return judged;
}

/** Stores the changed contacts of the lines that were kept; gives the lines whose contacts changed. */
export async function saveContacts(
  db: Db,
  { changed }: Pick<JudgedContacts, "changed">,
  outcomes: readonly Outcome[],
): Promise<ReadonlySet<number>> {
  const kept = outcomes.filter(({ line, done }) => done !== "refused" && changed.has(line));
  await saveAssignments(
    db,
    kept.flatMap(({ line }) => changed.get(line) ?? []),
  );
  return new Set(kept.map(({ line }) => line));
}
