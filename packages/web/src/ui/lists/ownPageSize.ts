import type { MyInformation } from "@ribambelle/domain/me/me";
import { getMyInformation } from "@ribambelle/domain/me/me.api";
import type { QueryClient } from "@tanstack/react-query";
import { wholeKeyOf } from "../../client/queryOf.ts";

/** Gives how many rows somebody of the agency wants on a page of every list, as addresses say it; nothing for the usual number. */
export function ownPageSize(queries: QueryClient): { readonly par?: string } {
  const size = queries.getQueryData<MyInformation | null>(wholeKeyOf(getMyInformation))?.staff?.pageSize;
  return size === undefined ? {} : { par: String(size) };
}
