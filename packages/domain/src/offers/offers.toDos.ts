import * as z from "zod/mini";
import { section } from "../toDos/section.ts";
import { toDoKind } from "../toDos/toDo.ts";

/** Where babysitters follow their applications. */
export const applicationsPage = "/intervenant/searchjobs/candidatures";

/** What babysitters have to do about offers (NANNY-21). */
export const offerToDos = {
  answered: toDoKind(
    {
      kind: "offers.answered",
      after: ["surveys.finish"],
      before: ["readings.read"],
      section: section("jobs"),
      action: { fr: "Lire la réponse", en: "Read the answer" },
    },
    z.object({ title: z.string(), sentence: z.string() }),
    ({ title, sentence }) => ({
      title: { fr: "L’agence vous propose un entretien", en: "The agency offers you an interview" }, // NANNY-21
      text: { fr: `${title}\u00a0: ${sentence}`, en: `${title}: ${sentence}` },
      link: applicationsPage,
    }),
  ),
};
