import { advertActs } from "@ribambelle/domain/profile/advert/advert.acts";
import { advertNotices } from "@ribambelle/domain/profile/advert/advert.notices";
import { profileActs } from "@ribambelle/domain/profile/profile.acts";
import { profileReference } from "@ribambelle/domain/profile/profile.reference";
import type { Feature } from "../../feature.ts";
import { advertLetters } from "./advert/advert.letters.ts";
import { advertSubject } from "./advert/advert.subject.ts";
import { advertsWaiting } from "./advert/advert.tiles.store.ts";
import { profilePersonal } from "./profile.personal.ts";
import { profileConstraints } from "./profile.refusals.ts";
import { profileRoutes } from "./profile.routes.ts";
import { profileToComplete } from "./profile.toDos.store.ts";

export { completionPairs } from "./completion.store.ts";
export * as profileActions from "./profile.actions.ts";
export {
  getProfile,
  getSituation,
  type KeptProfile,
  type KeptProfileRow,
  keptProfile,
  keptProfileOf,
  lockProfile,
  saveSituation,
} from "./profile.store.ts";
export { hasPhoto, ownProfile, shownProfile } from "./profile.views.ts";

export const profile: Feature = {
  acts: [profileActs, advertActs],
  notices: advertNotices,
  letters: advertLetters,
  routes: profileRoutes,
  reference: profileReference,
  demonstration: async () => (await import("./demonstration/profile.demonstration.ts")).profileDemonstration,
  personal: profilePersonal,
  toDos: [profileToComplete],
  tiles: advertsWaiting,
  subjects: [advertSubject],
  refusals: profileConstraints,
};
