import type { contractsList } from "@ribambelle/domain/contracts/agency/contracts.filters";
import { isEnded } from "@ribambelle/domain/contracts/contract.states";
import { type ContractKind, stateNumbers } from "@ribambelle/domain/contracts/contractKind";
import { addDays, dayAt } from "@ribambelle/domain/kernel/day";
import { type FoundByText, foundIds } from "../../../agencyPeople/index.ts";
import { contractTables, groupIn } from "../contractTables.ts";
import { statesIn } from "../listed.columns.ts";

type Asked = ReturnType<(typeof contractsList)["askedIn"]>;

/** By what a list of contracts is narrowed. */
export interface ContractsAsked extends Omit<Asked, "q" | "kind" | "sort" | "after" | "before" | "limit"> {
  readonly kind: ContractKind;
  /** What is typed: whose they are may be found by it, or their reference begins so; null where nothing is. */
  readonly found: { readonly people: FoundByText; readonly reference: string | null } | null;
  readonly now: Date;
}

const dayMs = 86_400_000;
// Beyond every reference that begins as is typed.
const last = "U&'\\+10FFFF'";

/** The SQL of that a contract has one that follows it in its group. */
export const hasSuccessor = (kind: ContractKind): string => {
  const { table } = contractTables[kind];
  return `EXISTS (SELECT FROM ${table} o WHERE ${groupIn(kind, "o")} = ${groupIn(kind, "c")} AND o.id <> c.id
    AND o.start_date > c.start_date AND o.state IN (${statesIn(kind, (state) => !isEnded(state) && state !== "error")}))`;
};

/** Writes what follows `FROM … c WHERE` of a list of contracts, and the values of its parameters. */
export function contractConditions(asked: ContractsAsked): {
  /** With what the list’s statement begins. */
  readonly head: string;
  readonly text: string;
  readonly values: unknown[];
  /** False for all of the kind. */
  readonly isNarrowed: boolean;
  /** True where what is typed narrows it, and nothing else does. */
  readonly isFoundAlone: boolean;
} {
  const { kind, now, found } = asked;
  const values: unknown[] = [...(found?.people.values ?? [])];
  const given = (value: unknown, type: string) => `$${values.push(value)}::${type}`;
  const all: string[] = ["true"];
  const add = <Value>(value: Value | undefined, write: (value: Value) => string) => {
    if (value !== undefined) all.push(write(value));
  };
  const { owner, documents } = contractTables[kind];
  const daysAgo = (days: string) => new Date(now.getTime() - Number(days) * dayMs);
  const waiting = statesIn(kind, (state) => state === "waiting");

  add(asked.state, (states) => {
    const numbers = stateNumbers(kind, (state) => states.includes(state));
    // One state is read in the order of its index.
    return numbers.length === 1
      ? `c.state = ${numbers[0]}`
      : `c.state = ANY (${given(numbers, "smallint[]")})`;
  });
  add(
    asked.waitingDays,
    (days) =>
      `c.state = ${waiting} AND coalesce(c.asked_at, 'infinity'::timestamptz) <= ${given(daysAgo(days), "timestamptz")}`,
  );
  add(asked.endsWithinDays, (days) => {
    const today = dayAt(now);
    return `coalesce(c.end_date, 'infinity'::date) BETWEEN ${given(today, "date")} AND ${given(addDays(today, Number(days)), "date")}`;
  });
  add(asked.hasSuccessor, (wanted) => (wanted ? hasSuccessor(kind) : `NOT ${hasSuccessor(kind)}`));
  add(asked.document, () => `c.${documents.contract} IS NULL`);
  add(asked.keeper, (keeper) => `c.keeper = ${given(keeper, "text")}`);
  add(asked.untouchedDays, (days) => `c.updated_at <= ${given(daysAgo(days), "timestamptz")}`);
  add(asked.startFrom, (day) => `coalesce(c.start_date, 'infinity'::date) >= ${given(day, "date")}`);
  add(asked.startTo, (day) => `coalesce(c.start_date, 'infinity'::date) <= ${given(day, "date")}`);
  if (asked.startFrom !== undefined) all.push("c.start_date IS NOT NULL");
  const isFoundAlone = found !== null && all.length === 1;
  if (found) {
    const byPerson = `c.${owner} = ANY (${foundIds})`;
    const typed = found.reference && `lower(${given(found.reference, "text")})`;
    // Of what it sees PostgreSQL makes a plan each time: where nothing else narrows, one for all is as good.
    const begun = isFoundAlone ? `(SELECT ${typed})` : typed;
    const byReference = `(lower(c.reference) ~>=~ ${begun} AND lower(c.reference) ~<~ (${begun} || ${last}))`;
    all.push(typed ? `(${byPerson} OR ${byReference})` : byPerson);
  }
  return {
    head: found?.people.head ?? "WITH ",
    text: all.join("\n    AND "),
    values,
    isNarrowed: all.length > 1,
    isFoundAlone,
  };
}
