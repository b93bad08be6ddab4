import * as z from "zod/mini";

/** A session of the signed-in person, on this device or another (SETTINGS-OP13). */
export const ownSessionSchema = z.object({
  id: z.string(),
  /** What the device said of itself at sign-in, in the words that people know it by; null where it said nothing. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  startedAt: z.string(),
  /** To within ten minutes. */
  lastActivityAt: z.string(),
  /** True for the session of this call. */
  isCurrent: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSessionSchema>;
