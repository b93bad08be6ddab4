import { getPeople } from "@ribambelle/domain/agencyPeople/people.agency.api";
import { peopleList, peopleListWithoutPrivate } from "@ribambelle/domain/agencyPeople/people.filters";
import type { PersonKind } from "@ribambelle/domain/agencyPeople/permitted";
import type { StateOf } from "@ribambelle/domain/kernel/lists/listOf";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type * as z from "zod/mini";
import { call } from "../../../client/call/call.ts";
import { wholeKeyOf } from "../../../client/queryOf.ts";

/** A line of a list of people, as its call answers it. */
export type Listed = z.infer<typeof getPeople.output>["items"][number];

/** One page of families or babysitters, as the address says; the page before stays until it has come (AGUI-14). */
export function peopleQuery(role: PersonKind, state: StateOf<typeof peopleList>) {
  const asked = { role, ...peopleList.askedIn(state) };
  return queryOptions({
    queryKey: wholeKeyOf(getPeople, asked),
    queryFn: () => call(getPeople, undefined, asked),
    placeholderData: keepPreviousData,
  });
}

/** Gives what an address may ask of the list: what is private narrows and sorts for those alone who may read it. */
export const listFor = (isOpen: boolean) => (isOpen ? peopleList : peopleListWithoutPrivate);

/** The same page, of an address that nobody has read yet. */
export const peopleQueryAt = (role: PersonKind, address: object, isOpen: boolean) =>
  peopleQuery(role, listFor(isOpen).stateIn({ ...address }));
