import { getMySituation } from "@ribambelle/domain/profile/situation.api";
import { getLinkedEmployees, getLinkedFamilies, getMyRenewal } from "@ribambelle/domain/renewals/renewal.api";
import { queryOf, versionedQueryOf } from "../../client/queryOf.ts";

/** Where the person stands with the back to school, and the version of their draft. */
export const myRenewalQuery = versionedQueryOf(getMyRenewal);

/** The families to which contracts link the babysitter (RENEWBS-02). */
export const linkedFamiliesQuery = queryOf(getLinkedFamilies);

/** The babysitter's situation (RENEWBS-03). */
export const situationQuery = queryOf(getMySituation);

/** The people whom contracts link to the parent (RENEWP-02). */
export const linkedEmployeesQuery = queryOf(getLinkedEmployees);
