import { kindsToRead } from "@ribambelle/domain/agencyPeople/permitted";
import { whoOf } from "@ribambelle/domain/audit/entry";
import { dayAt } from "@ribambelle/domain/kernel/day";
import type { StaffFunction } from "@ribambelle/domain/kernel/permissions/permission";
import { type PersonRequest, requestCan } from "@ribambelle/domain/requests/request";
import type * as api from "@ribambelle/domain/requests/requests.agency.api";
import type * as z from "zod/mini";
import { listPage, pageWanted } from "../../acting/cursors.ts";
import type { FeatureDeps } from "../../feature.ts";
import { type KeptRequest, listRequests, requestOrders } from "./requests.store.ts";

/** Gives one page of what people whom these functions may read ask of the agency (FOLKS-37). */
export async function readRequests(
  { listReads, now }: Pick<FeatureDeps, "listReads" | "now">,
  functions: readonly StaffFunction[],
  { sort = "due", ...asked }: z.infer<typeof api.getRequests.params>,
) {
  const by = sort.replace("-", "") as keyof typeof requestOrders;
  const order = { columns: requestOrders[by], isDescending: sort.startsWith("-") };
  const wanted = pageWanted(by, order, asked);
  const { page, counted } = await listRequests(listReads, kindsToRead(functions), asked, wanted);
  return listPage(page, counted, by, {
    keyOf: ({ id, dueOn, askedKey }) => [by === "due" ? dueOn : askedKey, id],
    itemOf: (kept) => shown(kept, functions, dayAt(now())),
  });
}

function shown(kept: KeptRequest, functions: readonly StaffFunction[], today: string): PersonRequest {
  const { id, personId, displayName, role, kind, way, askedAt, dueOn, note, state, version } = kept;
  return {
    id,
    person: { userId: personId, displayName },
    about: whoOf(kept.aboutId, kept.aboutName),
    role,
    kind,
    way,
    askedAt: askedAt.toISOString(),
    dueOn,
    isOverdue: state === "open" && dueOn < today,
    note,
    owner: whoOf(kept.ownerId, kept.ownerName),
    state,
    outcomeReason: kept.outcomeReason,
    closedAt: kept.closedAt?.toISOString() ?? null,
    closedBy: whoOf(kept.closedBy, kept.closedByName),
    version,
    can: requestCan({ kind, state, role }, functions),
  };
}
