import type { Locale } from "@ribambelle/domain/kernel/locale";
import { getMyToDos } from "@ribambelle/domain/toDos/toDo.api";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "../../client/call/call.ts";

/** Under which the lists of both languages are kept. */
export const toDosKey = "to-dos";

/** What the person has to do, in a language; on coming back to the tab it is read again after a minute (TODO-17). */
export const myToDosQuery = (locale: Locale) =>
  queryOptions({
    queryKey: [toDosKey, locale],
    queryFn: () => call(getMyToDos),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
