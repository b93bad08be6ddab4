import * as z from "zod/mini";
import { apiBase, endpoint } from "../kernel/endpoint.ts";
import { commonRefusals } from "../kernel/refusal.ts";

export const downloadDocument = endpoint({
  name: "downloadDocument",
  method: "GET",
  path: "/document/:id/download",
  access: "any",
  params: z.object({ id: z.string() }),
  download: "application/pdf",
  isNoted: true,
  refusals: [commonRefusals.notFound],
});

/** The link of a document's download (DOC-01). */
export function downloadPath(id: string): string {
  return `${apiBase}${downloadDocument.path.replace(":id", encodeURIComponent(id))}`;
}
