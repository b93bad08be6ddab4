import { peopleFile } from "@ribambelle/domain/people/people.file";
import { teamFile } from "@ribambelle/domain/team/team.file";
import { fileJoiner } from "../../importing/fileImporter.ts";
import { judgeContacts, saveContacts } from "./contacts.import.ts";

/** A line of people says who of the agency's team looks after the person. */
export const contactsJoiners = [
  fileJoiner(
    peopleFile,
    async ({ db, lines, present }) => {
      const judged = await judgeContacts(db, lines, present);
      return { refused: judged.refused, keep: (outcomes) => saveContacts(db, judged, outcomes) };
    },
    [teamFile],
  ),
];
