import { getMyOptIn } from "@ribambelle/domain/optIns/optIn.api";
import { versionedQueryOf } from "../../../client/queryOf.ts";

/** What the signed-in person accepts to be sent, with its version. */
export const optInsQuery = versionedQueryOf(getMyOptIn);
