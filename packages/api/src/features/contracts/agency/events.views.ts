import { whoOf } from "@ribambelle/domain/audit/entry";
import type * as api from "@ribambelle/domain/contracts/agency/contracts.agency.api";
import { isPermitted, type StaffFunction } from "@ribambelle/domain/kernel/permissions/permission";
import type * as z from "zod/mini";
import { listPage, pageWanted } from "../../../acting/cursors.ts";
import type { FeatureDeps } from "../../../feature.ts";
import { type KeptEvent, listEvents, newestFirst } from "./events.store.ts";

// A document that was replaced after the signature is opened by who corrects alone (AGCON-21).
const eventOf =
  (seesFormer: boolean) =>
  ({ by, byName, changes, at, ...event }: KeptEvent) => ({
    ...event,
    at: at.toISOString(),
    by: whoOf(by, byName),
    changes:
      changes &&
      Object.entries(changes).flatMap(([field, { from, to }]) =>
        field === "formerId" && !seesFormer ? [] : [{ field, from, to }],
      ),
  });

/** Gives one page of what happened to a contract, the newest first (AGCON-28). */
export async function readEvents(
  { connection: { pool } }: Pick<FeatureDeps, "connection">,
  functions: readonly StaffFunction[],
  { kind, id, ...asked }: z.infer<typeof api.getContractEvents.params>,
) {
  const seesFormer = isPermitted(functions, "contracts.correct");
  const wanted = pageWanted("date", newestFirst, asked);
  const { page, count } = await listEvents(pool, kind, Number(id), wanted);
  return listPage(page, count, "date", {
    keyOf: (event: KeptEvent) => [event.id],
    itemOf: eventOf(seesFormer),
  });
}
