import * as z from "zod/mini";
import { apiBase, endpoint } from "../kernel/endpoint.ts";
import { commonRefusals } from "../kernel/refusal.ts";
import { openingPermissions } from "./openedBy.ts";

/** Each opening is noted in the audit; what one may not open is not there (AGCON-23, AGFILES-01). */
export const openDocument = endpoint({
  name: "openDocument",
  method: "GET",
  path: "/Agency/Document/:id",
  access: { permission: openingPermissions },
  params: z.object({ id: z.string() }),
  download: "application/pdf",
  isNoted: true,
  refusals: [commonRefusals.notFound],
});

/** The address at which somebody of the agency opens a document. */
export const openedPath = (id: string): string =>
  `${apiBase}${openDocument.path.replace(":id", encodeURIComponent(id))}`;
