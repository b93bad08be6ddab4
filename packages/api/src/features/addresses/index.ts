import { addressReference } from "@ribambelle/domain/addresses/address.reference";
import type { Feature } from "../../feature.ts";
import { addressesRoutes } from "./addresses.routes.ts";
import { addressesSettings } from "./addresses.settings.ts";

export const addresses: Feature = {
  settings: addressesSettings,
  routes: addressesRoutes,
  reference: addressReference,
};
