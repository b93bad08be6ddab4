const mostRounds = 5;

/**
 * Saves a change again as long as it only met changes of something else. `save` gives null once the change is saved,
 * else what is kept instead; `isUntouched` says of it whether the change may still be made. Gives what `save` gave last.
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
