import { getPerson } from "@ribambelle/domain/agencyPeople/person.agency.api";
import { queryOptions } from "@tanstack/react-query";
import { callVersioned } from "../../../../client/call/call.ts";
import { wholeKeyOf } from "../../../../client/queryOf.ts";

/** Whom an address names by their number. */
export const namedPersonQuery = (id: string) =>
  queryOptions({
    queryKey: [...wholeKeyOf(getPerson, { id }), "named"],
    queryFn: async () => {
      const { value } = await callVersioned(getPerson, { params: { id } });
      return { userId: value.userId, displayName: value.displayName || value.reference };
    },
  });
