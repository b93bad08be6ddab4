import { myDataRefusals } from "@ribambelle/domain/myData/myData.refusals";
import { Refused } from "../../acting/refused.ts";

// Each holds a connection and keeps the process busy beside everybody's requests.
const mostMade = 2;
/** After how many seconds it is worth asking again. */
const againInSeconds = 15;

/** The archive of one person that this process gives. */
export interface Begun {
  /** It is written; the rest is a download like any other. */
  made(): void;
  /** It was downloaded, or not. */
  ended(): void;
}

/** The archives that this process gives at once: one of each person, and no more than two that are still being written. */
export interface ArchivesAtOnce {
  /** Throws the refusal of an archive that could not begin now. */
  check(personId: number): void;
  /** Begins an archive, or throws its refusal; each must be ended. */
  begin(personId: number): Begun;
}

/** The refusal of a second archive of one person. */
export const isUnderWay = () =>
  new Refused(myDataRefusals.underWay, { retryAfterSeconds: againInSeconds, limit: "my-data-person" });

export function openArchivesAtOnce(): ArchivesAtOnce {
  const people = new Set<number>();
  const making = new Set<number>();
  const check = (personId: number) => {
    if (people.has(personId)) throw isUnderWay();
    if (making.size >= mostMade)
      throw new Refused(myDataRefusals.busy, {
        retryAfterSeconds: againInSeconds,
        limit: "my-data-process",
      });
  };
  return {
    check,
    begin(personId) {
      check(personId);
      people.add(personId);
      making.add(personId);
      return {
        made: () => void making.delete(personId),
        ended() {
          making.delete(personId);
          people.delete(personId);
        },
      };
    },
  };
}
