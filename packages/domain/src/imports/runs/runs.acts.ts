import * as z from "zod/mini";
import { act, acts } from "../../kernel/acts/act.ts";
import type { Bilingual } from "../../kernel/texts.ts";
import { countsSchema, type RunCounts } from "./run.ts";

const counted = z.object({ counts: countsSchema });

function linesToKeep({ created, updated }: RunCounts): Bilingual {
  const total = created + updated;
  return {
    fr: `${total} ${total < 2 ? "ligne" : "lignes"} à enregistrer`,
    en: `${total} ${total === 1 ? "line" : "lines"} to keep`,
  };
}

/** What is done with imports by page; what they bring is noted as by the command (TABLE A). */
export const runActs = acts("imports", {
  created: act({ fr: "a préparé un import", en: "prepared an import" }),
  // The name of the one, or how many there are.
  filesAdded: act(({ subject }) => {
    const isCount = /^\d+$/.test(subject ?? "");
    return {
      fr: `a déposé ${subject ?? "des fichiers"}${isCount ? " fichiers" : ""} pour un import`,
      en: `added ${subject ?? "files"}${isCount ? " files" : ""} to an import`,
    };
  }),
  fileRemoved: act(({ subject }) => ({
    fr: `a retiré ${subject ?? "un fichier"} d’un import`,
    en: `removed ${subject ?? "a file"} from an import`,
  })),
  tried: act({ fr: "a fait vérifier un import", en: "had an import checked" }),
  run: act(({ changes }) => {
    const lines = changes && linesToKeep(changes.counts);
    return {
      fr: lines ? `a lancé un import\u00a0: ${lines.fr}` : "a lancé un import",
      en: lines ? `ran an import: ${lines.en}` : "ran an import",
    };
  }, counted),
  stopped: act({ fr: "a arrêté un import", en: "stopped an import" }),
  abandoned: act({ fr: "a abandonné un import", en: "abandoned an import" }),
});
