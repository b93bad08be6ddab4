import { whoOf } from "@ribambelle/domain/audit/entry";
import type * as api from "@ribambelle/domain/contracts/agency/contracts.agency.api";
import type * as z from "zod/mini";
import { listPage, pageWanted } from "../../../acting/cursors.ts";
import type { FeatureDeps } from "../../../feature.ts";
import { type KeptEvent, listEvents, newestFirst } from "./events.store.ts";

const eventOf = ({ by, byName, changes, at, ...event }: KeptEvent) => ({
  ...event,
  at: at.toISOString(),
  by: whoOf(by, byName),
  changes: changes && Object.entries(changes).map(([field, { from, to }]) => ({ field, from, to })),
});

/** Gives one page of what happened to a contract, the newest first (AGCON-28). */
export async function readEvents(
  { connection: { pool } }: Pick<FeatureDeps, "connection">,
  { kind, id, ...asked }: z.infer<typeof api.getContractEvents.params>,
) {
  const wanted = pageWanted("date", newestFirst, asked);
  const { page, count } = await listEvents(pool, kind, Number(id), wanted);
  return listPage(page, count, "date", { keyOf: (event: KeptEvent) => [event.id], itemOf: eventOf });
}
