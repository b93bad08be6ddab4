import type { Decision, SubjectKind, TakenDecision } from "@ribambelle/domain/moderation/moderation";
import { type Counted, countedFrom, countedPage, type PageWanted } from "../../acting/cursors.ts";
import type { ListReads } from "../../acting/office/listReads.ts";
import { instantKey, keyset, type ListOrder, type Page } from "../../db/keyset.ts";
import { endOfDay, startOfDay } from "../../db/parisDay.ts";
import { chosenReasons, type KeptWho, who } from "./moderation.store.ts";

/** A decision as the history shows it, as it is kept. */
export interface KeptTaken
  extends Pick<TakenDecision, "id" | "kind" | "decision" | "textFr" | "textEn" | "state" | "voidBecause"> {
  readonly person: KeptWho;
  readonly by: KeptWho | null;
  readonly chosen: readonly { readonly textFr: string; readonly textEn: string }[];
  readonly at: Date;
  readonly atKey: string;
  readonly takesEffectAt: Date;
}

/** By what decisions are narrowed; the days are those of the agency. */
export interface DecisionFilters {
  readonly kind?: SubjectKind | undefined;
  readonly decision?: Decision | undefined;
  readonly byId?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** By when it was decided; the index of each decider has the same order. */
export const decisionOrder = [
  { column: "d.at", type: "timestamptz" },
  { column: "d.id", type: "integer" },
] as const satisfies ListOrder["columns"];

/** Gives one page of the decisions, and how many they are, in one statement: one more than are counted, where there are more. */
export async function listDecisions(
  reading: ListReads,
  asked: DecisionFilters,
  { order, place, limit }: PageWanted,
): Promise<{ readonly page: Page<KeptTaken>; readonly counted: Counted }> {
  const values: unknown[] = [];
  const given = (value: unknown, type: string) => `$${values.push(value)}::${type}`;
  const { kind, decision, byId, from, to } = asked;
  const filters = [
    ...(kind ? [`d.kind = ${given(kind, "text")}`] : []),
    ...(decision ? [`d.decision = ${given(decision, "text")}`] : []),
    ...(byId ? [`d.by = ${given(byId, "integer")}`] : []),
    ...(from ? [`d.at >= ${startOfDay(given(from, "date"))}`] : []),
    ...(to ? [`d.at < ${endOfDay(given(to, "date"))}`] : []),
  ];
  const which = ["true", ...filters].join(" AND ");
  const all = filters.length > 0 ? "moderation_decision" : null;
  const rows = keyset(order, place, limit, values.length + 1);
  const { rows: found } = await reading.query<KeptTaken & Counted>({
    text: `WITH ${countedFrom(`moderation_decision d WHERE ${which}`, all)}, shown AS MATERIALIZED (
        SELECT d.*, row_number() OVER () AS place FROM (SELECT d.* FROM moderation_decision d WHERE ${which}${rows.text}) d
      )
      SELECT counted.count, counted."outOf", d.id, d.kind, ${who("p")} AS person, d.decision, ${chosenReasons} AS chosen,
        d.text_fr AS "textFr", d.text_en AS "textEn", CASE WHEN b.id IS NOT NULL THEN ${who("b")} END AS by, d.at,
        ${instantKey("d.at")} AS "atKey", d.takes_effect_at AS "takesEffectAt", d.state, d.void_because AS "voidBecause"
      FROM counted LEFT JOIN shown d ON true LEFT JOIN person p ON p.id = d.person_id LEFT JOIN person b ON b.id = d.by
      ORDER BY d.place`,
    values: [...values, ...rows.values],
  });
  return countedPage(found, "id", { place, limit });
}
