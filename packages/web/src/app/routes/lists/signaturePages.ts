import { requestsPageAt, signingRoomAt } from "../../../features/signatures/index.ts";

/** Fetches what tells a page who is signed in. */
export const loadWithMe = async () => (await import("../../pages/withPersonId.tsx")).withMe;

export const parentSignaturesPages = [
  requestsPageAt("/client/signature"),
  signingRoomAt("/client/signature/$id", "/client/signature", loadWithMe),
] as const;

export const babysitterSignaturesPages = [
  requestsPageAt("/intervenant/signature"),
  signingRoomAt("/intervenant/signature/$id", "/intervenant/signature", loadWithMe),
] as const;
