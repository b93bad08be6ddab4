import { peopleFile } from "@ribambelle/domain/people/people.file";
import { fileJoiner } from "../../../importing/fileImporter.ts";
import { listResetsOf, removeFormerResets } from "../passwords/resets.store.ts";

/** A line of people may change somebody's address: the links that went to the former one end. */
export const identityJoiners = [
  fileJoiner(peopleFile, async ({ db, lines }) => {
    const sent = await listResetsOf(
      db,
      lines.map(({ row }) => row.reference),
    );
    return {
      async keep() {
        if (sent.length > 0) await removeFormerResets(db, sent);
        return new Set();
      },
    };
  }),
];
