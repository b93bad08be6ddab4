import {
  babysitterContractTypes,
  contractDurations,
  hourlyVolumes,
  houseworkTypologies,
} from "@ribambelle/domain/contracts/contract";
import {
  getMyBabysitterContracts,
  getMyHouseworkContracts,
  getMyParentContracts,
} from "@ribambelle/domain/contracts/contract.api";
import {
  babysitterContractStates,
  houseworkContractStates,
  parentContractStates,
} from "@ribambelle/domain/contracts/contract.states";
import {
  babysitterContractViews,
  houseworkContractViews,
  parentContractViews,
} from "@ribambelle/domain/contracts/contract.views";
import { childAgeCategories } from "@ribambelle/domain/kernel/childAge";
import { dayAt } from "@ribambelle/domain/kernel/day";
import { knownRows } from "../../db/knownRows.ts";
import type { Deps } from "../../deps.ts";
import { type Router, serve } from "../../http/serve.ts";
import { listBabysitterContracts, listHouseworkContracts, listParentContracts } from "./contracts.store.ts";

export function contractsRoutes(router: Router, { connection: { sharedReads: lane }, log, now }: Deps): void {
  serve(router, getMyParentContracts, async ({ actor, locale }) => {
    const kept = await listParentContracts(lane, actor.personId);
    const codes = { state: parentContractStates, youngestChildAgeCategory: childAgeCategories };
    return parentContractViews(knownRows("parent contract", kept, codes, log), locale, dayAt(now()));
  });
  serve(router, getMyHouseworkContracts, async ({ actor }) => {
    const kept = await listHouseworkContracts(lane, actor.personId);
    const codes = { state: houseworkContractStates, typology: houseworkTypologies };
    return houseworkContractViews(knownRows("housework contract", kept, codes, log), dayAt(now()));
  });
  serve(router, getMyBabysitterContracts, async ({ actor, locale }) => {
    const kept = await listBabysitterContracts(lane, actor.personId);
    return babysitterContractViews(knownRows("babysitter contract", kept, babysitterCodes, log), locale);
  });
}

const babysitterCodes = {
  state: babysitterContractStates,
  type: babysitterContractTypes,
  duration: contractDurations,
  hourlyVolume: hourlyVolumes,
};
