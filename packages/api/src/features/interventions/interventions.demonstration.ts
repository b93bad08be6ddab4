import { interventionsFile } from "@ribambelle/domain/interventions/interventions.file";
import { csvOf } from "../../demonstrating/csvOf.ts";
import type { Demonstration } from "../../demonstrating/demonstration.ts";
import { demonstrationInterventions } from "../../demonstrating/schedule.ts";

/** The interventions of the demonstration. */
export const interventionsDemonstration: Demonstration = {
  async *files(today) {
    yield {
      name: interventionsFile.name,
      content: csvOf(interventionsFile, demonstrationInterventions(today)),
    };
  },
};
