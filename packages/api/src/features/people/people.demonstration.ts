import { peopleFile } from "@ribambelle/domain/people/people.file";
import type { Demonstration } from "../../demonstrating/demonstration.ts";
import { sourceOf } from "../../demonstrating/source.ts";

/** The people of the demonstration. */
export const peopleDemonstration: Demonstration = {
  async *files(today) {
    yield { name: peopleFile.name, content: sourceOf(peopleFile.name, today) };
  },
};
