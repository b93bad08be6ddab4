import { passkeyActs } from "@ribambelle/domain/passkeys/passkey.acts";
import { passkeysReference } from "@ribambelle/domain/passkeys/passkey.reference";
import type { Feature } from "../../feature.ts";
import { passkeysRoutines, passkeysTasks } from "./passkeys.jobs.ts";
import { passkeyLetters } from "./passkeys.letters.ts";
import { passkeysPersonal } from "./passkeys.personal.ts";
import { passkeysRoutes } from "./passkeys.routes.ts";

export { hasPasskey } from "./hasPasskey.store.ts";
export { countPasskeysOf, removePasskeysOf } from "./passkeys.store.ts";

export const passkeys: Feature = {
  acts: [passkeyActs],
  routes: passkeysRoutes,
  reference: passkeysReference,
  jobs: { tasks: passkeysTasks, routines: passkeysRoutines },
  letters: passkeyLetters,
  commands: { "second-factor": async () => (await import("./command/secondFactor.ts")).secondFactorCommand },
  personal: passkeysPersonal,
};
