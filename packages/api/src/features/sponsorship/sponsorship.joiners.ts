import { peopleFile } from "@ribambelle/domain/people/people.file";
import { fileJoiner } from "../../importing/fileImporter.ts";
import { welcomeNewcomers } from "./sponsorship.actions.ts";

/** A line of people says by whose code they came. */
export const sponsorshipJoiners = [
  fileJoiner(peopleFile, async ({ db, lines, circumstances }) => ({
    async keep(outcomes) {
      const done = new Map(outcomes.map((outcome) => [outcome.line, outcome.done]));
      // A code counts for who is new; an address that was invited counts whenever it comes.
      const newcomers = lines.flatMap(({ line, row: { reference, sponsorshipCode } }) => {
        const isNew = done.get(line) === "created";
        return isNew || done.get(line) === "updated"
          ? [{ reference, code: isNew ? sponsorshipCode : null }]
          : [];
      });
      await welcomeNewcomers(db, circumstances.by, newcomers, circumstances.now);
      return new Set();
    },
  })),
];
