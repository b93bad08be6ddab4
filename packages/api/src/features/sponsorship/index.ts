import { sponsorshipActs } from "@ribambelle/domain/sponsorship/sponsorship.acts";
import { sponsorshipNotices } from "@ribambelle/domain/sponsorship/sponsorship.notices";
import { sponsorshipReference } from "@ribambelle/domain/sponsorship/sponsorship.reference";
import { sponsorshipRefusals } from "@ribambelle/domain/sponsorship/sponsorship.texts";
import type { Feature } from "../../feature.ts";
import { welcomeNewcomers } from "./sponsorship.actions.ts";
import { sponsorshipRoutines, sponsorshipTasks } from "./sponsorship.jobs.ts";
import { sponsorshipJoiners } from "./sponsorship.joiners.ts";
import { sponsorshipLetters } from "./sponsorship.letters.ts";
import { sponsorshipPersonal } from "./sponsorship.personal.ts";
import { sponsorshipRoutes } from "./sponsorship.routes.ts";
import { sponsorshipSettings } from "./sponsorship.settings.ts";

export const sponsorship: Feature = {
  acts: [sponsorshipActs],
  routes: sponsorshipRoutes,
  reference: sponsorshipReference,
  notices: sponsorshipNotices,
  jobs: { tasks: sponsorshipTasks, routines: sponsorshipRoutines },
  letters: sponsorshipLetters,
  joins: sponsorshipJoiners,
  // Nobody says by whose code they came: an address that was invited counts.
  welcome: (transaction, by, references, now) => {
    const newcomers = references.map((reference) => ({ reference, code: null }));
    return welcomeNewcomers(transaction, by, newcomers, now);
  },
  demonstration: async () => (await import("./sponsorship.demonstration.ts")).sponsorshipDemonstration,
  settings: sponsorshipSettings,
  personal: sponsorshipPersonal,
  refusals: {
    one_invitation_per_address: { refusal: sponsorshipRefusals.alreadyInvited },
    one_invitation_per_mailbox: { refusal: sponsorshipRefusals.alreadyInvited },
  },
};
