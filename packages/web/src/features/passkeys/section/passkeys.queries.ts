import { getMyPasskeys } from "@ribambelle/domain/passkeys/passkey.api";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../client/call/call.ts";

/** The signed-in person's passkeys. */
export const passkeysQuery = queryOptions({
  queryKey: ["passkeys"],
  queryFn: () => call(getMyPasskeys),
});
