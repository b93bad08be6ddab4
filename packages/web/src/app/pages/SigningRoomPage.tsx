import type { ComponentType } from "react";
import type { InRoom } from "../../features/signatures/index.ts";
import { useMe } from "../session/useMe.ts";

/** Tells the signing room who is in it, and to which address a receipt may go. */
export function inRoom(Room: ComponentType<{ readonly me: InRoom }>) {
  return function RoomOfSomebody() {
    return <Room me={useMe()} />;
  };
}
