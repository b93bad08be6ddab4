import { teamFile } from "@ribambelle/domain/team/team.file";
import type { Demonstration } from "../../demonstrating/demonstration.ts";
import { sourceOf } from "../../demonstrating/source.ts";

/** The team of the demonstration. */
export const teamDemonstration: Demonstration = {
  async *files(today) {
    yield { name: teamFile.name, content: sourceOf(teamFile.name, today) };
  },
};
