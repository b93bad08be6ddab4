import * as z from "zod/mini";
import { noticeKind } from "../kernel/notice.ts";

/** What people are told of what they asked on a page. */
export const requestNotices = {
  answered: noticeKind(
    "requests.answered",
    z.object({ kind: z.string(), outcome: z.enum(["done", "refused"]), reason: z.string() }),
    ({ kind, outcome, reason }) => {
      const text = { fr: reason, en: reason };
      if (kind === "profile-interest")
        return {
          title: {
            fr: "L’agence a répondu à votre demande sur un profil",
            en: "The agency has answered your request about a profile",
          },
          text,
        };
      return {
        title:
          outcome === "done"
            ? { fr: "L’agence vous propose un entretien", en: "The agency offers you an interview" }
            : {
                fr: "L’agence a répondu à votre candidature",
                en: "The agency has answered your application",
              },
        text,
      };
    },
  ),
};
