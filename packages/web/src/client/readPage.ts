import { type Page, pageSchema, unknownPage } from "@ribambelle/domain/agency/page";
import { drawnRequest } from "./drawnRequest.ts";

/** Reads what the server wrote in the page's data block; cautious values when it wrote nothing. */
export function readPage(): Page {
  const drawn = drawnRequest();
  if (drawn) return drawn.page;
  const written = typeof document === "undefined" ? null : document.getElementById("page")?.textContent;
  try {
    return pageSchema.parse(JSON.parse(written ?? ""));
  } catch {
    return unknownPage();
  }
}
