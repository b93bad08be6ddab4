import { act, acts } from "../kernel/acts/act.ts";

/** What happens to second factors. */
export const secondFactorActs = acts("second-factor", {
  switchedOn: act({
    fr: "a activé la double authentification",
    en: "turned on the second factor",
  }),
  switchedOff: act({
    fr: "a désactivé la double authentification",
    en: "turned off the second factor",
  }),
  codesRenewed: act({
    fr: "a renouvelé les codes de secours",
    en: "renewed the recovery codes",
  }),
  codeRefused: act({
    fr: "a donné un code qui n’est pas le bon",
    en: "entered a wrong code",
  }),
  proved: act({
    fr: "a confirmé son identité",
    en: "confirmed their identity",
  }),
  reset: act({
    fr: "a effacé la double authentification",
    en: "erased the second factor",
  }),
});
