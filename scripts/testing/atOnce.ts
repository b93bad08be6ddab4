import { availableParallelism } from "node:os";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * How many files of rules, HTTP tests and faults run at once, and as many pages: of its time one waits three tenths for its database,
 * so that two leave half a core idle. Projects that run at once must have the same number.
 */
export const maxWorkers = Math.max(3, availableParallelism() - 1);

const waits = ({ project }: TestSpecification) => project.name === "faults";

/** Begins with the faults, which wait for processes most of their time: the pages have the cores meanwhile. */
export class FaultsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(waits), ...sorted.filter((file) => !waits(file))];
  }
}
