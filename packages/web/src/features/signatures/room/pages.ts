export { requestQuery } from "./room.queries.ts";
export { signingRoomOf } from "./SigningRoom.tsx";
