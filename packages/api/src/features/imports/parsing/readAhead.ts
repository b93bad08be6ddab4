import { setImmediate } from "node:timers/promises";

/** Gives what another gives, the next being made ready while somebody waits for what is done with the one before. */
export async function* readAhead<Piece>(pieces: AsyncGenerator<Piece>): AsyncGenerator<Piece> {
  let next = pieces.next();
  try {
    for (let piece = await next; !piece.done; piece = await next) {
      // Not at once: what is given is to be asked of the database first.
      next = setImmediate().then(() => pieces.next());
      // What it throws is heard in its turn.
      next.catch(() => {});
      yield piece.value;
    }
  } finally {
    await next.catch(() => {});
    await pieces.return(undefined);
  }
}
