import type { ImportedPerson } from "@ribambelle/domain/imports/people.file";
import type { Line, Outcome } from "@ribambelle/domain/imports/problem";
import type { Db } from "../../db/connect.ts";
import { type Act, audit, type By } from "../audit/index.ts";
import { listPeopleByReference, type SavedPerson, savePeople } from "./people.import.store.ts";

export { hasPeopleOutside, listPeopleByReference, saveFirstPassword } from "./people.import.store.ts";

/** Keeps the people that the agency gives; an account that was deleted is not brought back. */
export async function importPeople(
  db: Db,
  by: By,
  lines: readonly Line<ImportedPerson>[],
  present: ReadonlySet<string>,
): Promise<Outcome[]> {
  const known = await listPeopleByReference(
    db,
    lines.map(({ row }) => row.reference),
  );
  const gone = new Set(known.filter((person) => person.isDeactivated).map((person) => person.reference));
  const saved = await savePeople(
    db,
    lines.filter(({ row }) => !gone.has(row.reference)),
    present,
  );
  await audit(db, by, ...saved.flatMap(actsOf));
  const refused = lines.filter(({ row }) => gone.has(row.reference));
  const problem = { column: "reference", code: "deactivated-person" } as const;
  return [
    ...saved.map(({ line, done }) => ({ line, done })),
    ...refused.map(({ line }) => ({ line, done: "refused" as const, problem })),
  ];
}

// What changes somebody's rights or their way in is noted for each of them.
function actsOf({ done, personId, role, roleBefore, changedEmail }: SavedPerson): Act[] {
  if (done !== "updated") return [];
  const acts: Act[] = [];
  if (role !== roleBefore) {
    acts.push({ action: "identity.role-changed", personId, subject: `${roleBefore} → ${role}` });
  }
  if (changedEmail) acts.push({ action: "identity.email-changed", personId });
  return acts;
}
