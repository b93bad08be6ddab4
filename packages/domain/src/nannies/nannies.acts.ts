import { act, acts } from "../kernel/acts/act.ts";

/** What families do about profiles of babysitters. */
export const nannyActs = acts("nannies", {
  interestSaid: act({
    fr: "a dit à l’agence qu’un profil l’intéresse",
    en: "told the agency they are interested in a profile",
  }),
});
