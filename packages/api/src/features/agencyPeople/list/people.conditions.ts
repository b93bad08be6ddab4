import type { peopleList } from "@ribambelle/domain/agencyPeople/people.filters";
import type { PersonKind } from "@ribambelle/domain/agencyPeople/permitted";
import { dayOf, endOfDay, startOfDay } from "../../../db/parisDay.ts";
import { accountStateOf } from "../../identity/index.ts";
import { seasonStanding } from "../../renewals/index.ts";
import { type FoundByText, foundIds } from "../search/search.store.ts";
import { type ContractFilter, contractFilters, hasContract, standsSo } from "./contracts.conditions.ts";

type Asked = ReturnType<(typeof peopleList)["askedIn"]>;

/** By what a list of people is narrowed. */
export interface PeopleAsked extends Omit<Asked, "q" | "sort" | "after" | "before" | "limit"> {
  readonly role: PersonKind;
  /** How those are found who are meant by what is typed; null where it may be anybody. */
  readonly found: FoundByText | null;
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

/** Where a list of people comes from, in SQL. */
export interface PeopleSource {
  /** With what its statement begins. */
  readonly head: string;
  /** What follows `FROM`: of `p`, people, or of `s` (`person_id`, `sort_name`) where `isBare`. */
  readonly text: string;
  /** True where nothing of people but who they are is needed to narrow and sort them. */
  readonly isBare: boolean;
  /** True where `s`, what is kept of them by their contracts, has them in the order of their names. */
  readonly hasStanding: boolean;
  /** What counts the same at less; null where nothing does. */
  readonly counted: string | null;
  readonly values: unknown[];
  /** False for all who are there. */
  readonly isNarrowed: boolean;
}

/** Writes where a list of people comes from that is sorted by name or otherwise, and the values of its parameters. */
export function peopleSource(asked: PeopleAsked, isByName: boolean): PeopleSource {
  const values: unknown[] = [...(asked.found?.values ?? [])];
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

  all.push(...accountConditions(asked, given));
  add(asked.salesRepId, member("sales_representative"));
  add(asked.hrContactId, member("hr_contact"));
  const byContracts: string[] = [];
  for (const filter of Object.keys(contractFilters) as ContractFilter[]) {
    const wanted = asked[filter];
    if (wanted === undefined) continue;
    // Of who was deleted nothing is kept.
    if (asked.accountState?.includes("deleted")) all.push(is(hasContract(asked.role, filter), wanted));
    else byContracts.push(standsSo(filter, wanted));
  }
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
  const { found, role } = asked;
  const hasStanding = byContracts.length > 0;
  // Whose they are, and that they are not deleted.
  const isOfAll = all.length === 2 && asked.accountState === undefined;
  const isBare = isByName && isOfAll && (hasStanding || found !== null);
  const isNarrowed = !isOfAll || hasStanding || found !== null;
  const standing = [`s.role = ${roleOf[role]}`, ...byContracts];
  const counted = isOfAll && hasStanding && !found ? `${ofStanding(standing)} ORDER BY s.sort_name` : null;
  const head = found?.head ?? "WITH ";
  const rest = { head, values, isBare, hasStanding, isNarrowed, counted };
  if (isBare && found) return { ...rest, text: hasStanding ? foundStanding(standing) : foundAlone(role) };
  if (found)
    (hasStanding ? standing : all).push(`${hasStanding ? "s.person_id" : "p.id"} = ANY (${foundIds})`);
  if (isBare) return { ...rest, text: ofStanding(standing) };
  const from = hasStanding ? "contract_standing s JOIN person p ON p.id = s.person_id" : "person p";
  return { ...rest, text: `${from} WHERE ${[...all, ...(hasStanding ? standing : [])].join("\n    AND ")}` };
}

const ofStanding = (conditions: readonly string[]) => `contract_standing s WHERE ${conditions.join(" AND ")}`;

// By their names, so that an index has all that is asked.
const foundStanding = (conditions: readonly string[]): string =>
  `(SELECT s.person_id, s.sort_name FROM found f JOIN contract_standing s ON s.sort_name = f.sort_name AND s.person_id = f.id
      WHERE ${conditions.join(" AND ")}) s WHERE true`;

// Who was deleted is known by an index of their own, where their name is looked for: nobody else is read.
const foundAlone = (role: PersonKind): string =>
  `(SELECT f.id AS person_id, f.sort_name FROM found f WHERE NOT EXISTS (SELECT FROM person d
      WHERE d.role = ${roleOf[role]} AND d.sort_name = f.sort_name AND d.id = f.id AND d.deactivated_at IS NOT NULL)) s WHERE true`;

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
