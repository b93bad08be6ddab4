import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { askedSchema } from "./asked.ts";

// Apart from the calls of the search: the home page asks for this alone.

/** What the family asked the agency for, the newest first. */
export const getAsked = endpoint({
  name: "getNannyInterests",
  method: "GET",
  path: "/Nanny/Interests",
  access: ["Parent"],
  output: z.array(askedSchema),
});
