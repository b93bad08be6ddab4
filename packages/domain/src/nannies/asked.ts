import * as z from "zod/mini";

/** Opaque, the same for all families; another one when the advert is withdrawn and published again (NANNY-10). */
export const listingIdPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
export const listingIdSchema = z.string().check(z.regex(listingIdPattern, "invalid"));

/** What a family asked the agency for, on its home page (NANNY-11). */
export const askedSchema = z.object({
  /** Null once the advert is no longer published. */
  id: z.nullable(listingIdSchema),
  displayName: z.string(),
  saidAt: z.string(),
  state: z.enum(["open", "done", "refused"]),
  closedAt: z.nullable(z.string()),
});
export type Asked = z.infer<typeof askedSchema>;
