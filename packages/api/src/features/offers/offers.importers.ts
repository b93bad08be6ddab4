import { isDeepStrictEqual } from "node:util";
import type { Outcome } from "@ribambelle/domain/imports/problem";
import { amountText } from "@ribambelle/domain/kernel/money/money";
import { forbiddenWords } from "@ribambelle/domain/offers/offer.rules";
import { offerImportActs } from "@ribambelle/domain/offers/offers.acts";
import { offerProblems, offersFile } from "@ribambelle/domain/offers/offers.file";
import { peopleFile } from "@ribambelle/domain/people/people.file";
import { fileImporter } from "../../importing/fileImporter.ts";
import { listImported, lockOffer, saveOffer } from "./offers.import.store.ts";

/** The offers of an import: those below the minimum wage are refused, those that ask for what the law forbids are told (OFFER-03). */
export const offersImporters = [
  fileImporter(offersFile, {
    after: [peopleFile],
    act: offerImportActs.offersImported,
    batchSize: 200,
    async keep({ db, lines, present, circumstances: { terms, quiet } }) {
      const least = terms.work.minimumWageCents;
      const outcomes: Outcome[] = [];
      for (const { line, row } of lines) {
        if (row.wageFromCents < least) {
          const detail = `${amountText(least, "fr")} (${terms.work.minimumWageSince})`;
          const problem = { column: "wageFromCents", ...offerProblems["wage-below-minimum"], detail };
          outcomes.push({ line, done: "refused", problem });
          continue;
        }
        const before = await lockOffer(db, row.reference);
        // What the file does not say stays as it is.
        const untouched = Object.entries(before ?? {}).filter(([name]) => !present.has(name));
        const given = { ...row, ...Object.fromEntries(untouched) };
        if (before && isDeepStrictEqual(given, before)) {
          outcomes.push({ line, done: "unchanged" });
          continue;
        }
        await saveOffer(db, given, !before && !quiet);
        outcomes.push({ line, done: before ? "updated" : "created" });
      }
      return { outcomes };
    },
    end: async (db) =>
      (await listImported(db)).flatMap(({ reference, text }) => {
        const words = forbiddenWords(text);
        return words.length === 0
          ? []
          : [
              {
                code: "offerWords" as const,
                subject: `${reference} («\u00a0${words.join("\u00a0», «\u00a0")}\u00a0»)`,
              },
            ];
      }),
  }),
];
