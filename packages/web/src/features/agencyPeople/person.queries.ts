import { getPerson, getPersonNotes, getPersonToDos } from "@ribambelle/domain/agencyPeople/person.agency.api";
import { getPersonContracts } from "@ribambelle/domain/contracts/agency/contracts.agency.api";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call, callVersioned } from "../../client/call/call.ts";
import { queryOf, wholeKeyOf } from "../../client/queryOf.ts";

/** A family or a babysitter, and the version that a change is made from. */
export const personQuery = (id: string) => {
  const queryFn = () => callVersioned(getPerson, { params: { id } });
  return { ...queryOptions({ queryKey: wholeKeyOf(getPerson, { id }), queryFn }), queryFn };
};

/** The notes of a person, a page after the other. */
export const notesQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: wholeKeyOf(getPersonNotes, { id }),
    queryFn: ({ pageParam }) =>
      call(getPersonNotes, undefined, { id, ...(pageParam && { after: pageParam }) }),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
  });

/** What a person has to do, as they read it. */
export const personToDosQuery = (id: string) => queryOf(getPersonToDos, { id });

/** A person’s contracts, by kind. */
export const contractsOfQuery = (id: string) => queryOf(getPersonContracts, { id });
