import { requestActs } from "@ribambelle/domain/requests/request.acts";
import { requestNotices } from "@ribambelle/domain/requests/request.notices";
import { requestsReference } from "@ribambelle/domain/requests/requests.reference";
import type { Feature } from "../../feature.ts";
import { requestsPersonal } from "./requests.personal.ts";
import { requestRoutes } from "./requests.routes.ts";
import { requestsOpen } from "./requests.tiles.store.ts";

export { answerRequest, closeOwnRequest } from "./requests.actions.ts";
export { handOverRequests, insertRequest } from "./requests.store.ts";
export { findRequestToTell } from "./requestToTell.store.ts";

/** What people ask of the agency, as the agency deals with it. */
export const requests: Feature = {
  acts: [requestActs],
  notices: requestNotices,
  routes: requestRoutes,
  reference: requestsReference,
  personal: requestsPersonal,
  tiles: [requestsOpen],
  demonstration: async () => (await import("./requests.demonstration.ts")).requestsDemonstration,
};
