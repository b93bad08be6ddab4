import type { StateOf } from "@ribambelle/domain/kernel/lists/listOf";
import { getStaff, getStaffMember } from "@ribambelle/domain/staff/staff.agency.api";
import { staffList } from "@ribambelle/domain/staff/staff.filters";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call, callVersioned } from "../../client/call/call.ts";
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

/** The same, of an address that nobody has read yet. */
export const staffQueryAt = (address: object) => staffQuery(staffList.stateIn({ ...address }));

/** As many of the agency's people as one page holds, whoever has left too: a new one's reference is proposed after theirs. */
export const allStaffQuery = staffQuery({ etat: "invite,actif,bloque,parti", par: "100" });

/** Somebody of the agency, and the version that a change is made from. */
export const memberQuery = (id: string) => {
  const queryFn = () => callVersioned(getStaffMember, { params: { id } });
  return { ...queryOptions({ queryKey: wholeKeyOf(getStaffMember, { id }), queryFn }), queryFn };
};
