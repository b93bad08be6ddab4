import { hash } from "node:crypto";
import { mostCounted } from "@ribambelle/domain/desk/desk";
import type { TileKind } from "@ribambelle/domain/kernel/desk/tile";
import type { Role } from "@ribambelle/domain/kernel/role";
import type { ListReads } from "../../acting/office/listReads.ts";
import type { TileSource } from "../../feature.ts";

/** What was counted of a tile; `count` is one more than the most where there are more. */
export interface CountedTile {
  readonly code: string;
  readonly count: number;
  readonly oldestAt: Date | null;
  readonly overdueCount: number;
  /** That of what is due before all others. */
  readonly term: unknown;
}

/** Counts these tiles in one statement; each reads as many rows as are counted, the oldest first. */
export async function countTiles(
  reading: ListReads,
  sources: readonly TileSource[],
  now: Date,
  roles: readonly Role[],
): Promise<CountedTile[]> {
  if (sources.length === 0) return [];
  const parts = sources.map(
    ({
      kind,
      query,
      saysLate,
      saysTerm,
    }) => `SELECT '${kind.code}' AS code, count(*)::int AS count, min(since) AS "oldestAt",
      count(*) FILTER (WHERE ${overdue(kind)}${saysLate ? " OR is_late" : ""})::int AS "overdueCount",
      ${saysTerm ? "(array_agg(term ORDER BY term->>'dueOn'))[1]" : "NULL::jsonb"} AS term
    FROM (SELECT * FROM (${query}) waiting ORDER BY since LIMIT ${mostCounted + 1}) f`,
  );
  // Where no tile asks for one of the parameters, it has its type all the same.
  const text = `SELECT code, count, "oldestAt", "overdueCount", term FROM (${parts.join("\nUNION ALL\n")}) tiles
    WHERE $1::timestamptz IS NOT NULL AND $2::text[] IS NOT NULL`;
  const name = `desk ${hash("sha256", text, "base64url").slice(0, 16)}`;
  const { rows } = await reading.query<CountedTile & Record<string, unknown>>({
    name,
    text,
    values: [now.toISOString(), `{${roles.join(",")}}`],
  });
  return rows;
}

const overdue = ({ overdueAfterDays }: TileKind) =>
  overdueAfterDays === null ? "false" : `since < $1::timestamptz - interval '${overdueAfterDays} days'`;
