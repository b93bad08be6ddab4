import type { PageSize } from "@ribambelle/domain/kernel/lists/longList";
import { savePreference } from "@ribambelle/domain/staff/ownStaff.agency.api";
import type { QueryClient } from "@tanstack/react-query";
import { call } from "../../client/call/call.ts";
import { chosenPageSizeKey } from "./ownPageSize.ts";

/** Keeps how many rows somebody of the agency wants on a page of every list, from now on and at the next visit (AGUI-12). */
export function keepPageSize(queries: QueryClient, value: PageSize): void {
  queries.setQueryDefaults(chosenPageSizeKey, { gcTime: Number.POSITIVE_INFINITY });
  queries.setQueryData(chosenPageSizeKey, value);
  // Where it is not kept, this visit has it all the same.
  call(savePreference, { name: "pageSize", value }).catch(() => {});
}
