import { getMyPasskeys } from "@ribambelle/domain/passkeys/passkey.api";
import { queryOf } from "../../../client/queryOf.ts";

/** The signed-in person's passkeys. */
export const passkeysQuery = queryOf(getMyPasskeys);
