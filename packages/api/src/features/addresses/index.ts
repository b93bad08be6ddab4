import { addressReference } from "@ribambelle/domain/addresses/address.reference";
import type { Feature } from "../../feature.ts";
import { addressesRoutes } from "./addresses.routes.ts";

export const addresses: Feature = { routes: addressesRoutes, reference: addressReference };
