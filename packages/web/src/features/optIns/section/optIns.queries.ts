import { getMyOptIn } from "@ribambelle/domain/optIns/optIn.api";
import { queryOptions } from "@tanstack/react-query";
import { callVersioned } from "../../../client/call/call.ts";

/** What the signed-in person accepts to be sent, with its version. */
export const optInsQuery = queryOptions({
  queryKey: ["opt-ins"],
  queryFn: () => callVersioned(getMyOptIn),
});
