import { peopleFile } from "@ribambelle/domain/people/people.file";
import { fileJoiner } from "../../importing/fileImporter.ts";
import { linkCards } from "./cards.store.ts";

/** A line of people who is of the agency may be whom families call, by the same reference (STAFF-43). */
export const teamJoiners = [
  fileJoiner(peopleFile, async ({ db, lines }) => ({
    async keep() {
      const ofAgency = lines.filter(({ row }) => row.role === "Agency");
      await linkCards(
        db,
        ofAgency.map(({ row }) => row.reference),
      );
      return new Set();
    },
  })),
];
