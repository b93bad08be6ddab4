import * as z from "zod/mini";
import { act, acts } from "../../kernel/acts/act.ts";
import { countsSchema, type RunCounts } from "./run.ts";

const counted = z.object({ counts: countsSchema });
const total = ({ created, updated }: RunCounts) => created + updated;

/** What is done with imports by page; what they bring is noted as by the command (TABLE A). */
export const runActs = acts("imports", {
  created: act({ fr: "a préparé un import", en: "prepared an import" }),
  filesAdded: act(({ subject }) => ({
    fr: `a déposé ${subject ?? "des fichiers"} pour un import`,
    en: `added ${subject ?? "files"} to an import`,
  })),
  fileRemoved: act(({ subject }) => ({
    fr: `a retiré ${subject ?? "un fichier"} d’un import`,
    en: `removed ${subject ?? "a file"} from an import`,
  })),
  tried: act({ fr: "a fait vérifier un import", en: "had an import checked" }),
  run: act(
    ({ changes }) => ({
      fr: changes
        ? `a lancé un import\u00a0: ${total(changes.counts)} lignes à enregistrer`
        : "a lancé un import",
      en: changes ? `ran an import: ${total(changes.counts)} lines to keep` : "ran an import",
    }),
    counted,
  ),
  stopped: act({ fr: "a arrêté un import", en: "stopped an import" }),
  abandoned: act({ fr: "a abandonné un import", en: "abandoned an import" }),
});
