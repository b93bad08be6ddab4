const retryMs = 30_000;

/**
 * Loads an optional part of the page, retrying while there is no network instead of failing the whole page; `onMissing` is told
 * once why, when it does not come at first.
 */
export async function retryUntilFetched<Part>(
  fetchPart: () => Promise<Part>,
  onMissing?: (error: unknown) => void,
): Promise<Part> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await fetchPart();
    } catch (error) {
      if (tries === 0) onMissing?.(error);
      await untilNextTry();
    }
  }
}

// Resolves when the network is back, or after `retryMs` for browsers that do not tell.
function untilNextTry(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, retryMs);
    addEventListener("online", end);
    function end() {
      clearTimeout(timer);
      removeEventListener("online", end);
      resolve();
    }
  });
}
