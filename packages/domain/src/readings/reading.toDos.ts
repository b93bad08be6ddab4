import * as z from "zod/mini";
import { toDoKind } from "../toDos/toDo.ts";
import { readingsPage } from "./reading.notices.ts";
import { readingsSection } from "./reading.section.ts";
import { readingCategories, readingDemands } from "./reading.ts";

const facts = z.object({
  id: z.string(),
  titleFr: z.string(),
  titleEn: z.nullable(z.string()),
  category: readingCategories.schema,
  demand: readingDemands.schema,
  pageCount: z.int(),
});

const pages = (count: number, one: string, several: string) => `${count} ${count === 1 ? one : several}`;

/** What babysitters have to do about the documents that they are sent. */
export const readingToDos = {
  read: toDoKind(
    {
      kind: "readings.read",
      after: ["surveys.finish"],
      before: ["photos.choose"],
      section: readingsSection,
      action: { fr: "Lire le document", en: "Read the document" }, // TODO-05, printed
      isInOldPortal: true,
    },
    facts,
    ({ id, titleFr, titleEn, category, demand, pageCount }) => {
      const isConfirmed = demand === readingDemands.numbers.Confirmation;
      const { fr, en } = readingCategories.row(category);
      return {
        title: {
          fr: `${isConfirmed ? "Lire et confirmer" : "Lire"}\u00a0: ${titleFr}`,
          en: `${isConfirmed ? "Read and confirm" : "Read"}: ${titleEn ?? titleFr}`,
        },
        text: {
          fr: `${fr}, ${pages(pageCount, "page", "pages")}.`,
          en: `${en}, ${pages(pageCount, "page", "pages")}.`,
        },
        link: `${readingsPage}/${id}`,
      };
    },
  ),
};
