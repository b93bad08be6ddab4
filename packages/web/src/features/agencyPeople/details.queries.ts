import {
  getPersonAccess,
  getPersonNotifications,
} from "@ribambelle/domain/agencyPeople/details/details.agency.api";
import { getPersonDocuments } from "@ribambelle/domain/contracts/agency/contracts.agency.api";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { call } from "../../client/call/call.ts";
import { queryOf, wholeKeyOf } from "../../client/queryOf.ts";

/** How a person signs in. */
export const accessQuery = (id: string) => queryOf(getPersonAccess, { id });

/** What is under a person’s bell, a page after the other. */
export const notificationsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: wholeKeyOf(getPersonNotifications, { id }),
    queryFn: ({ pageParam }) =>
      call(getPersonNotifications, undefined, { id, ...(pageParam && { after: pageParam }) }),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
  });

/** The documents of a person’s contracts. */
export const documentsOfQuery = (id: string) => queryOf(getPersonDocuments, { id });
