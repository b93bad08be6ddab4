import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addDays } from "@ribambelle/domain/kernel/day";
import { readTerms } from "../../../agency/readAgency.ts";
import type { Demonstration, DemonstrationDeps } from "../../../demonstrating/demonstration.ts";
import { byCommand } from "../../audit/index.ts";
import { importFolder } from "../imports.actions.ts";
import { hasRun, removeRun } from "../runs/recording.store.ts";
import { openRecording, type Recording } from "../runs/recording.ts";

const id = "demonstration-import-1";

// Of seven lines, three say what is known already and four cannot be kept, two of them for the same reason.
const people = [
  "référence;rôle;nom;prénom;code postal;ville",
  "DEMO-P03;parent;Dupont;Marie-Laure;44800;Saint-Herblain",
  "DEMO-P05;parent;Lefèvre;Zoé;44120;Vertou",
  "DEMO-P06;parent;Le Bihan;Loïc;44470;Carquefou",
  "DEMO-P91;parent;Rolland;Inès;441O0;Nantes",
  "DEMO-P92;parent;Le Roux;Hugo;4400O;Nantes",
  "DEMO-P93;voisin;Garnier;Paul;44000;Nantes",
  "DEMO-P94;parent;;Léonie;44300;Nantes",
];

/** An import of two days ago by the command, whose refused lines wait to be corrected (AGUI-41). */
export const importsDemonstration: Demonstration = {
  async before(deps) {
    if (await hasRun(deps.connection.db, id)) return;
    const folder = await mkdtemp(join(tmpdir(), "ribambelle-demonstration-"));
    try {
      await writeFile(join(folder, "personnes.csv"), `${people.join("\r\n")}\r\n`);
      await importFrom(folder, deps);
    } catch (error) {
      if (!(error instanceof AlreadyThere)) throw error;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
  remove: (transaction) => removeRun(transaction, id),
};

/** Another process that loads the demonstration was quicker. */
class AlreadyThere extends Error {}

async function importFrom(
  folder: string,
  { connection, fileStore, imports, today }: DemonstrationDeps,
): Promise<void> {
  const options = { allOrNothing: false, quiet: true };
  const now = new Date(`${addDays(today, -2)}T19:30:00Z`);
  const recording = openRecording(connection.db, {
    ...{ id, source: "command", by: byCommand, options },
    now: () => now,
  });
  // Imports take turns: whoever has its own knows whether it is there.
  const once: Recording = {
    ...recording,
    async begin(files) {
      if (await hasRun(connection.db, id)) throw new AlreadyThere();
      await recording.begin(files);
    },
  };
  await importFolder({
    ...{ imports, connection, fileStore, folder, by: recording.by, today, now },
    ...{ terms: readTerms(null), isInOldPortal: false, dryRun: false, recording: once },
    ...options,
    onProblem: () => {},
    onWarning: () => {},
    onWait: () => {},
  });
}
