import { act, acts } from "../kernel/acts/act.ts";

/** What the portal refuses. */
export const requestActs = acts("request", {
  refused: act({
    fr: "s’est vu refuser un appel",
    en: "was refused a call",
  }),
});

/** What happens to the demonstration. */
export const demonstrationActs = acts("demonstration", {
  loaded: act({ fr: "a chargé la démonstration", en: "loaded the demonstration" }),
  removed: act({ fr: "a retiré la démonstration", en: "removed the demonstration" }),
});
