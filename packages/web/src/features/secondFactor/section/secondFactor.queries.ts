import { getMySecondFactor } from "@ribambelle/domain/secondFactor/secondFactor.api";
import { queryOf } from "../../../client/queryOf.ts";

/** The signed-in person's second factor. */
export const secondFactorQuery = queryOf(getMySecondFactor);
