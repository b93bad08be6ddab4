import { act, acts } from "../kernel/acts/act.ts";

/** What happens to decisions of the agency that leave things as they are; those that do not are acts of what they are about. */
export const moderationActs = acts("moderation", {
  undone: act({ fr: "a annulé sa décision", en: "undid their decision" }),
  void: act({ fr: "a pris une décision restée sans effet", en: "made a decision that had no effect" }),
});
