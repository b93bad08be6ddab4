const retryMs = 30_000;

/** Fetches a part that the page can do without for now: while there is no network it waits, instead of taking the page down. */
export async function retryUntilFetched<Part>(fetchPart: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await fetchPart();
    } catch {
      await untilNextTry();
    }
  }
}

// The next try: when the network is back, or after a while where the browser does not say.
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
