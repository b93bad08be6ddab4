import { nannyActs } from "@ribambelle/domain/nannies/nannies.acts";
import { nannyNotices } from "@ribambelle/domain/nannies/nannies.notices";
import { nanniesReference } from "@ribambelle/domain/nannies/nannies.reference";
import type { Feature } from "../../feature.ts";
import { interestLetters } from "./interest/interest.letters.ts";
import { nanniesRoutines, nanniesTasks } from "./nannies.jobs.ts";
import { nanniesPersonal } from "./nannies.personal.ts";
import { nanniesRoutes } from "./nannies.routes.ts";
import { nanniesSettings } from "./nannies.settings.ts";
import { savedLetters } from "./saved/saved.letters.ts";

/** Families look through the adverts of babysitters. */
export const nannies: Feature = {
  acts: [nannyActs],
  notices: nannyNotices,
  routes: nanniesRoutes,
  reference: nanniesReference,
  personal: nanniesPersonal,
  settings: nanniesSettings,
  jobs: { tasks: nanniesTasks, routines: nanniesRoutines },
  letters: (deps) => ({
    title: { fr: "Profils de nounous", en: "Nanny profiles" },
    kinds: { ...interestLetters(deps), ...savedLetters(deps) },
  }),
  demonstration: async () => (await import("./demonstration/nannies.demonstration.ts")).nanniesDemonstration,
  commands: { listings: async () => (await import("./command/listings.ts")).listingsCommand },
};
