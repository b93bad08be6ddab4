import * as z from "zod/mini";
import { endpoint } from "../../kernel/endpoint.ts";
import { opaqueIdPattern } from "../../kernel/ids/opaqueId.ts";
import { listPageSchema } from "../../kernel/lists/longList.ts";
import { paramsOf } from "../../kernel/lists/paramsOf.ts";
import { agencyRefusals } from "../../kernel/office/agency.refusals.ts";
import { commonRefusals } from "../../kernel/refusal.ts";
import { runLineSchema, runRowSchema, runSchema } from "./run.ts";
import { runLinesList, runsList } from "./runs.filters.ts";

const reading = { method: "GET", access: { permission: "imports.read" } } as const;
const runId = z.string().check(z.regex(opaqueIdPattern, "invalid"));

/** The imports, by page and by command, the newest first (IMPORTS-01). */
export const getImports = endpoint({
  ...reading,
  name: "getImports",
  path: "/Agency/Imports",
  params: paramsOf(runsList),
  output: listPageSchema(runRowSchema),
  refusals: [agencyRefusals.cursorUnusable, agencyRefusals.searchTooBroad],
});

/** One import (IMPORTS-17). */
export const getImport = endpoint({
  ...reading,
  name: "getImport",
  path: "/Agency/Imports/:id",
  isWorded: true,
  params: z.object({ id: runId }),
  output: runSchema,
  refusals: [commonRefusals.notFound],
});

/** The lines of an import that are kept, in the order of its files (IMPORTS-12). */
export const getImportLines = endpoint({
  ...reading,
  name: "getImportLines",
  path: "/Agency/Imports/:id/Lines",
  isWorded: true,
  params: z.extend(paramsOf(runLinesList), { id: runId }),
  output: listPageSchema(runLineSchema),
  refusals: [agencyRefusals.cursorUnusable, agencyRefusals.searchTooBroad, commonRefusals.notFound],
});

const ofFile = z.string().check(z.regex(/^[a-z]+(-[a-z]+)*\.csv$/, "invalid"));

/** The refused lines of a file as a file to correct, as `docs/import.md` says (IMPORTS-12). */
export const getRefusedLines = endpoint({
  ...reading,
  name: "getRefusedLines",
  path: "/Agency/Imports/:id/Refused/:file",
  params: z.object({ id: runId, file: ofFile }),
  download: "text/csv",
  refusals: [commonRefusals.notFound],
});

/** The model of a file of imports: its columns, and one line as an example (IMPORTS-03). */
export const getImportModel = endpoint({
  ...reading,
  name: "getImportModel",
  path: "/Agency/ImportModels/:file",
  params: z.object({ file: ofFile }),
  download: "text/csv",
  refusals: [commonRefusals.notFound],
});
