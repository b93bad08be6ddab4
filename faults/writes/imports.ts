import { expect } from "vitest";
import { type Agency, readKept, writeAgency } from "../importFolder.ts";
import type { KindOfWrite } from "./kindOfWrite.ts";

const agency: Agency = { people: 30, contracts: 40, documents: 4 };

/** Imports beside the portal, one after the other; `run` starts the command on that folder and gives its exit code. */
export function imports(folder: string, run: (folder: string) => Promise<number | null>): KindOfWrite {
  let [generation, done] = [0, 0];
  return {
    title: "imports",
    acknowledged: () => done,
    async write() {
      generation += 1;
      writeAgency(folder, agency, generation);
      const code = await run(folder);
      if (code !== 0) throw new Error(`An import ended with ${code}`);
      done = generation;
    },
    async check(_, database) {
      if (done === 0) return;
      const { people, contracts, documents } = await readKept(database);
      expect([people.size, ...new Set(people.values())]).toEqual([agency.people, `Ville ${done}`]);
      expect([contracts.size, ...new Set(contracts.values())]).toEqual([agency.contracts, String(done)]);
      expect(documents).toHaveLength(agency.documents);
    },
  };
}
