const retryMs = 30_000;

/**
 * Loads an optional part of the page, retrying while there is no network instead of failing the whole page.
 */
export async function retryUntilFetched<Part>(fetchPart: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await fetchPart();
    } catch {
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
