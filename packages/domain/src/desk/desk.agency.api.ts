import { endpoint } from "../kernel/endpoint.ts";
import { deskSchema } from "./desk.ts";

/** The desk asks by itself, so it does not keep a session alive (DESK-05). */
export const getDesk = endpoint({
  name: "getDesk",
  method: "GET",
  path: "/Agency/Desk",
  isWorded: true,
  access: { permission: "desk.read" },
  isPassive: true,
  output: deskSchema,
});
