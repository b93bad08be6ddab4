import type { RenewalFollowUp } from "@ribambelle/domain/agencyRenewals/followUp";
import { CompiledQuery } from "kysely";
import { type Counted, countedFrom, countedPage, type PageWanted } from "../../../acting/cursors.ts";
import type { ListReads } from "../../../acting/office/listReads.ts";
import type { Db } from "../../../db/connection/connect.ts";
import { keyset, type ListOrder, type Page } from "../../../db/keyset.ts";
import {
  answerState,
  contactColumn,
  type FoundTarget,
  given,
  isRemindable,
  isSilent,
  isTarget,
  isToCall,
  type KeptTarget,
  type Season,
  seasonJoins,
  seasonValues,
  targetColumns,
} from "./season.columns.ts";

/** By what those whom a season asks are narrowed. */
export interface TargetFilters {
  readonly answer?: "yes" | "no" | "unsure" | "none" | undefined;
  readonly reason?: string | undefined;
  readonly followUp?: readonly RenewalFollowUp[] | undefined;
  readonly ownerId?: string | undefined;
  readonly contactId?: string | undefined;
  readonly remindable?: boolean | undefined;
  readonly callBack?: "due" | undefined;
  readonly hasDraft?: boolean | undefined;
  readonly extraGuards?: boolean | undefined;
}

/** The columns of each order; of a day that one may not have, those who have it alone. */
export const targetOrders = {
  name: [
    { column: "p.sort_name", type: "text" },
    { column: "p.id", type: "integer" },
  ],
  answered: [
    { column: "a.answered_at", type: "timestamptz" },
    { column: "a.person_id", type: "integer" },
  ],
  contactDate: [
    { column: "f.contact_date", type: "date" },
    { column: "f.person_id", type: "integer" },
  ],
} as const satisfies Record<string, ListOrder["columns"]>;
export type TargetOrder = keyof typeof targetOrders;

const havingThem: Readonly<Record<TargetOrder, readonly string[]>> = {
  name: [],
  // As `renewal_answer_of_year` is read.
  answered: ["a.role = $1::text AND a.answered_at IS NOT NULL"],
  contactDate: ["f.contact_date IS NOT NULL"],
};

/** Gives one page of those whom a season asks, and how many they are, in one statement. */
export async function listTargets(
  reading: ListReads,
  season: Season,
  asked: TargetFilters,
  by: TargetOrder,
  now: Date,
  { order, place, limit }: PageWanted,
): Promise<{ readonly page: Page<KeptTarget>; readonly counted: Counted }> {
  const { role } = season;
  const values = seasonValues(season);
  const put = (value: unknown, type: string) => `$${values.push(value)}::${type}`;
  const { answer, reason, followUp, ownerId, contactId, remindable, callBack, hasDraft, extraGuards } = asked;
  const assigned = `EXISTS (SELECT FROM contact_assignment g WHERE g.person_id = p.id AND g.${contactColumn[role]}`;
  const filters = [
    ...havingThem[by],
    ...(answer === "none" ? [isSilent(given)] : []),
    ...(answer && answer !== "none"
      ? [`a.id IS NOT NULL AND ${answerState(role)} = ${put(answer, "text")}`]
      : []),
    ...(reason ? [`a.answer ->> 'reason' = ${put(reason, "text")}`] : []),
    ...(followUp ? [`f.state = ANY(${put(followUp, "text[]")})`] : []),
    ...(ownerId === "none" ? ["f.owner_id IS NULL"] : []),
    ...(ownerId && ownerId !== "none" ? [`f.owner_id = ${put(ownerId, "integer")}`] : []),
    ...(contactId === "none" ? [`NOT ${assigned} IS NOT NULL)`] : []),
    ...(contactId && contactId !== "none"
      ? [
          `${assigned} = (SELECT t.agency_reference FROM team_member t WHERE t.id = ${put(contactId, "integer")}))`,
        ]
      : []),
    ...(remindable === undefined
      ? []
      : [`${remindable ? "" : "NOT "}${isRemindable(season, put(now, "timestamptz"))}`]),
    ...(callBack ? [isToCall(given)] : []),
    ...(hasDraft === undefined
      ? []
      : [
          `${hasDraft ? "" : "NOT "}EXISTS (SELECT FROM renewal_draft d WHERE d.person_id = p.id AND d.year = $2::smallint)`,
        ]),
    ...(extraGuards === undefined ? [] : [`a.answer ->> 'wantsExtra' = ${put(String(extraGuards), "text")}`]),
  ];
  const from = `person p ${seasonJoins(given)} WHERE ${isTarget(season)}`;
  const which = [from, ...filters].join(" AND ");
  const rows = keyset(order, place, limit, values.length + 1);
  const { rows: found } = await reading.query<KeptTarget & Counted>({
    text: `WITH ${countedFrom(which, filters.length > 0 ? from : null)},
      page AS MATERIALIZED (SELECT q.id, row_number() OVER () AS place FROM (SELECT p.id FROM ${which}${rows.text}) q)
      SELECT counted.count, counted."outOf", ${targetColumns(role)} FROM counted LEFT JOIN page v ON true
        LEFT JOIN person p ON p.id = v.id ${seasonJoins(given)} ORDER BY v.place`,
    values: [...values, ...rows.values],
  });
  return countedPage(found, "personId", { place, limit });
}

/** Gives one whom a season asks, or null. */
export async function findTarget(db: Db, season: Season, personId: number): Promise<FoundTarget | null> {
  const text = `SELECT ${targetColumns(season.role)}, p.phone_number AS "phoneNumber" FROM person p ${seasonJoins(given)}
    WHERE ${isTarget(season)} AND p.id = $4::integer`;
  const values = [...seasonValues(season), personId];
  const { rows } = await db.executeQuery<FoundTarget>(CompiledQuery.raw(text, values));
  return rows[0] ?? null;
}

/** How many a season asks, and what they answered. */
export interface KeptHalf {
  readonly targets: number;
  readonly answered: number;
  readonly yes: number;
  readonly no: number;
  readonly unsure: number;
}

/** Counts those whom a season asks: a statement that looks at all of them, to be run seldom. */
export async function countTargets(reading: ListReads, season: Season): Promise<KeptHalf> {
  const said = answerState(season.role);
  const { rows } = await reading.query<KeptHalf & Record<string, unknown>>({
    text: `SELECT count(*)::integer AS targets, count(a.id)::integer AS answered,
        count(*) FILTER (WHERE ${said} = 'yes')::integer AS yes, count(*) FILTER (WHERE ${said} = 'no')::integer AS no,
        count(*) FILTER (WHERE ${said} = 'unsure')::integer AS unsure
      FROM person p ${seasonJoins(given)} WHERE ${isTarget(season)}`,
    values: seasonValues(season),
  });
  if (!rows[0]) throw new Error("a count gives its row");
  return rows[0];
}

/** Gives how many answered on each day of Paris of a year, by role. */
export async function countByDay(
  reading: ListReads,
  year: number,
): Promise<readonly { day: string; families: number; babysitters: number }[]> {
  const { rows } = await reading.query<{ day: string; families: number; babysitters: number }>({
    text: `SELECT to_char(answered_at AT TIME ZONE 'Europe/Paris', 'YYYY-MM-DD') AS day,
        count(*) FILTER (WHERE role = 'Parent')::integer AS families,
        count(*) FILTER (WHERE role = 'BabySitter')::integer AS babysitters
      FROM renewal_answer WHERE year = $1::smallint GROUP BY 1 ORDER BY 1`,
    values: [year],
  });
  return rows;
}
