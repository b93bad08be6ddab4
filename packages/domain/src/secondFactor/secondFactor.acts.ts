import { act, acts } from "../kernel/acts/act.ts";

/** What happens to second factors. */
export const secondFactorActs = acts("second-factor", {
  switchedOn: act({
    fr: "a activé la double authentification",
    en: "switched the second factor on",
  }),
  switchedOff: act({
    fr: "a désactivé la double authentification",
    en: "switched the second factor off",
  }),
  codesRenewed: act({
    fr: "a renouvelé les codes de secours",
    en: "renewed the recovery codes",
  }),
  codeRefused: act({
    fr: "a donné un code qui n’est pas le bon",
    en: "gave a code that is not the right one",
  }),
  proved: act({
    fr: "a confirmé son identité",
    en: "proved to be the person",
  }),
  reset: act({
    fr: "a effacé la double authentification",
    en: "erased the second factor",
  }),
});
