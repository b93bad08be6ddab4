import { runTasks } from "../../features/imports/runs/runs.jobs.ts";
import { imports } from "../../features.ts";
import type { FormField } from "../testForm.ts";
import { type ActPortal, type ActTrials, send } from "./actTrial.ts";

const options = { allOrNothing: false, quiet: true };

async function prepared(given: ActPortal): Promise<string> {
  const { importId } = (await send(given, "/Agency/Imports/Create", {})).json();
  await send(given, "/Agency/Imports/AddFile", formOf(importId, "référence;rôle;nom;prénom\r\n"));
  return importId;
}

const formOf = (importId: string, content: string): FormField[] => [
  { name: "importId", content: importId },
  { name: "file", content, fileName: "personnes.csv", type: "text/csv" },
];

async function tried(given: ActPortal): Promise<string> {
  const importId = await prepared(given);
  await send(given, "/Agency/Imports/Try", { importId, ...options });
  await runTasks({ ...given.portal.deps, imports })["imports.work"]?.({ importId }, { id: "1" });
  return importId;
}

/** What is done with imports by page. */
export const trials: ActTrials = {
  "/Agency/Imports/Create": { notes: ["imports.created"], prepare: async () => ({ body: {} }) },
  "/Agency/Imports/AddFile": {
    notes: ["imports.files-added"],
    prepare: async (given) => ({ body: formOf(await prepared(given), "référence;rôle;nom;prénom\r\n") }),
  },
  "/Agency/Imports/RemoveFile": {
    notes: ["imports.file-removed"],
    prepare: async (given) => ({ body: { importId: await prepared(given), name: "personnes.csv" } }),
  },
  "/Agency/Imports/Try": {
    notes: ["imports.tried"],
    prepare: async (given) => ({ body: { importId: await prepared(given), ...options } }),
  },
  "/Agency/Imports/Run": {
    notes: ["imports.run"],
    prepare: async (given) => ({ body: { importId: await tried(given), ...options } }),
  },
  "/Agency/Imports/Stop": {
    notes: ["imports.stopped"],
    prepare: async (given) => {
      const importId = await prepared(given);
      await send(given, "/Agency/Imports/Try", { importId, ...options });
      return { body: { importId } };
    },
  },
  "/Agency/Imports/Abandon": {
    notes: ["imports.abandoned"],
    prepare: async (given) => ({ body: { importId: await prepared(given) } }),
  },
};
