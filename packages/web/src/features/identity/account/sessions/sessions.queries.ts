import { getMySessions } from "@ribambelle/domain/identity/identity.api";
import { queryOf } from "../../../../client/queryOf.ts";

/** Where the signed-in person is signed in. */
export const sessionsQuery = queryOf(getMySessions);
