import * as z from "zod/mini";
import type { Locale } from "../kernel/locale.ts";
import { noticeKind } from "../kernel/notice.ts";
import { dayOfWeekText, hoursText } from "./intervention.texts.ts";

const timeSchema = z.object({ startDate: z.string(), startTime: z.string(), endTime: z.string() });
type Time = z.infer<typeof timeSchema>;

const when = (time: Time, locale: Locale) =>
  `${dayOfWeekText(time.startDate, locale)}, ${hoursText(time, locale)}`;

const others = {
  babysitter: { fr: ", avec une autre personne", en: ", with somebody else" },
  family: { fr: ", dans une autre famille", en: ", with another family" },
};

/** What people are told when interventions change: one is named with what was and what is now, several are counted (VISITS-29). */
export const interventionNotices = {
  changed: noticeKind(
    "interventions.changed",
    z.object({
      count: z.int(),
      /** When it was until now; null for somebody to whom it is new, and for several. */
      was: z.nullable(timeSchema),
      /** When it is now; null when it does not take place any more, or with somebody else. */
      now: z.nullable(timeSchema),
      /** True when it is somebody else’s now: no name travels in a notice. */
      isGiven: z.boolean(),
      /** Who is another one than before, where it stays one’s own. */
      other: z.nullable(z.enum(["babysitter", "family"])),
    }),
    ({ count, was, now, isGiven, other }) => {
      if (count > 1)
        return {
          title: { fr: `${count} interventions modifiées`, en: `${count} visits have changed` },
          text: {
            fr: "L’agence a modifié des interventions des prochains jours.",
            en: "The agency has changed visits in the next few days.",
          },
        };
      const day = (was ?? now)?.startDate ?? "";
      const gone = isGiven
        ? { fr: "confiée à une autre personne", en: "reassigned to somebody else" }
        : { fr: "annulée", en: "cancelled" };
      const before = {
        fr: was ? when(was, "fr") : "pas prévue avec vous",
        en: was ? when(was, "en") : "not planned with you",
      };
      const after = now
        ? {
            fr: `${when(now, "fr")}${other ? others[other].fr : ""}`,
            en: `${when(now, "en")}${other ? others[other].en : ""}`,
          }
        : gone;
      return {
        title: {
          fr: `Intervention du ${dayOfWeekText(day, "fr")} modifiée`,
          en: `Your visit on ${dayOfWeekText(day, "en")} has changed`,
        },
        text: {
          fr: `Avant\u00a0: ${before.fr}. Maintenant\u00a0: ${after.fr}.`,
          en: `Before: ${before.en}. Now: ${after.en}.`,
        },
      };
    },
  ),
};

/** Where interventions are read; `reference` opens one. */
export const interventionsPage = (role: "Parent" | "BabySitter", reference?: string): string => {
  const page = role === "Parent" ? "/client/interventions" : "/intervenant/interventions";
  return reference === undefined ? page : `${page}?intervention=${encodeURIComponent(reference)}`;
};
