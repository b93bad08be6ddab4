import { setTimeout as pause } from "node:timers/promises";
import { type Answer, myContracts, parent, signIn, whoAmI } from "./visitor.ts";

/** People who read and sign in without end, a few at a time. */
export interface Load {
  /** How many answers of each status there were so far; 0 counts those that never came. */
  readonly counts: ReadonlyMap<number, number>;
  /** The different bodies of failed answers, without their request ids. */
  readonly refusals: ReadonlySet<string>;
  /** The longest that anybody waited, in milliseconds. */
  readonly worstMs: () => number;
  /** Waits for the requests under way, and ends. */
  stop(): Promise<void>;
}

/** Begins a load of three readers and one person who signs in. */
export function beginLoad(address: string, cookie: string): Load {
  const counts = new Map<number, number>();
  const refusals = new Set<string>();
  let worst = 0;
  let goesOn = true;
  const loop = async (question: () => Promise<Answer>) => {
    while (goesOn) {
      const begun = performance.now();
      const answer = await question().catch(() => null);
      worst = Math.max(worst, performance.now() - begun);
      const status = answer?.status ?? 0;
      counts.set(status, (counts.get(status) ?? 0) + 1);
      if (answer && status !== 200) refusals.add(refusalOf(answer));
      // Bounded: the load must leave room for what is under test.
      await pause(5);
    }
  };
  const loops = [
    loop(() => whoAmI(address, cookie)),
    loop(() => myContracts(address, cookie)),
    loop(() => myContracts(address, cookie)),
    loop(() => signIn(address, parent)),
  ];
  return {
    counts,
    refusals,
    worstMs: () => worst,
    async stop() {
      goesOn = false;
      await Promise.all(loops);
    },
  };
}

const refusalOf = ({ status, body, retryAfter, cookie }: Answer) =>
  `${status} ${JSON.parse(body).code}, again in ${retryAfter} s${cookie && ", signed out"}`;
