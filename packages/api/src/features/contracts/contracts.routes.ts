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
import { type Router, serve } from "../../http/serve.ts";
import { listBabysitterContracts, listHouseworkContracts, listParentContracts } from "./contracts.store.ts";

export function contractsRoutes(router: Router, { connection: { sharedReads: lane } }: Deps): void {
  serve(router, getMyParentContracts, async ({ actor, locale }) =>
    parentContractViews(await listParentContracts(lane, actor.personId), locale),
  );
  serve(router, getMyHouseworkContracts, async ({ actor }) =>
    houseworkContractViews(await listHouseworkContracts(lane, actor.personId)),
  );
  serve(router, getMyBabysitterContracts, async ({ actor, locale }) =>
    babysitterContractViews(await listBabysitterContracts(lane, actor.personId), locale),
  );
}
