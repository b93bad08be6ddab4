import { dayAt, shortDay } from "@ribambelle/domain/kernel/day";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import { type Bilingual, catalogue } from "@ribambelle/domain/kernel/texts";
import { offerActs } from "@ribambelle/domain/offers/offers.acts";
import type { Db } from "../../../db/connection/connect.ts";
import { pagesAfter } from "../../../db/pagesAfter.ts";
import type { ExportKind } from "../../../terminal/exportKind.ts";
import { listApplicationsAfter, type ReadApplication } from "./offers.command.store.ts";

const pageSize = 500;

const headers = catalogue({
  fr: {
    id: "numéro",
    offer: "offre",
    title: "titre",
    reference: "référence de la personne",
    name: "nom",
    sent: "envoyée le",
    word: "mot",
    state: "état",
    sentence: "phrase",
  },
  en: {
    id: "id",
    offer: "job",
    title: "title",
    reference: "person’s reference",
    name: "name",
    sent: "sent on",
    word: "word",
    state: "state",
    sentence: "sentence",
  },
});

const states: Readonly<Record<ReadApplication["state"], Bilingual>> = {
  open: { fr: "en attente", en: "waiting" },
  done: { fr: "retenue", en: "accepted" },
  refused: { fr: "non retenue", en: "not accepted" },
  withdrawn: { fr: "retirée", en: "withdrawn" },
};

/** The applications for offers, a line each (OFFER-11). */
export const offersExport: ExportKind = {
  act: offerActs.exported,
  options: [],
  begin: async ({ db, locale }) => ({
    header: Object.values(headers(locale)),
    records: recordsOf(db, locale),
    subject: "offers",
  }),
};

async function* recordsOf(db: Db, locale: Locale) {
  const read = (after: number, limit: number) => listApplicationsAfter(db, after, limit);
  for await (const page of pagesAfter(read, ({ id }) => id, 0, pageSize))
    for (const one of page) {
      const { id, offer, title, personReference, name, saidAt, word, state, sentence } = one;
      const line = [
        String(id),
        offer,
        title,
        personReference,
        name,
        shortDay(dayAt(saidAt)),
        word,
        states[state][locale],
        sentence ?? "",
      ];
      yield { lines: [line], json: { ...one, saidAt: saidAt.toISOString() } };
    }
}
