import { requestsPageAt, signingRoomAt } from "../../../features/signatures/index.ts";

const loadInRoom = async () => (await import("../../pages/SigningRoomPage.tsx")).inRoom;

export const parentSignaturesPages = [
  requestsPageAt("/client/signature"),
  signingRoomAt("/client/signature/$id", loadInRoom),
] as const;

export const babysitterSignaturesPages = [
  requestsPageAt("/intervenant/signature"),
  signingRoomAt("/intervenant/signature/$id", loadInRoom),
] as const;

/** Where somebody of the agency signs (SIGN-27). */
export const agencySigningRoom = signingRoomAt("/agence/signature/$id", loadInRoom);
