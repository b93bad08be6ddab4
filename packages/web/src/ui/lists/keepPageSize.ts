import { defaultPageSize, type PageSize } from "@ribambelle/domain/kernel/lists/longList";
import { getMyInformation } from "@ribambelle/domain/me/me.api";
import { savePreference } from "@ribambelle/domain/staff/ownStaff.agency.api";
import type { QueryClient } from "@tanstack/react-query";
import { call } from "../../client/call/call.ts";
import { keepAnswer } from "../../client/keepAnswer.ts";
import { queryOf } from "../../client/queryOf.ts";

/** Keeps how many rows somebody of the agency wants on a page of every list, from now on and at the next visit (AGUI-12). */
export function keepPageSize(queries: QueryClient, value: PageSize): void {
  void keepAnswer(
    queries,
    queryOf(getMyInformation).queryKey,
    (me) =>
      me?.staff && { ...me, staff: { ...me.staff, pageSize: value === defaultPageSize ? undefined : value } },
  );
  // Where it is not kept, this visit has it all the same.
  call(savePreference, { name: "pageSize", value }).catch(() => {});
}
