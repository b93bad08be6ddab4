import * as z from "zod/mini";
import { idPattern } from "./id.ts";

/** The parameters of a call whose path ends with whom or what it is about. */
export const idParams = z.object({ id: z.string().check(z.regex(idPattern, "invalid")) });
