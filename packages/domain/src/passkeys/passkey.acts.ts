import { act, acts } from "../kernel/acts/act.ts";

/** What happens to passkeys. */
export const passkeyActs = acts("passkeys", {
  added: act({ fr: "a ajouté une clé d’accès", en: "added a passkey" }),
  removed: act({ fr: "a retiré une clé d’accès", en: "removed a passkey" }),
});
