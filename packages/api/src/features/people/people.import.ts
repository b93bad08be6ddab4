import { type Line, type LineProblem, type Outcome, ofRefusal } from "@ribambelle/domain/imports/problem";
import type { Act } from "@ribambelle/domain/kernel/acts/act";
import { peopleActs } from "@ribambelle/domain/people/people.acts";
import { type ImportedPerson, peopleProblems } from "@ribambelle/domain/people/people.file";
import { personRefusals } from "@ribambelle/domain/people/person.refusals";
import type { Db } from "../../db/connection/connect.ts";
import { audit, type By } from "../audit/index.ts";
import {
  listNameHolders,
  listPeopleByReference,
  type SavedPerson,
  savePeople,
} from "./people.import.store.ts";

type PersonLine = Line<ImportedPerson>;

/** Lines to save, and what is needed to check them. */
export interface PeopleWork {
  readonly lines: readonly PersonLine[];
  /** All the lines of the same transaction, these included. */
  readonly batch: readonly PersonLine[];
  /** The columns that the file has. */
  readonly present: ReadonlySet<string>;
  readonly now: Date;
}

/** Saves the people that the agency gives; an account that was deleted is not brought back. */
export async function importPeople(db: Db, by: By, work: PeopleWork): Promise<Outcome[]> {
  const references = work.lines.map(({ row }) => row.reference);
  const known = await listPeopleByReference(db, references);
  const gone = new Set(known.filter((person) => person.isDeactivated).map((person) => person.reference));
  const outcomes: Outcome[] = [];
  let waiting = work.lines.filter(({ line, row }) => {
    if (!gone.has(row.reference)) return true;
    outcomes.push(refused(line, { column: "reference", ...peopleProblems["deactivated-person"] }));
    return false;
  });
  while (waiting.length > 0) {
    const { free, taken, contested } = await judgeNames(db, waiting, work.batch);
    const saved = await savePeople(db, free, work.present, work.now);
    await audit(db, by, ...saved.flatMap(actsOf));
    outcomes.push(...saved.map(({ line, done }) => ({ line, done })), ...taken);
    waiting = contested;
  }
  return outcomes;
}

const refused = (line: number, problem: LineProblem): Outcome => ({ line, done: "refused", problem });

const nameProblems = {
  email: { column: "email", ...ofRefusal(personRefusals.emailTaken) },
  userName: { column: "userName", ...ofRefusal(personRefusals.userNameTaken) },
};
const nameColumns = ["email", "userName"] as const;

interface Judgement {
  readonly free: PersonLine[];
  /** Lines whose e-mail or user name belongs to somebody who does not give it up. */
  readonly taken: Outcome[];
  /** Lines that want the same name as an earlier line: checked again once that one is saved. */
  readonly contested: PersonLine[];
}

// The database would refuse taken names too, but halving would find them one by one, and couples often share
// an address. A name that its holder gives up in the same batch is left to the database.
async function judgeNames(
  db: Db,
  lines: readonly PersonLine[],
  batch: readonly PersonLine[],
): Promise<Judgement> {
  const asked = (name: keyof typeof nameProblems) => lines.flatMap(({ row }) => row[name] ?? []);
  const holders = await listNameHolders(db, asked("email"), asked("userName"));
  const owners = new Map(
    holders.flatMap((holder) => nameColumns.map((name) => [`${name} ${holder[name]}`, holder.reference])),
  );
  const rows = new Map(batch.map(({ row }) => [row.reference, row]));
  const isKeptByAnother = (
    name: keyof typeof nameProblems,
    { reference, [name]: wanted }: ImportedPerson,
  ) => {
    const owner = owners.get(`${name} ${wanted}`);
    if (owner === undefined || owner === reference) return false;
    const next = rows.get(owner)?.[name];
    return next === undefined || next === wanted;
  };
  const claims = new Set<string>();
  const judgement: Judgement = { free: [], taken: [], contested: [] };
  for (const one of lines) {
    const wanted = nameColumns.filter((name) => one.row[name] !== null);
    const lost = wanted.find((name) => isKeptByAnother(name, one.row));
    const keys = wanted.map((name) => `${name} ${one.row[name]}`);
    if (lost) judgement.taken.push(refused(one.line, nameProblems[lost]));
    else if (keys.some((key) => claims.has(key))) judgement.contested.push(one);
    else judgement.free.push(one);
    if (!lost) for (const key of keys) claims.add(key);
  }
  return judgement;
}

// A changed role or e-mail (the person's rights, or their sign-in) gets an audit entry of its own.
function actsOf({ done, personId, role, roleBefore, changedEmail }: SavedPerson): Act[] {
  if (done !== "updated") return [];
  const acts: Act[] = [];
  if (roleBefore !== null && role !== roleBefore) {
    const subject = `${roleBefore} → ${role}`;
    acts.push(
      peopleActs.roleChanged({ personId, subject, changes: { role: { from: roleBefore, to: role } } }),
    );
  }
  if (changedEmail) acts.push(peopleActs.emailChanged({ personId }));
  return acts;
}
