import v8 from "node:v8";
import { runInNewContext } from "node:vm";

let working = 0;

/** From here on files of lines leave garbage that is worth keeping small: some 10,000 lines. */
const largeBytes = 1_000_000;

/** Does work on files of so many bytes together, while the process stays small where these are many. */
export const withHeapFor = <Result>(bytes: number, work: () => Promise<Result>): Promise<Result> =>
  bytes < largeBytes ? work() : withSmallHeap(work);

/**
 * Does work that leaves much garbage, such as an import, while the process stays small: its heap grows by a fifth before what is
 * garbage is taken back, where it would grow to twice and more. Each request costs up to a tenth more meanwhile, and waits once for
 * some 20 ms as it begins.
 */
export async function withSmallHeap<Result>(work: () => Promise<Result>): Promise<Result> {
  working += 1;
  if (working === 1) {
    v8.setFlagsFromString("--heap-growing-percent=20");
    collect();
  }
  try {
    return await work();
  } finally {
    working -= 1;
    // As the engine thinks right.
    if (working === 0) v8.setFlagsFromString("--heap-growing-percent=0");
  }
}

// How far the heap may grow is said anew each time it is collected: until then what was allowed before would hold.
function collect(): void {
  v8.setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
}
