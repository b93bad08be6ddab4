import * as z from "zod/mini";
import { opaqueIdPattern } from "../kernel/ids/opaqueId.ts";

/** An opaque, unguessable document id (api-contract.md §0). */
export const documentIdSchema = z.string().check(z.regex(opaqueIdPattern, "invalid"));
