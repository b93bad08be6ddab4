/** Lets the browser paint and answer before what follows. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    // A timer would be held back in a tab that nobody sees, and after five in a row.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
