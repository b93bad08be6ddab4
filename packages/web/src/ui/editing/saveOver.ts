const mostRounds = 5;

/**
 * Repeats a save that was refused because something else had changed, five times at most. `save` gives null
 * once it is saved, else the stored value; `isUntouched` tells whether that still allows the change. Gives
 * the last result of `save`.
 */
export async function saveOver<Kept>(
  save: () => Promise<Kept | null>,
  isUntouched: (kept: Kept) => boolean,
): Promise<Kept | null> {
  for (let round = 1; ; round++) {
    const kept = await save();
    if (kept === null || round === mostRounds || !isUntouched(kept)) return kept;
  }
}
