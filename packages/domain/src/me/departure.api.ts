import { endpoint } from "../kernel/endpoint.ts";
import { departureSchema } from "./departure.ts";

/** What stays when the account is deleted, what to take along, what is owed (SPACE-35). */
export const getMyDeparture = endpoint({
  name: "getMyDeparture",
  method: "GET",
  path: "/Authentication/GetMyDeparture",
  isWorded: true,
  access: ["Parent", "BabySitter"],
  output: departureSchema,
});
