import { getMySessions } from "@ribambelle/domain/identity/identity.api";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../../client/call/call.ts";

/** Where the signed-in person is signed in. */
export const sessionsQuery = queryOptions({
  queryKey: ["sessions"],
  queryFn: () => call(getMySessions),
});
