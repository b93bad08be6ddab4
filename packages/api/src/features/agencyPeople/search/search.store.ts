import type { PersonKind } from "@ribambelle/domain/agencyPeople/permitted";
import { type FoundPerson, type Match, searchedBy } from "@ribambelle/domain/agencyPeople/search";
import type { ListReads } from "../../../acting/office/listReads.ts";
import { accountStateOf } from "../../identity/index.ts";
import type { Among } from "./finding.store.ts";
import { byColumns } from "./searchColumns.store.ts";
import { byName } from "./searchNames.store.ts";

/** Who is searched: what is typed, among these kinds of people, and how many of each are given. */
export interface Searched {
  readonly typed: string;
  readonly kinds: readonly PersonKind[];
  readonly most: number;
  readonly now: Date;
}

/** Some of those who were found, in their order; `isPartial` where more may have been. */
export interface SomeFound<Row> {
  readonly rows: readonly Row[];
  readonly isPartial: boolean;
}

// One without anybody says whether a bound was met where nobody is shown.
type Row = (FoundPerson | { readonly userId: null }) & { readonly isBounded: boolean };

// The rows of people one by one: PostgreSQL does not know how few they are, and would read all people.
const given = (matchedText: string) => `
  SELECT p."userId", p.role, p."displayName", p.reference, p.city, p.state, p.matched, p."matchedText", b."isBounded"
  FROM bounded b LEFT JOIN (
    SELECT p.id AS "userId", p.role, trim(p.first_name || ' ' || p.last_name) AS "displayName",
      p.agency_reference AS reference, p.city, ${accountStateOf("p", "$4::timestamptz")} AS state, f.matched,
      ${matchedText} AS "matchedText", f."isWhole", f.sort_name
    FROM found f CROSS JOIN LATERAL (SELECT * FROM person WHERE id = f.id LIMIT 1) p
  ) p ON true ORDER BY p.role DESC, p."isWhole" DESC, p.sort_name, p."userId"`;

function statementOf(by: readonly Match[], among: Among) {
  const others = by.filter((match) => match !== "name");
  return by.includes("name") ? byName(among) : byColumns(others, among);
}

// A list that is narrowed by what is typed holds no more.
const mostInList = 1_001;

/** How people are found by what is typed, for the statement of a list that is sorted otherwise. */
export interface FoundByText {
  /** With what the statement begins; its `found` has them. */
  readonly head: string;
  /** The statement’s first values. */
  readonly values: readonly unknown[];
}

/** The ids of those who are found, in SQL: as an array, an index is asked for them wherever they stand. */
export const foundIds = "ARRAY(SELECT id FROM found)";

/** How nobody is found. */
export const nobody: FoundByText = {
  head: "WITH found AS (SELECT id, sort_name FROM person WHERE false), ",
  values: [],
};

/** Who may not read an address or a number does not learn whose it is either. */
export const publicOf = (by: readonly Match[]): readonly Match[] =>
  by.filter((match) => match === "name" || match === "reference");

/** Gives how those of a kind are found who are meant by what is typed: by what is private too, where it `isOpen`. */
export function findPeople(typed: string, kind: PersonKind, isOpen: boolean): FoundByText {
  const by = isOpen ? searchedBy(typed) : publicOf(searchedBy(typed));
  if (by.length === 0) return nobody;
  return { head: `${statementOf(by, "everybody").head}, `, values: [typed, [kind], mostInList] };
}

/** Searches families and babysitters by what of them begins as is typed: whole words before beginnings, then by name (FOLKS-04). */
export async function searchPeople(
  reading: ListReads,
  by: readonly Match[],
  { typed, kinds, most, now }: Searched,
): Promise<SomeFound<FoundPerson>> {
  if (kinds.length === 0) return { rows: [], isPartial: false };
  const { name, head, shown: text } = statementOf(by, "living");
  const { rows } = await reading.query<Row>({
    name,
    text: head + given(text),
    values: [typed, kinds, most, now],
  });
  const people = rows.filter(isFound);
  const groups = kinds.map((kind) => people.filter(({ role }) => role === kind));
  return {
    rows: groups.flatMap((group) => group.slice(0, most)).map(({ isBounded: _, ...person }) => person),
    isPartial: rows.some(({ isBounded }) => isBounded) || groups.some(({ length }) => length > most),
  };
}

const isFound = (row: Row): row is Extract<Row, FoundPerson> => row.userId !== null;
