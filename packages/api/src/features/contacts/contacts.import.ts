import {
  type Assignment,
  isSameAssignment,
  judgeAssignment,
  memberRoles,
  nobody,
} from "@ribambelle/domain/contacts/contact.assignment";
import type { ImportedPerson } from "@ribambelle/domain/imports/people.file";
import type { Line, Outcome } from "@ribambelle/domain/imports/problem";
import type { Db } from "../../db/connection/connect.ts";
import { listAssignments, listMemberRoles, saveAssignments } from "./contacts.import.store.ts";

export { listMembersNotNamed, removeMembersUnder, saveMembers } from "./contacts.import.store.ts";

/** What lines of people say of those who look after them. */
export interface JudgedContacts {
  /** The lines whose contacts can be taken. */
  readonly fit: Line<ImportedPerson>[];
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
  const judged: JudgedContacts = { fit: [], refused: [], changed };
  for (const one of lines) {
    const { line, row } = one;
    const before = known.get(row.reference) ?? nobody;
    const { next, problem } = { next: nobody, ...judgeAssignment(row, present, before, members) };
    if (problem) {
      judged.refused.push({ line, done: "refused", problem });
      continue;
    }
    judged.fit.push(one);
    if (!isSameAssignment(before, next)) changed.set(line, { ...next, reference: row.reference });
  }
  return judged;
}

/** Stores the changed contacts of the lines that were kept; gives what became of each line, contacts included. */
export async function saveContacts(
  db: Db,
  { changed }: Pick<JudgedContacts, "changed">,
  outcomes: readonly Outcome[],
): Promise<Outcome[]> {
  const kept = outcomes.filter(({ done }) => done !== "refused");
  await saveAssignments(
    db,
    kept.flatMap(({ line }) => changed.get(line) ?? []),
  );
  return outcomes.map((outcome) =>
    outcome.done === "unchanged" && changed.has(outcome.line) ? { ...outcome, done: "updated" } : outcome,
  );
}
