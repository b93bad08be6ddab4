import { requestsPageAt, signingRoomAt } from "../../../features/signatures/index.ts";
import { loadTold } from "./told.ts";

export const parentSignaturesPages = [
  requestsPageAt("/client/signature"),
  signingRoomAt("/client/signature/$id", "/client/signature", loadTold),
] as const;

export const babysitterSignaturesPages = [
  requestsPageAt("/intervenant/signature"),
  signingRoomAt("/intervenant/signature/$id", "/intervenant/signature", loadTold),
] as const;
