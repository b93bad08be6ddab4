import { getDesk } from "@ribambelle/domain/desk/desk.agency.api";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { queryOf } from "../../client/queryOf.ts";

const minute = 60_000;

/** What waits for the agency, in a language; read again every minute and on coming back to the tab (DESK-05). */
export const deskQuery = (locale: Locale) =>
  queryOptions({
    ...queryOf(getDesk, undefined, locale),
    staleTime: minute,
    refetchInterval: minute,
    placeholderData: keepPreviousData,
  });
