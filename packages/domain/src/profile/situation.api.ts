import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { currentSituations } from "./values/situations.ts";

// By itself, because the form of the school year asks for it without the rest of the profile.
export const getMySituation = endpoint({
  method: "GET",
  access: ["BabySitter"],
  name: "getMySituation",
  path: "/BabysitterProfile/Situation",
  output: z.object({ currentSituation: currentSituations.schema }),
});
