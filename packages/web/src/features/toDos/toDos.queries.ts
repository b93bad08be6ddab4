import type { Locale } from "@ribambelle/domain/kernel/locale";
import { getMyToDos } from "@ribambelle/domain/toDos/toDo.api";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { keyOf, queryOf } from "../../client/queryOf.ts";

/** Under which the lists of both languages are kept. */
export const toDosKey = keyOf(getMyToDos);

/** What the person has to do, in a language; on coming back to the tab it is read again after a minute (TODO-17). */
export const myToDosQuery = (locale: Locale) =>
  queryOptions({
    ...queryOf(getMyToDos, undefined, locale),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
