import { act, acts } from "../../kernel/acts/act.ts";

/** What the agency does about adverts (MODER-20). */
export const advertActs = acts("adverts", {
  reviewed: act({ fr: "a relu l’annonce, qui convient", en: "reviewed the advert, which is fine" }),
  sentBack: act({ fr: "a renvoyé l’annonce à corriger", en: "sent the advert back to be corrected" }),
});
