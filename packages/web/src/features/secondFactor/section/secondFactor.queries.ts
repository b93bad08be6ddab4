import { getMySecondFactor } from "@ribambelle/domain/secondFactor/secondFactor.api";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../client/call/call.ts";

/** The signed-in person's second factor. */
export const secondFactorQuery = queryOptions({
  queryKey: ["second-factor"],
  queryFn: () => call(getMySecondFactor),
});
