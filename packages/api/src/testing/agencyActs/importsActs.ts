import { runTasks } from "../../features/imports/runs/runs.jobs.ts";
import { imports } from "../../features.ts";
import type { FormField } from "../testForm.ts";
import { type ActPortal, type ActTrials, send } from "./actTrial.ts";

const at = (importId: string) => `/Agency/Imports/${importId}`;
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
    can: "changeFiles",
    prepare: async (given) => {
      const importId = await prepared(given);
      return { body: formOf(importId, "référence;rôle;nom;prénom\r\n"), shown: at(importId) };
    },
  },
  "/Agency/Imports/RemoveFile": {
    notes: ["imports.file-removed"],
    can: "changeFiles",
    prepare: async (given) => {
      const importId = await prepared(given);
      return { body: { importId, name: "personnes.csv" }, shown: at(importId) };
    },
  },
  "/Agency/Imports/Try": {
    notes: ["imports.tried"],
    can: "try",
    prepare: async (given) => {
      const importId = await prepared(given);
      return { body: { importId, ...options }, shown: at(importId) };
    },
  },
  "/Agency/Imports/Run": {
    notes: ["imports.run"],
    can: "run",
    prepare: async (given) => {
      const importId = await tried(given);
      return { body: { importId, ...options }, shown: at(importId) };
    },
  },
  "/Agency/Imports/Stop": {
    notes: ["imports.stopped"],
    can: "stop",
    prepare: async (given) => {
      const importId = await prepared(given);
      await send(given, "/Agency/Imports/Try", { importId, ...options });
      return { body: { importId }, shown: at(importId) };
    },
  },
  "/Agency/Imports/Abandon": {
    notes: ["imports.abandoned"],
    can: "abandon",
    prepare: async (given) => {
      const importId = await prepared(given);
      return { body: { importId }, shown: at(importId) };
    },
  },
};
