import {
  getPersonAccess,
  getPersonNotifications,
  getPersonProfile,
} from "@ribambelle/domain/agencyPeople/details.agency.api";
import { historyList } from "@ribambelle/domain/agencyPeople/history.filters";
import {
  getPerson,
  getPersonHistory,
  getPersonNotes,
  getPersonToDos,
} from "@ribambelle/domain/agencyPeople/person.agency.api";
import {
  getPersonContracts,
  getPersonDocuments,
} from "@ribambelle/domain/contracts/agency/contracts.agency.api";
import type { StateOf } from "@ribambelle/domain/kernel/lists/listOf";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call, callVersioned } from "../../client/call/call.ts";
import { queryOf, wholeKeyOf } from "../../client/queryOf.ts";

/** A family or a babysitter, and the version that a change is made from. */
export const personQuery = (id: string) => {
  const queryFn = () => callVersioned(getPerson, { params: { id } });
  return { ...queryOptions({ queryKey: wholeKeyOf(getPerson, { id }), queryFn }), queryFn };
};

/** One page of what happened to a person, as the address says. */
export const historyQuery = (id: string, state: StateOf<typeof historyList>) => {
  const params = { id, ...historyList.askedIn(state) };
  return queryOptions({
    queryKey: wholeKeyOf(getPersonHistory, params),
    queryFn: () => call(getPersonHistory, undefined, params),
    placeholderData: keepPreviousData,
  });
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

/** How a person signs in. */
export const accessQuery = (id: string) => queryOf(getPersonAccess, { id });

/** A babysitter’s profile, both ways. */
export const profileOfQuery = (id: string) => queryOf(getPersonProfile, { id });

/** What is under a person’s bell, a page after the other. */
export const notificationsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: wholeKeyOf(getPersonNotifications, { id }),
    queryFn: ({ pageParam }) =>
      call(getPersonNotifications, undefined, { id, ...(pageParam && { after: pageParam }) }),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
  });

/** What a person has to do, as they read it. */
export const personToDosQuery = (id: string) => queryOf(getPersonToDos, { id });

/** A person’s contracts, by kind. */
export const contractsOfQuery = (id: string) => queryOf(getPersonContracts, { id });

/** The documents of a person’s contracts. */
export const documentsOfQuery = (id: string) => queryOf(getPersonDocuments, { id });
