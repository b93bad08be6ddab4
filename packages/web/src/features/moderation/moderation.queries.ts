import { listOf, words } from "@ribambelle/domain/kernel/lists/listOf";
import type { Queue } from "@ribambelle/domain/moderation/moderation";
import { getNext, getReasons } from "@ribambelle/domain/moderation/moderation.agency.api";
import { queryOf } from "../../client/queryOf.ts";

/** The queues by their words in the address (TABLE F). */
export const queueWords = { photos: "photos", annonces: "adverts" } as const satisfies Record<string, Queue>;
export type QueueWord = keyof typeof queueWords;

/** Which queue is open: in the address of their page. */
export const queuesList = listOf({ file: words(queueWords) });

/** Gives the queue that an address asks for: that of photos where it asks for none. */
export const queueAt = (address: { readonly file?: unknown }): QueueWord =>
  queuesList.stateIn(address).file ?? "photos";

/** The first thing of a queue, or the one after another. */
export const nextQuery = (queue: Queue, after?: string) => ({
  ...queryOf(getNext, { queue, ...(after !== undefined && { after }) }),
  // What is looked at does not change under the eyes: a decision on what has changed is refused.
  staleTime: 10_000,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});

/** The ready-made reasons. */
export const reasonsQuery = queryOf(getReasons);
