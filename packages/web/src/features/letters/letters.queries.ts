import type { StateOf } from "@ribambelle/domain/kernel/lists/listOf";
import { getLetters, getModels } from "@ribambelle/domain/letters/letters.agency.api";
import { lettersList } from "@ribambelle/domain/letters/letters.filters";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "../../client/call/call.ts";
import { queryOf, wholeKeyOf } from "../../client/queryOf.ts";

/** One page of the letters, as the address says; the page before stays until it has come (AGUI-14). */
export function lettersQuery(state: StateOf<typeof lettersList>) {
  const asked = lettersList.askedIn(state);
  return queryOptions({
    queryKey: wholeKeyOf(getLetters, asked),
    queryFn: () => call(getLetters, undefined, asked),
    placeholderData: keepPreviousData,
  });
}

/** The same, of an address that nobody has read yet. */
export const lettersQueryAt = (address: object) => lettersQuery(lettersList.stateIn({ ...address }));

/** Every kind of letter, which names them. */
export const modelsQuery = () => queryOf(getModels);
