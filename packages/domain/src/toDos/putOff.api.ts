import * as z from "zod/mini";
import { daySchema } from "../kernel/day.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { commonRefusals } from "../kernel/refusal.ts";
import { toDoRefusals } from "./toDo.refusals.ts";

// Apart from the list, which every page’s first script asks for.

/** Puts one of the person's to-dos off for a week; it then comes back by itself, unless it is done (TODO-24). */
export const putOffToDo = endpoint({
  name: "putOffToDo",
  method: "POST",
  path: "/ToDo/PutOff",
  access: ["Parent", "BabySitter"],
  body: z.object({ key: z.string().check(z.maxLength(200)) }),
  /** The day on which it is shown again. */
  output: z.object({ until: daySchema }),
  refusals: [commonRefusals.notFound, toDoRefusals.cannotWait],
});
