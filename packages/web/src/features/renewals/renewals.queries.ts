import { getMySituation } from "@ribambelle/domain/profile/situation.api";
import { getLinkedEmployees, getLinkedFamilies, getMyRenewal } from "@ribambelle/domain/renewals/renewal.api";
import { queryOptions } from "@tanstack/react-query";
import { call, callVersioned } from "../../client/call/call.ts";

/** Where the person stands with the back to school, and the version of their draft. */
export const myRenewalQuery = queryOptions({
  queryKey: ["renewal"],
  queryFn: () => callVersioned(getMyRenewal),
});

/** The families to which contracts link the babysitter (RENEWBS-02). */
export const linkedFamiliesQuery = queryOptions({
  queryKey: ["renewal-families"],
  queryFn: () => call(getLinkedFamilies),
});

/** The babysitter's situation (RENEWBS-03). */
export const situationQuery = queryOptions({
  queryKey: ["renewal-situation"],
  queryFn: () => call(getMySituation),
});

/** The people whom contracts link to the parent (RENEWP-02). */
export const linkedEmployeesQuery = queryOptions({
  queryKey: ["renewal-employees"],
  queryFn: () => call(getLinkedEmployees),
});
