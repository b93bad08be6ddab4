import { addDays } from "@ribambelle/domain/kernel/day";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import type { Notice } from "@ribambelle/domain/kernel/notice";
import type { Db } from "../../../db/connection/connect.ts";
import type { Circumstances } from "../../../importing/fileImporter.ts";
import type { ImportNews } from "../../../importing/importNews.ts";
import { addLetters, type LetterOrder } from "../../../mail/letters.ts";
import { writeNotices } from "../../notifications/index.ts";
import { listTold, noteTold, type ToldPerson } from "../importSession.store.ts";
import { knownPeople } from "./knownPeople.ts";

/** In days: of what is older, nobody is told (SPACE-30). */
const newsAge = 60;

/**
 * Tells people of what an import brought them, in the transaction that keeps it: one notice per person and kind, that names a
 * single thing and counts several (SPACE-31), and at most one letter. Silent when the import is quiet, while the older portal
 * shows these things (SPACE-03), for what is old, and to people whom this import created.
 */
export async function tellOfNews(
  db: Db,
  news: readonly ImportNews[],
  { today, now, quiet, isInOldPortal }: Pick<Circumstances, "today" | "now" | "quiet" | "isInOldPortal">,
): Promise<void> {
  const fresh = news.filter(({ day }) => day >= addDays(today, -newsAge));
  if (quiet || isInOldPortal || fresh.length === 0) return;
  const known = await knownPeople(db, fresh);
  const groups = new Map<string, ImportNews[]>();
  for (const one of fresh) {
    if (!known.has(one.personId)) continue;
    const key = keyOf(one.personId, one.one.kind);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  if (groups.size === 0) return;
  const earlier = await listTold(db, [...known.keys()]);
  const told = new Map(earlier.map((one) => [keyOf(one.personId, one.kind), one]));
  const summed = [...groups].map(([key, group]) => newsOf(group, told.get(key)));
  const ids = await writeNotices(db, summed);
  await noteTold(
    db,
    summed.flatMap(({ personId, kind, count, byLetter }, index) => {
      const notificationId = ids[index];
      return notificationId == null ? [] : [{ personId, kind, count, notificationId, byLetter }];
    }),
  );
  // Of a large import the first thing that goes by letter may come long after the first thing that is told.
  const firsts = [...groups].filter(([key]) => !told.get(key)?.byLetter).map(([, group]) => group);
  await addLetters(
    db,
    firsts.flatMap((group) => letterOf(group, known)),
    now,
  );
}

const keyOf = (personId: number, kind: string) => `${personId} ${kind}`;

function newsOf(group: readonly ImportNews[], told: ToldPerson | undefined) {
  const [first] = group;
  if (!first) throw new Error("a group has a piece of news");
  const count = group.length + (told?.count ?? 0);
  const notice: Notice = count === 1 ? first.one : first.several(count);
  const byLetter = told?.byLetter || group.some(({ letter }) => letter !== undefined);
  return {
    ...notice,
    personId: first.personId,
    count,
    notificationId: told?.notificationId ?? null,
    byLetter,
  };
}

function letterOf(group: readonly ImportNews[], locales: ReadonlyMap<number, Locale>): LetterOrder[] {
  const first = group.find(({ letter }) => letter !== undefined);
  const locale = first && locales.get(first.personId);
  if (!first?.letter || !locale) return [];
  return [{ ...first.letter(group.length), personId: first.personId, locale }];
}
