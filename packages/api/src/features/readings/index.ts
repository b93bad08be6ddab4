import { dayAt } from "@ribambelle/domain/kernel/day";
import { readingActs, readingImportActs } from "@ribambelle/domain/readings/reading.acts";
import { readingNotices } from "@ribambelle/domain/readings/reading.notices";
import { readingsReference } from "@ribambelle/domain/readings/reading.reference";
import type { Feature } from "../../feature.ts";
import { readingFiles } from "./readings.files.ts";
import { insertFollowed } from "./readings.import.store.ts";
import { readingsImporters, readingsJoiners } from "./readings.importers.ts";
import { readingLetters } from "./readings.letters.ts";
import { readingsPersonal } from "./readings.personal.ts";
import { readingsRoutes } from "./readings.routes.ts";
import { readingsToRead } from "./readings.toDos.store.ts";
import { readingRoutines, readingTasks } from "./reminders/readings.jobs.ts";

const follow: NonNullable<Feature["underContract"]> = (transaction, _, references, today) =>
  insertFollowed(transaction, { references }, today, "arrival");

export const readings: Feature = {
  acts: [readingActs, readingImportActs],
  routes: readingsRoutes,
  reference: readingsReference,
  notices: readingNotices,
  letters: readingLetters,
  jobs: { tasks: readingTasks, routines: readingRoutines },
  ownFiles: readingFiles,
  toDos: [readingsToRead],
  imports: readingsImporters,
  joins: readingsJoiners,
  welcome: (transaction, by, references, now) => follow(transaction, by, references, dayAt(now)),
  underContract: follow,
  demonstration: async () =>
    (await import("./demonstration/readings.demonstration.ts")).readingsDemonstration,
  commands: { readings: async () => (await import("./command/readings.ts")).readingsCommand },
  personal: readingsPersonal,
};
