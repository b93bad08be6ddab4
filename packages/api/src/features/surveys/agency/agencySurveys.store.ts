import type { SurveyFollowUp } from "@ribambelle/domain/agencySurveys/followUp";
import type { Answers } from "@ribambelle/domain/surveys/visible";
import { type Counted, countedFrom, countedPage, type PageWanted } from "../../../acting/cursors.ts";
import type { ListReads } from "../../../acting/office/listReads.ts";
import { instantKey, keyset, type ListOrder, type Page } from "../../../db/keyset.ts";
import { endOfDay, startOfDay } from "../../../db/parisDay.ts";
import type { SurveyType } from "../configurations.store.ts";

/** A survey as it is kept, with whose it is, what was answered and how far the agency is. */
export interface KeptAgencySurvey {
  readonly id: number;
  readonly surveyType: SurveyType;
  readonly version: number;
  readonly personId: number;
  readonly displayName: string;
  readonly sortName: string;
  readonly startedAt: Date;
  readonly savedAt: Date;
  readonly savedKey: string;
  readonly finishedAt: Date | null;
  readonly finishedKey: string | null;
  readonly salesRep: { readonly memberId: number; readonly displayName: string } | null;
  readonly followState: SurveyFollowUp | null;
  readonly ownerId: number | null;
  readonly ownerName: string | null;
  readonly note: string | null;
  readonly followVersion: number;
  readonly answers: Answers;
}

/** By what surveys are narrowed; the days are those of the agency. */
export interface SurveyFilters {
  readonly surveyType?: SurveyType | undefined;
  readonly state?: "finished" | "unfinished" | undefined;
  readonly followUp?: readonly SurveyFollowUp[] | undefined;
  readonly ownerId?: string | undefined;
  readonly salesRepId?: string | undefined;
  readonly version?: string | undefined;
  readonly untouchedDays?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly personId?: string | undefined;
}

const id = { column: "s.id", type: "integer" } as const;
/** The columns of each order of the list of surveys. */
export const surveyOrders = {
  saved: [{ column: "s.saved_at", type: "timestamptz" }, id],
  finished: [{ column: "s.finished_at", type: "timestamptz", whenNull: "'-infinity'::timestamptz" }, id],
  name: [{ column: "p.sort_name", type: "text", isAlone: true }, id],
} as const satisfies Record<string, ListOrder["columns"]>;

const from =
  "survey s JOIN person p ON p.id = s.person_id LEFT JOIN survey_follow_up f ON f.survey_id = s.id";
const columns = `s.id, s.survey_type AS "surveyType", s.version, s.person_id AS "personId",
    trim(p.first_name || ' ' || p.last_name) AS "displayName", p.sort_name AS "sortName", s.started_at AS "startedAt",
    s.saved_at AS "savedAt", ${instantKey("s.saved_at")} AS "savedKey", s.finished_at AS "finishedAt",
    ${instantKey("s.finished_at")} AS "finishedKey",
    (SELECT json_build_object('memberId', t.id, 'displayName', trim(t.first_name || ' ' || t.last_name))
      FROM contact_assignment a JOIN team_member t ON t.agency_reference = a.sales_representative
      WHERE a.person_id = s.person_id) AS "salesRep",
    f.state AS "followState", f.owner_id AS "ownerId", (SELECT trim(o.first_name || ' ' || o.last_name) FROM person o
      WHERE o.id = f.owner_id) AS "ownerName", f.note, coalesce(f.version, 0) AS "followVersion",
    coalesce((SELECT json_object_agg(r.question_id, r.answer) FROM survey_answer r WHERE r.survey_id = s.id), '{}') AS answers`;

/** Gives one page of the surveys of families, and how many they are, in one statement. */
export async function listSurveys(
  reading: ListReads,
  asked: SurveyFilters,
  now: Date,
  { order, place, limit }: PageWanted,
): Promise<{ readonly page: Page<KeptAgencySurvey>; readonly counted: Counted }> {
  const values: unknown[] = [];
  const given = (value: unknown, type: string) => `$${values.push(value)}::${type}`;
  const { surveyType, state, followUp, ownerId, salesRepId, version, untouchedDays, personId } = asked;
  const represented =
    "EXISTS (SELECT FROM contact_assignment a WHERE a.person_id = s.person_id AND a.sales_representative";
  const filters = [
    ...(surveyType ? [`s.survey_type = ${given(surveyType, "smallint")}`] : []),
    ...(state ? [`s.finished_at IS ${state === "finished" ? "NOT " : ""}NULL`] : []),
    ...(followUp ? [`f.state = ANY(${given(followUp, "text[]")})`] : []),
    ...(ownerId === "none" ? ["f.owner_id IS NULL"] : []),
    ...(ownerId && ownerId !== "none" ? [`f.owner_id = ${given(ownerId, "integer")}`] : []),
    ...(salesRepId === "none" ? [`NOT ${represented} IS NOT NULL)`] : []),
    ...(salesRepId && salesRepId !== "none"
      ? [
          `${represented} = (SELECT t.agency_reference FROM team_member t WHERE t.id = ${given(salesRepId, "integer")}))`,
        ]
      : []),
    ...(version ? [`s.version = ${given(version, "integer")}`] : []),
    ...(untouchedDays
      ? [
          `s.saved_at <= ${given(new Date(now.getTime() - Number(untouchedDays) * 86_400_000), "timestamptz")}`,
        ]
      : []),
    ...(asked.from ? [`s.saved_at >= ${startOfDay(given(asked.from, "date"))}`] : []),
    ...(asked.to ? [`s.saved_at < ${endOfDay(given(asked.to, "date"))}`] : []),
    ...(personId ? [`s.person_id = ${given(personId, "integer")}`] : []),
  ];
  const which = ["true", ...filters].join(" AND ");
  const rows = keyset(order, place, limit, values.length + 1);
  const { rows: found } = await reading.query<KeptAgencySurvey & Counted>({
    text: `WITH ${countedFrom(`${from} WHERE ${which}`, filters.length > 0 ? "survey" : null)},
      page AS MATERIALIZED (SELECT q.id, row_number() OVER () AS place FROM (SELECT s.id FROM ${from} WHERE ${which}${rows.text}) q)
      SELECT counted.count, counted."outOf", ${columns} FROM counted LEFT JOIN page g ON true LEFT JOIN survey s ON s.id = g.id
        LEFT JOIN person p ON p.id = s.person_id LEFT JOIN survey_follow_up f ON f.survey_id = s.id
      ORDER BY g.place`,
    values: [...values, ...rows.values],
  });
  return countedPage(found, "id", { place, limit });
}

/** One survey that is asked for alone. */
export interface FoundAgencySurvey extends KeptAgencySurvey {
  readonly phoneNumber: string | null;
}

/** Gives one survey, or null. */
export async function findAgencySurvey(
  reading: ListReads,
  surveyId: number,
): Promise<FoundAgencySurvey | null> {
  const { rows } = await reading.query<FoundAgencySurvey & Record<string, unknown>>({
    text: `SELECT ${columns}, p.phone_number AS "phoneNumber" FROM ${from} WHERE s.id = $1`,
    values: [surveyId],
  });
  return rows[0] ?? null;
}
