import { endpoint } from "../kernel/endpoint.ts";
import { wire } from "../kernel/wire.ts";
import { myInformationSchema } from "./me.ts";

export const getMyInformation = endpoint({
  name: "getMyInformation",
  method: "GET",
  path: "/Authentication/GetMyInformation",
  access: "any",
  isBeforeSecondFactor: true,
  output: wire(myInformationSchema, {
    userId: "userId",
    userName: "userName",
    email: "eMail",
    displayName: "displayName",
    photoUrl: "avatarUrl",
    photoState: "avatarState",
    hasContracts: "hasContracts",
    role: "role",
    city: "city",
    longitude: "longitude",
    latitude: "latitude",
    isDisplayedInformationBanner: "isDisplayedInformationBanner",
    isDisplayedConnectionPopup: "isDisplayedConnectionPopup",
    secondFactor: "secondFactor",
    demonstrationCode: "demonstrationCode",
    staff: "staff",
  }),
});
