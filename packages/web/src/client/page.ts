import * as z from "zod/mini";

const pageSchema = z.object({
  session: z.boolean(),
  redirectUrl: z.string(),
  message: z.string(),
  publicSiteUrl: z.nullable(z.string()),
  legacyBaseUrl: z.nullable(z.string()),
  signUpUrl: z.string(),
  name: z.string(),
});
/** What the server knew when it sent this page. */
export type Page = z.infer<typeof pageSchema>;

// Without the server (development, tests) nothing is known, so a session is possible.
const unknown: Page = {
  session: true,
  redirectUrl: "",
  message: "",
  publicSiteUrl: null,
  legacyBaseUrl: null,
  signUpUrl: "",
  name: "",
};

/** Reads what the server wrote in the page's data block; cautious values when it wrote nothing. */
export function readPage(): Page {
  const written = typeof document === "undefined" ? null : document.getElementById("page")?.textContent;
  try {
    return pageSchema.parse(JSON.parse(written ?? ""));
  } catch {
    return unknown;
  }
}
