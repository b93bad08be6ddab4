import type { StateOf } from "@ribambelle/domain/kernel/lists/listOf";
import { getStaff, getStaffMember } from "@ribambelle/domain/staff/staff.agency.api";
import { staffList } from "@ribambelle/domain/staff/staff.filters";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "../../client/call/call.ts";
import { wholeKeyOf } from "../../client/queryOf.ts";

export type StaffState = StateOf<typeof staffList>;

/** One page of the agency's people, as the address says; the page before stays until it has come (AGUI-14). */
export function staffQuery(state: StaffState) {
  const asked = staffList.askedIn(state);
  return queryOptions({
    queryKey: wholeKeyOf(getStaff, asked),
    queryFn: () => call(getStaff, undefined, asked),
    placeholderData: keepPreviousData,
  });
}

/** Somebody of the agency. */
export const memberQuery = (id: string) =>
  queryOptions({
    queryKey: wholeKeyOf(getStaffMember, { id }),
    queryFn: () => call(getStaffMember, undefined, { id }),
  });
