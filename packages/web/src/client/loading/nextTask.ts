/** Yields to the browser, so that it can paint and handle input first. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    // Not setTimeout: browsers delay it in hidden tabs, and after five nested calls.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
