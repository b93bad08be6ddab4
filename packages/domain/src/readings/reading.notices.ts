import * as z from "zod/mini";
import { noticeKind } from "../kernel/notice.ts";

const one = z.object({ titleFr: z.string(), titleEn: z.nullable(z.string()), isNewVersion: z.boolean() });
const several = z.object({ count: z.int() });

/** What people are told of documents to read. */
export const readingNotices = {
  added: noticeKind("readings.added", z.object({ told: z.union([one, several]) }), ({ told }) => {
    if ("count" in told)
      return {
        title: { fr: `${told.count} nouveaux documents`, en: `${told.count} new documents` },
        text: {
          fr: "L’agence vous les adresse dans vos documents à consulter.",
          en: "You will find them in your documents to read.",
        },
      };
    const { titleFr, titleEn, isNewVersion } = told;
    return {
      title: isNewVersion
        ? { fr: `Nouvelle version\u00a0: ${titleFr}`, en: `New version: ${titleEn ?? titleFr}` }
        : { fr: `Nouveau document\u00a0: ${titleFr}`, en: `New document: ${titleEn ?? titleFr}` },
      text: {
        fr: "L’agence vous l’adresse dans vos documents à consulter.",
        en: "You will find it in your documents to read.",
      },
    };
  }),
};

/** Where babysitters find what they are to read. */
export const readingsPage = "/intervenant/a-consulter";
