import * as z from "zod/mini";
import { noticeKind } from "../kernel/notice.ts";

/** Where babysitters look for work. */
export const offersPage = "/intervenant/searchjobs";

/** What babysitters are told of offers (OFFER-09). */
export const offerNotices = {
  found: noticeKind("offers.found", z.object({ count: z.int() }), ({ count }) => ({
    title:
      count === 1
        ? { fr: "1 nouvelle offre pour vous", en: "1 new job for you" }
        : { fr: `${count} nouvelles offres pour vous`, en: `${count} new jobs for you` },
    text: {
      fr: "Elle correspond à vos disponibilités.".replace(
        "Elle correspond",
        count === 1 ? "Elle correspond" : "Elles correspondent",
      ),
      en: count === 1 ? "It matches your week." : "They match your week.",
    },
  })),
};
