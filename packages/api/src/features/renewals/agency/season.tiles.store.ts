import { type PersonKind, personKinds } from "@ribambelle/domain/agencyPeople/permitted";
import { answeredTile, callBackTile, silentTile } from "@ribambelle/domain/agencyRenewals/renewals.tiles";
import { mostCounted } from "@ribambelle/domain/desk/desk";
import { dayOf, startOfDay } from "../../../db/parisDay.ts";
import type { TileSource } from "../../../feature.ts";
import {
  isAsked,
  isSilent,
  isTimeToRemind,
  isToCall,
  mayBeWrittenTo,
  type SeasonSql,
  seasonJoins,
} from "./season.columns.ts";

const now = "$1::timestamptz";
const today = dayOf(now);
const seasonOf = (role: PersonKind): SeasonSql => ({
  role: `'${role}'`,
  year: `extract(year FROM ${today})::smallint`,
  today,
});

/** How many days before a campaign closes its silent ones are overdue. */
const closingDays = 7;
/** Among how many people who have not answered are looked for; of more it is said that they are many (DESK-07). */
const mostLookedAt = 20_000;

// Each as the list that it opens reads them (DESK-03): `season.store.ts`.
const answered = (role: PersonKind, since: string, where: string) =>
  `SELECT ${since} AS since FROM renewal_follow_up f JOIN renewal_answer a ON a.person_id = f.person_id AND a.year = f.year
    JOIN person p ON p.id = f.person_id WHERE f.year = ${seasonOf(role).year} AND f.other_id = 0
      AND p.role = '${role}' AND p.deactivated_at IS NULL AND ${where}`;

// What stands elsewhere is asked of those alone whom it is time to remind (CASE), and whether people are too many to be looked at
// where that did not fill the tile (LIMIT).
function silent(role: PersonKind): string {
  const at = seasonOf(role);
  const there = `p.role = '${role}' AND p.deactivated_at IS NULL`;
  const campaign = `(SELECT c.*, ${startOfDay("c.opens_on")} AS opened_at, c.closes_on < ${today} + ${closingDays} AS is_late
    FROM renewal_campaign c WHERE c.role = '${role}' AND c.year = ${at.year} AND ${today} BETWEEN c.opens_on AND c.closes_on) c`;
  // Since when they may be reminded, once more or for the first time.
  const since =
    "coalesce(f.last_reminded_at + c.reminder_gap_days * interval '24 hours', c.opened_at) AS since";
  return `SELECT * FROM (
      (SELECT found.since, c.is_late FROM ${campaign} CROSS JOIN LATERAL (
        SELECT ${since} FROM (SELECT * FROM person p WHERE ${there} LIMIT ${mostLookedAt}) p ${seasonJoins(at)}
        WHERE ${isSilent(at)} AND CASE WHEN ${isTimeToRemind(now)} THEN ${isAsked(role, at)} AND ${mayBeWrittenTo(role, at)} END
        LIMIT ${mostCounted + 1}) found)
      UNION ALL SELECT c.opened_at, c.is_late FROM ${campaign} CROSS JOIN generate_series(0, ${mostCounted})
        WHERE EXISTS (SELECT FROM person p WHERE ${there} OFFSET ${mostLookedAt} LIMIT 1)) these LIMIT ${mostCounted + 1}`;
}

/** What of the season of the year waits for the agency. */
export const seasonWaiting: readonly TileSource[] = [
  ...personKinds.map((role) => ({
    kind: answeredTile(role),
    query: answered(role, "a.answered_at", "f.state = 'to-do'"),
  })),
  {
    kind: callBackTile,
    query: answered("Parent", startOfDay("f.contact_date"), isToCall(seasonOf("Parent"))),
  },
  ...personKinds.map((role) => ({ kind: silentTile(role), query: silent(role), saysLate: true as const })),
];
