import * as z from "zod/mini";
import { noticeKind } from "../kernel/notice.ts";

/** Where families look through profiles. */
export const nanniesPage = "/client/profiles";

/** What families are told of searches that they keep (NANNY-14). */
export const nannyNotices = {
  found: noticeKind("nannies.found", z.object({ count: z.int() }), ({ count }) => ({
    title:
      count === 1
        ? { fr: "1 nouveau profil pour vous", en: "1 new profile for you" }
        : { fr: `${count} nouveaux profils pour vous`, en: `${count} new profiles for you` },
    text: {
      fr: "Ils correspondent à une recherche que vous gardez.",
      en: "They match a search that you keep.",
    },
  })),
};
