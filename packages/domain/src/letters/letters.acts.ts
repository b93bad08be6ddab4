import { act, acts } from "../kernel/acts/act.ts";

/** What the agency’s people do about letters. */
export const letterActs = acts("letters", {
  resent: act({ fr: "a renvoyé un courrier", en: "sent a letter again" }),
  retried: act({
    fr: "a relancé les courriers abandonnés",
    en: "sent all failed letters again",
  }),
});
