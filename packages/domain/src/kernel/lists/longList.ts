import * as z from "zod/mini";
import { type Filters, listOf, text, words } from "./listOf.ts";

/** How many rows a page of a long list may hold; the second where nothing is said. */
export const pageSizes = [25, 50, 100] as const;
export type PageSize = (typeof pageSizes)[number];
export const defaultPageSize: PageSize = 50;

type Words = Readonly<Record<string, string>>;
type BothWays<Sorts extends Words> = Sorts & {
  readonly [Word in keyof Sorts & string as `-${Word}`]: `-${Sorts[Word]}`;
};

/**
 * Declares a list that is read page by page (TABLE F): its own filters, its orders by their words (a `-` before one turns it
 * round), the row next to which the page lies, and how many rows it holds.
 */
export function longList<const Named extends Filters, const Sorts extends Words>(
  filters: Named,
  sorts: Sorts,
) {
  const turned = Object.entries(sorts).map(([word, sort]) => [`-${word}`, `-${sort}`]);
  const bothWays = { ...sorts, ...Object.fromEntries(turned) } as BothWays<Sorts>;
  return listOf({
    ...filters,
    tri: words(bothWays, "sort"),
    apres: text((given) => given !== "", "after"),
    avant: text((given) => given !== "", "before"),
    par: words({ "25": 25, "50": 50, "100": 100 }, "limit"),
  });
}

/** Up to how many rows a list is counted (AGUI-11). */
export const mostCounted = 1_000;

const counted = z.object({
  value: z.int(),
  /** True where there are more than are counted. */
  isCapped: z.boolean(),
});

/** Says of a count that stops one after the most that are counted how many there are, and whether there are more. */
export const cappedCount = (count: number): z.infer<typeof counted> => ({
  value: Math.min(count, mostCounted),
  isCapped: count > mostCounted,
});

/** Gives the schema of one page of a list, with opaque cursors to its neighbours (AGUI-28). */
export const listPageSchema = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({
    items: z.array(item),
    /** Where the next page begins; null on the last. */
    next: z.nullable(z.string()),
    previous: z.nullable(z.string()),
    count: z.extend(counted, {
      /** How many there are without any filter, where some narrow the list. */
      outOf: z.optional(counted),
    }),
  });
