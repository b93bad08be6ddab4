import { endpoint } from "../kernel/endpoint.ts";
import { wire } from "../kernel/wire.ts";
import { myInformationSchema } from "./me.ts";

export const getMyInformation = endpoint({
  name: "getMyInformation",
  method: "GET",
  path: "/Authentication/GetMyInformation",
  access: "any",
  output: wire(myInformationSchema, { email: "eMail" }),
});
