import { plainDay } from "@ribambelle/domain/kernel/day";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import { catalogue } from "@ribambelle/domain/kernel/texts";
import { layOut } from "../../../mail/letterLayout.ts";
import type { Letter } from "../../../mail/letters.ts";

const texts = catalogue({
  fr: {
    subject: (title: string) => `Rappel\u00a0: un document à lire, ${title}`,
    subjectSeveral: (count: number) => `Rappel\u00a0: ${count} documents à lire`,
    asked: "L’agence attend encore que vous lisiez ce document\u00a0:",
    askedSeveral: (count: number) => `L’agence attend encore que vous lisiez ces ${count} documents\u00a0:`,
    toRead: (title: string, day: string) => `«\u00a0${title}\u00a0», à lire au plus tard le ${day}.`,
    toConfirm: (title: string, day: string) =>
      `«\u00a0${title}\u00a0», à lire et confirmer au plus tard le ${day}.`,
    where: "Ils sont dans vos documents à consulter.",
    whereOne: "Il est dans vos documents à consulter.",
    read: "Lire le document",
    readSeveral: "Voir les documents",
  },
  en: {
    subject: (title) => `Reminder: a document to read, ${title}`,
    subjectSeveral: (count) => `Reminder: ${count} documents to read`,
    asked: "The agency is still waiting for you to read this document:",
    askedSeveral: (count) => `The agency is still waiting for you to read these ${count} documents:`,
    toRead: (title, day) => `“${title}”, to be read by ${day}.`,
    toConfirm: (title, day) => `“${title}”, to be read and confirmed by ${day}.`,
    where: "They are in your documents to read.",
    whereOne: "It is in your documents to read.",
    read: "Read the document",
    readSeveral: "See the documents",
  },
});

interface About {
  readonly firstName: string;
  /** One at least, the earliest deadline first. */
  readonly documents: readonly {
    readonly title: string;
    readonly deadline: string;
    readonly isToConfirm: boolean;
  }[];
  readonly url: string;
  readonly agency: string;
}

/** Writes the letter that recalls documents that are not done; its link asks to sign in. */
export function reminderLetter(locale: Locale, { firstName, documents, url, agency }: About): Letter {
  const words = texts(locale);
  const isOne = documents.length === 1;
  const lines = documents.map(({ title, deadline, isToConfirm }) =>
    (isToConfirm ? words.toConfirm : words.toRead)(title, plainDay(deadline, locale)),
  );
  return layOut(
    {
      subject: isOne ? words.subject(documents[0]?.title ?? "") : words.subjectSeveral(documents.length),
      preheader: lines[0] ?? "",
      firstName,
      paragraphs: [isOne ? words.asked : words.askedSeveral(documents.length), ...lines],
      action: { label: isOne ? words.read : words.readSeveral, url },
      closing: [isOne ? words.whereOne : words.where],
    },
    locale,
    agency,
  );
}
