import type { ListedAdviser, ListedPerson } from "@ribambelle/domain/agencyPeople/people";
import type { PersonKind } from "@ribambelle/domain/agencyPeople/permitted";
import { mostCounted } from "@ribambelle/domain/kernel/lists/longList";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import type { CompletionAnswers } from "@ribambelle/domain/profile/profileSections";
import { type Counted, countedFrom, countedPage, type PageWanted } from "../../../acting/cursors.ts";
import { askedOften, type ListReads } from "../../../acting/office/listReads.ts";
import { instantKey, keyset, type ListOrder, type Page } from "../../../db/keyset.ts";
import { accountStateOf, invitedAtOf } from "../../identity/index.ts";
import { completionPairs } from "../../profile/index.ts";
import { activeContracts } from "./contracts.conditions.ts";
import { isToCorrect, type PeopleAsked, peopleSource, roleOf } from "./people.conditions.ts";

/** One line of a list of people, as it is kept. */
export interface KeptListed extends Omit<ListedPerson, "avatarUrl" | "completionRate"> {
  /** What a babysitter has said of themselves; null of a family. */
  readonly completion: CompletionAnswers | null;
  readonly photoId: string | null;
  readonly sortName: string;
  readonly email: string | null;
  readonly phoneNumber: string | null;
  readonly zipCode: string | null;
  readonly birthDate: string | null;
  readonly locale: Locale;
  readonly invitedAt: Date | null;
  readonly lastSeenAt: Date | null;
  /** To the microsecond, as lists are sorted by it. */
  readonly lastSeenKey: string | null;
  readonly createdKey: string;
}

const id = { column: "p.id", type: "integer" } as const;

/** The columns of each order of the lists of people, from the first to the last; each has its index. */
export const peopleOrders = {
  name: [{ column: "p.sort_name", type: "text" }, id],
  created: [{ column: "p.created_at", type: "timestamptz" }, id],
  activity: [{ column: "p.last_seen_at", type: "timestamptz", whenNull: "'-infinity'::timestamptz" }, id],
} as const satisfies Record<string, ListOrder["columns"]>;

// The same of whom no more is read than who they are.
const bareByName: ListOrder["columns"] = [
  { column: "s.sort_name", type: "text" },
  { column: "s.person_id", type: "integer" },
];

const adviser = (column: string): string => `(SELECT json_build_object('memberId', t.id,
    'displayName', trim(t.first_name || ' ' || t.last_name)) FROM team_member t WHERE t.agency_reference = a.${column})`;

const hidden = (
  role: PersonKind,
) => `(SELECT count(*) FROM (SELECT FROM person d WHERE d.role = ${roleOf[role]}
      AND d.deactivated_at IS NOT NULL LIMIT ${mostCounted}) these)`;

// In the order of an index that has all that is asked: nobody is read, nor passed by on the way to those of a role.
const there = (role: PersonKind) =>
  `contract_standing d WHERE d.role = ${roleOf[role]} ORDER BY d.has_active, d.sort_name`;

/** Gives one page of families or babysitters, and how many they are, in one statement: one more than are counted, where there are more. */
export async function listPeople(
  reading: ListReads,
  asked: PeopleAsked,
  { order, place, limit }: PageWanted,
): Promise<{ readonly page: Page<KeptListed>; readonly counted: Counted; readonly hiddenCount: number }> {
  const isByName = order.columns === peopleOrders.name;
  const {
    head,
    text: from,
    counted,
    values,
    isNarrowed,
    isBare,
    hasStanding,
  } = peopleSource(asked, isByName);
  const [one, columns] = isBare ? ["s", "s.person_id, s.sort_name"] : ["p", "p.*"];
  // Few are read once, to be counted and to be shown; of many no more are read than either needs.
  const few = asked.found ? `those AS MATERIALIZED (SELECT ${columns} FROM ${from}), ` : "";
  const among = asked.found ? `those ${one} WHERE true` : from;
  const inStanding = isByName && (isBare || (hasStanding && !asked.found));
  const sorted = inStanding ? { ...order, columns: bareByName } : order;
  const rows = keyset(sorted, place, limit, values.length + 1);
  const now = `$${values.length + rows.values.length + 1}::timestamptz`;
  const isBabysitter = asked.role === "BabySitter";
  const page = `SELECT ${one}.*, row_number() OVER () AS place FROM (SELECT ${columns} FROM ${among}${rows.text}) ${one}`;
  const all = there(asked.role);
  // Deleted accounts are none of those: where they are asked for, they are so many of nothing.
  const outOf = asked.accountState?.includes("deleted") ? null : all;
  const text = `${head}${few}${isNarrowed ? countedFrom(counted ?? among, outOf) : countedFrom(all, null)},
    shown AS MATERIALIZED (${isBare ? `SELECT p.*, k.place FROM (${page}) k JOIN person p ON p.id = k.person_id` : page})
    SELECT counted.count, counted."outOf", ${asked.accountState ? "0" : hidden(asked.role)} AS "hiddenCount", p.id AS "userId", p.role, p.agency_reference AS reference, p.sort_name AS "sortName",
      trim(p.first_name || ' ' || p.last_name) AS "displayName", p.city, p.email, p.phone_number AS "phoneNumber",
      p.zip_code AS "zipCode", p.birth_date AS "birthDate", p.locale, p.last_seen_at AS "lastSeenAt",
      ${invitedAtOf("p")} AS "invitedAt",
      ${instantKey("p.created_at")} AS "createdKey", ${instantKey("p.last_seen_at")} AS "lastSeenKey",
      ${accountStateOf("p", now)} AS "accountState", ${activeContracts(asked.role)}::integer AS "activeContracts",
      ${adviser("sales_representative")} AS "salesRep", ${adviser("account_manager")} AS manager,
      ${adviser("hr_contact")} AS "hrContact", ${adviser("referent")} AS referent,
      ${
        isBabysitter
          ? `CASE WHEN r.advert_is_published THEN 'published' WHEN ${isToCorrect("p.id")} THEN 'to-correct'
        ELSE 'private' END AS "advertState", json_build_object(${completionPairs("p.id", "r")}) AS completion,
      p.has_been_interviewed AS interviewed,
      (SELECT f.id FROM photo f WHERE f.person_id = p.id AND f.state = 1) AS "photoId"`
          : `NULL AS "advertState", NULL::json AS completion, NULL::boolean AS interviewed, NULL AS "photoId"`
      }
    FROM counted LEFT JOIN shown p ON true LEFT JOIN contact_assignment a ON a.person_id = p.id
      ${isBabysitter ? "LEFT JOIN profile r ON r.person_id = p.id" : ""}
    ORDER BY p.place`;
  // The list as it opens, and whoever is found in it, for everybody who opens it.
  const isFirst = place === null && (!isNarrowed || (isBare && asked.found !== null));
  const { rows: found } = await reading.query<
    KeptListed & Record<ListedColumn, ListedAdviser | null> & Counted & { hiddenCount: number }
  >({ ...(isFirst && askedOften(text)), text, values: [...values, ...rows.values, asked.now] });
  return { ...countedPage(found, "userId", { place, limit }), hiddenCount: found[0]?.hiddenCount ?? 0 };
}

type ListedColumn = "salesRep" | "manager" | "hrContact" | "referent";
