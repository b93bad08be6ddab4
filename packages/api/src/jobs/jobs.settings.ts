import * as z from "zod/mini";
import { settings } from "../settings.ts";

/** Which process runs the jobs. */
export const jobsSettings = settings(
  { JOBS: z._default(z.enum(["here", "elsewhere"], "must be here or elsewhere"), "here") },
  (e) => ({ jobs: e.JOBS }),
);
