import type { Decision, Item, Queue } from "@ribambelle/domain/moderation/moderation";
import { getNext } from "@ribambelle/domain/moderation/moderation.agency.api";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { keyOf } from "../../client/queryOf.ts";
import { nextQuery } from "./moderation.queries.ts";

/** What was decided of a thing in this visit. */
export interface Taken {
  readonly decisionId: number;
  readonly decision: Decision;
  readonly item: Item;
  /** In milliseconds. */
  readonly at: number;
}

interface Decided {
  readonly one: Taken;
  /** When it was taken back, in milliseconds; null where it stands. */
  readonly backAt: number | null;
}

/** Goes through a queue: one thing after the other, the next of which is fetched ahead with its photo (MODER-03). */
export function useVisit(queue: Queue) {
  const queries = useQueryClient();
  const [further, setFurther] = useState<readonly Item[]>([]);
  const [place, setPlace] = useState(0);
  const [decided, setDecided] = useState<readonly Decided[]>([]);
  const first = useQuery(nextQuery(queue));
  const begun = first.data?.item ? [first.data.item] : [];
  const items = [...begun, ...further];
  const last = items.at(-1);
  const ahead = useQuery({ ...nextQuery(queue, last?.subjectId), enabled: last !== undefined });
  const following = last ? ahead.data?.item : null;
  const url = following?.photo?.url;
  useEffect(() => {
    if (url) new Image().src = url;
  }, [url]);
  // What came ahead takes its place as soon as somebody goes there.
  if (following && place === items.length) setFurther([...further, following]);

  const answer = last ? ahead : first;
  // Until the next has come, the answer that brought the last one says how many wait: the number never goes.
  const brought = useQuery({ ...nextQuery(queue, items.at(-2)?.subjectId), enabled: false });
  const counted = ahead.data ? ahead : brought;
  const countedAt = counted.dataUpdatedAt;
  const taken = decided.flatMap(({ one, backAt }) => (backAt === null ? [one] : []));
  const goneSince = taken.filter(({ at }) => at >= countedAt).length;
  const backSince = decided.filter(
    ({ one, backAt }) => backAt !== null && one.at < countedAt && backAt >= countedAt,
  ).length;
  return {
    item: items[place] ?? null,
    /** Fetching what comes, or why it did not come. */
    answer,
    isAtEnd: items[place] === undefined && answer.data?.item === null,
    /** How many waited when that was fetched, without those that were decided since, with those that were taken back. */
    left: Math.max(0, (counted.data?.left ?? 0) - goneSince + backSince),
    /** Whether it is known how many, and whether there are more than are counted. */
    isCounted: counted.data !== undefined,
    isCapped: counted.data?.isCapped === true,
    canGoBack: place > 0,
    taken,
    next: () => setPlace(Math.min(place + 1, items.length)),
    previous: () => setPlace(Math.max(place - 1, 0)),
    take: (one: Taken) => {
      setDecided([...decided, { one, backAt: null }]);
      setPlace(place + 1);
    },
    giveBack: (one: Taken) => {
      const backAt = Date.now();
      setDecided(decided.map((kept) => (kept.one === one ? { one, backAt } : kept)));
      setPlace(Math.max(0, items.indexOf(one.item)));
    },
    begin: () => {
      setFurther([]);
      setPlace(0);
      void queries.resetQueries({ queryKey: keyOf(getNext) });
    },
  };
}
