export { RequestsPage } from "./list/RequestsPage.tsx";
export { myRequestsQuery, requestQuery } from "./signatures.queries.ts";

// What follows is fetched from here, and not by the index of the feature: that is in the first script of every page.

export const loadSigningRoom = async () => (await import("./room/SigningRoom.tsx")).signingRoomOf;

export const loadFollowed = () => import("./agency/pages.ts");
