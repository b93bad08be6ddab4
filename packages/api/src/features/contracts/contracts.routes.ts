import {
  getMyBabysitterContracts,
  getMyHouseworkContracts,
  getMyParentContracts,
} from "@ribambelle/domain/contracts/contract.api";
import {
  babysitterContractViews,
  houseworkContractViews,
  parentContractViews,
} from "@ribambelle/domain/contracts/contract.views";
import type { Deps } from "../../deps.ts";
import { type Door, serve } from "../../http/serve.ts";
import { listBabysitterContracts, listHouseworkContracts, listParentContracts } from "./contracts.store.ts";

export function contractsRoutes(door: Door, { connection: { pool } }: Deps): void {
  serve(door, getMyParentContracts, async ({ actor, locale }) =>
    parentContractViews(await listParentContracts(pool, actor.personId), locale),
  );
  serve(door, getMyHouseworkContracts, async ({ actor }) =>
    houseworkContractViews(await listHouseworkContracts(pool, actor.personId)),
  );
  serve(door, getMyBabysitterContracts, async ({ actor, locale }) =>
    babysitterContractViews(await listBabysitterContracts(pool, actor.personId), locale),
  );
}
