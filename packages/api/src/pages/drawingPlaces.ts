/** The places in which pages are drawn: so many at once in this process, and one for each session. */
export interface DrawingPlaces {
  /** Takes a place, and gives the function that gives it back; null where there is none, or where the session has other pages under way. */
  take(session: string): (() => void) | null;
  /** Waits in line for a place; null when the line is as long as it may be. */
  wait(session: string): Promise<() => void> | null;
  /** Waits for the session's turn: of the pages that it asks for at once, one is answered in each turn of the loop. */
  turn(session: string): Promise<void>;
}

const mostAtOnce = 4;
const longestLine = 100;

/** Gives places of which none is taken. */
export function drawingPlaces(): DrawingPlaces {
  const drawing = new Set<string>();
  const line: { readonly session: string; readonly begin: (leave: () => void) => void }[] = [];
  // The last of a session's pages that are answered without a drawing.
  const last = new Map<string, Promise<void>>();

  function take(session: string) {
    if (drawing.size >= mostAtOnce || drawing.has(session) || last.has(session)) return null;
    drawing.add(session);
    return () => {
      drawing.delete(session);
      callNext();
    };
  }

  // The first in line who may begin: those of a session that is being drawn let others pass.
  function callNext() {
    for (const [place, { session, begin }] of line.entries()) {
      const leave = take(session);
      if (!leave) continue;
      line.splice(place, 1);
      return begin(leave);
    }
  }

  return {
    take,
    wait(session) {
      const leave = take(session);
      if (leave) return Promise.resolve(leave);
      if (line.length >= longestLine) return null;
      return new Promise((begin) => line.push({ session, begin }));
    },
    async turn(session) {
      const before = last.get(session);
      const mine = Promise.resolve(before).then(() => new Promise<void>((done) => setImmediate(done)));
      last.set(session, mine);
      await mine;
      if (last.get(session) !== mine) return;
      last.delete(session);
      callNext();
    },
  };
}
