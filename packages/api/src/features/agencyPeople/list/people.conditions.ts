import type { peopleList } from "@ribambelle/domain/agencyPeople/people.filters";
import type { PersonKind } from "@ribambelle/domain/agencyPeople/permitted";
import { dayOf, endOfDay, startOfDay } from "../../../db/parisDay.ts";
import { accountStateOf } from "../../identity/index.ts";
import { seasonStanding } from "../../renewals/index.ts";
import { type ContractFilter, contractFilters, hasContract } from "./contracts.conditions.ts";

type Asked = ReturnType<(typeof peopleList)["askedIn"]>;

/** By what a list of people is narrowed. */
export interface PeopleAsked extends Omit<Asked, "q" | "sort" | "after" | "before" | "limit"> {
  readonly role: PersonKind;
  /** Those who may be meant, where they are known and few; null where it may be anybody. */
  readonly found: readonly number[] | null;
  readonly now: Date;
}

// Their account states are told apart by their invitations; an index has all of them.
const withoutPassword = ["never-invited", "invited", "invitation-expired"];
/** True in SQL of somebody whose advert the agency sent back. */
export const isToCorrect = (personId: string): string =>
  `EXISTS (SELECT FROM advert_review v WHERE v.person_id = ${personId} AND v.state = 'to-correct')`;
const assigned = (column: string) => `SELECT a.person_id FROM contact_assignment a JOIN team_member t
  ON t.agency_reference = a.${column}`;

/** A role as it is said in SQL: of one that is to come PostgreSQL takes a third of all people, and plans for those. */
export const roleOf = { Parent: "'Parent'", BabySitter: "'BabySitter'" } as const satisfies Record<
  PersonKind,
  string
>;

/** Writes what follows `FROM person p WHERE` of a list of people, and the values of its parameters. */
export function peopleConditions(asked: PeopleAsked): {
  readonly text: string;
  readonly values: unknown[];
  /** False for all who are there. */
  readonly isNarrowed: boolean;
} {
  const values: unknown[] = [];
  const given = (value: unknown, type: string) => `$${values.push(value)}::${type}`;
  const is = (sql: string, wanted: boolean) => (wanted ? sql : `NOT ${sql}`);
  const all: string[] = [`p.role = ${roleOf[asked.role]}`];
  const add = <Value>(value: Value | undefined, write: (value: Value) => string) => {
    if (value !== undefined) all.push(write(value));
  };
  const member = (column: string) => (id: string) =>
    id === "none"
      ? `NOT EXISTS (SELECT FROM contact_assignment a WHERE a.person_id = p.id AND a.${column} IS NOT NULL)`
      : `p.id IN (${assigned(column)} WHERE t.id = ${given(id, "integer")})`;
  const profile = (condition: string) =>
    `EXISTS (SELECT FROM profile r WHERE r.person_id = p.id AND ${condition})`;

  if (asked.found !== null) all.push(`p.id = ANY (${given(asked.found, "integer[]")})`);
  all.push(...accountConditions(asked, given));
  add(asked.salesRepId, member("sales_representative"));
  add(asked.hrContactId, member("hr_contact"));
  for (const filter of Object.keys(contractFilters) as ContractFilter[])
    add(asked[filter], (wanted) => is(hasContract(asked.role, filter), wanted));
  add(asked.email, (state) =>
    state === "missing"
      ? "p.email IS NULL AND p.deactivated_at IS NULL"
      : "EXISTS (SELECT FROM blocked_address b WHERE b.person_id = p.id AND b.email = p.email)",
  );
  add(
    asked.zipPrefix,
    (prefix) =>
      `p.zip_code ~>=~ ${given(prefix, "text")} AND p.zip_code ~<~ (${given(prefix, "text")} || ':')`,
  );
  add(asked.createdFrom, (day) => `p.created_at >= ${startOfDay(given(day, "date"))}`);
  add(asked.createdTo, (day) => `p.created_at < ${endOfDay(given(day, "date"))}`);
  add(
    asked.renewal,
    (standing) => seasonStanding(asked.role, dayOf(given(asked.now, "timestamptz")))[standing],
  );
  add(asked.survey, () => "EXISTS (SELECT FROM survey s WHERE s.person_id = p.id AND s.finished_at IS NULL)");
  add(asked.advertState, (state) => {
    if (state === "to-correct") return isToCorrect("p.id");
    const published = is(profile("r.advert_is_published"), state === "published");
    return state === "published" ? published : `(${published} AND NOT ${isToCorrect("p.id")})`;
  });
  add(asked.photoState, (state) =>
    state === "none"
      ? "NOT EXISTS (SELECT FROM photo f WHERE f.person_id = p.id)"
      : `EXISTS (SELECT FROM photo f WHERE f.person_id = p.id AND f.state = ${given(state, "integer")})`,
  );
  add(asked.interviewed, (wanted) => is("p.has_been_interviewed", wanted));
  // Who has no profile yet stands where one begins.
  add(
    asked.currentSituation,
    (situations) => `coalesce((SELECT r.current_situation FROM profile r WHERE r.person_id = p.id), 3) =
    ANY (${given(situations, "integer[]")})`,
  );
  add(asked.languages, (ids) => profile(`r.spoken_languages && ${given(ids, "smallint[]")}`));
  add(asked.diplomas, (ids) => profile(`r.specific_diplomas && ${given(ids, "smallint[]")}`));
  add(asked.drivingLicence, (wanted) => is(profile("r.has_driving_licence"), wanted));
  // Whose they are, and that they are not deleted.
  const isNarrowed = all.length > 2 || asked.accountState !== undefined;
  return { text: all.join("\n    AND "), values, isNarrowed };
}

function accountConditions(
  { accountState, now }: PeopleAsked,
  given: (value: unknown, type: string) => string,
): readonly string[] {
  if (!accountState) return ["p.deactivated_at IS NULL"];
  const only = (states: readonly string[]) => accountState.every((one) => states.includes(one));
  const index = only(withoutPassword)
    ? ["p.password_hash IS NULL AND p.blocked_at IS NULL AND p.deactivated_at IS NULL"]
    : only(["blocked"])
      ? ["p.blocked_at IS NOT NULL"]
      : only(["deleted"])
        ? ["p.deactivated_at IS NOT NULL"]
        : [];
  const state = accountStateOf("p", given(now, "timestamptz"));
  return [...index, `${state} = ANY (${given(accountState, "text[]")})`];
}
