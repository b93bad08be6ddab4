import { rolesToRead } from "@ribambelle/domain/agencyPeople/permitted";
import { type Desk, mostCounted, type Tile } from "@ribambelle/domain/desk/desk";
import { firstStepCodes, firstSteps } from "@ribambelle/domain/desk/firstSteps";
import { dayAt } from "@ribambelle/domain/kernel/day";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import { isPermitted, type StaffFunction } from "@ribambelle/domain/kernel/permissions/permission";
import type { Role } from "@ribambelle/domain/kernel/role";
import { fewRecoveryCodes } from "@ribambelle/domain/secondFactor/recoveryCode";
import type { Logger } from "pino";
import type { ListReads } from "../../acting/office/listReads.ts";
import type { TileSource } from "../../feature.ts";
import { type CountedTile, countTiles } from "./desk.store.ts";
import { findOwnDesk } from "./own.store.ts";

interface Asked {
  readonly functions: readonly StaffFunction[];
  readonly personId: number;
  readonly locale: Locale;
  readonly now: Date;
}

const dayMs = 86_400_000;

/** Shows the tiles that these functions permit, the most overdue first, then in the order of the features (DESK-01, DESK-03). */
export async function readDesk(
  reading: ListReads,
  sources: readonly TileSource[],
  { functions, personId, locale, now }: Asked,
  log: Pick<Logger, "warn">,
): Promise<Desk> {
  const roles = rolesToRead(functions);
  const shown = sources.filter(
    ({ kind: { permission, role } }) =>
      isPermitted(functions, permission) && (role === undefined || roles.includes(role)),
  );
  const counted = await countEach(reading, shown, { now, roles }, log);
  const tiles = shown.map(({ kind }): Tile => {
    const found = counted.find(({ code }) => code === kind.code);
    const waitedDays = found?.oldestAt ? (now.getTime() - found.oldestAt.getTime()) / dayMs : 0;
    const { overdueAfterDays } = kind;
    return {
      code: kind.code,
      title: kind.title[locale],
      link: kind.opens?.link ?? null,
      verb: kind.opens?.verb[locale] ?? null,
      count: found ? Math.min(found.count, mostCounted) : null,
      isCapped: (found?.count ?? 0) > mostCounted,
      oldestAt: found?.oldestAt?.toISOString() ?? null,
      overdueCount: Math.min(found?.overdueCount ?? 0, mostCounted),
      ...(kind.sayTerm && { term: kind.sayTerm(found?.term)?.[locale] ?? null }),
      overdueDays:
        kind.daysPast?.(found?.term, dayAt(now)) ??
        (overdueAfterDays === null ? 0 : Math.max(0, Math.floor(waitedDays - overdueAfterDays))),
    };
  });
  // What is late by less than a day, or for another reason than its age, is late too.
  const sorted = tiles.toSorted(
    (one, other) =>
      other.overdueDays - one.overdueDays || Number(other.overdueCount > 0) - Number(one.overdueCount > 0),
  );
  const own = await findOwnDesk(reading, personId);
  const done = isPermitted(functions, "staff.manage") ? own.firstSteps : null;
  const steps = firstStepCodes.map((code) => ({
    code,
    isDone: done?.[code] ?? false,
    link: firstSteps[code].link,
  }));
  const { recoveryCodesLeft: left } = own;
  const isFew = left !== null && left <= fewRecoveryCodes;
  return { tiles: sorted, firstSteps: done && steps, recoveryCodesLeft: isFew ? left : null };
}

// Where the statement of all fails, each is asked for by itself: one that cannot be counted leaves the others (DESK-06).
async function countEach(
  reading: ListReads,
  sources: readonly TileSource[],
  { now, roles }: { readonly now: Date; readonly roles: readonly Role[] },
  log: Pick<Logger, "warn">,
): Promise<CountedTile[]> {
  try {
    return await countTiles(reading, sources, now, roles);
  } catch {
    const counted: CountedTile[] = [];
    for (const source of sources) {
      try {
        counted.push(...(await countTiles(reading, [source], now, roles)));
      } catch (error) {
        log.warn({ err: error, tile: source.kind.code }, "a tile could not be counted");
      }
    }
    if (counted.length === 0) throw new Error("no tile could be counted");
    return counted;
  }
}
