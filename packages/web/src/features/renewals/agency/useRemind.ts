import { getRenewals, remindRenewal } from "@ribambelle/domain/agencyRenewals/renewals.agency.api";
import { useQueryClient } from "@tanstack/react-query";
import { callVersioned } from "../../../client/call/call.ts";
import { keyOf } from "../../../client/queryOf.ts";
import { useActOnEach } from "../../../ui/editing/useActOnEach.ts";
import { done } from "./answer.texts.ts";

/** Reminds people of the season of a year (AGREN-13). */
export function useRemind(year: number) {
  const queries = useQueryClient();
  return useActOnEach({
    does: (userId: number, once) => callVersioned(remindRenewal, { body: { year, userId }, once }),
    done: done.reminded,
    after: () => queries.invalidateQueries({ queryKey: keyOf(getRenewals) }),
  });
}
