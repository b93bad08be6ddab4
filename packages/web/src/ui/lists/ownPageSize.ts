import { defaultPageSize, type PageSize } from "@ribambelle/domain/kernel/lists/longList";
import type { MyInformation } from "@ribambelle/domain/me/me";
import { getMyInformation } from "@ribambelle/domain/me/me.api";
import type { QueryClient } from "@tanstack/react-query";
import { wholeKeyOf } from "../../client/queryOf.ts";

/**
 * Where the number is that was chosen in this visit: apart from what is read of the person, because a reading that began
 * before it was saved would bring back what held before.
 */
export const chosenPageSizeKey = ["pageSize", "chosen"] as const;

/** Gives how many rows somebody of the agency wants on a page of every list, as addresses say it; nothing for the usual number. */
export function ownPageSize(queries: QueryClient): { readonly par?: string } {
  const size =
    queries.getQueryData<PageSize>(chosenPageSizeKey) ??
    queries.getQueryData<MyInformation | null>(wholeKeyOf(getMyInformation))?.staff?.pageSize ??
    defaultPageSize;
  return size === defaultPageSize ? {} : { par: String(size) };
}
