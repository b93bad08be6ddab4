// What npm run unsteady makes of a page of tests: its network and its machine are slow now and then, by chance.
const seed: string | undefined = import.meta.env.VITE_UNSTEADY;

// Kept from before a test puts the clock still.
const afterwards = setTimeout.bind(window);

let state = Number(seed ?? 0);
// From 0 to 1, the same row for the same seed; of two, one is 0.
function lateness(): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.max(0, state / 2 ** 31 - 1);
}

/** Lets the time pass that the network needs for an answer: a turn, or up to half a second. */
export async function networkTime(): Promise<void> {
  const ms = seed === undefined ? 0 : 500 * lateness();
  await new Promise((turn) => afterwards(turn, ms));
}

if (seed !== undefined) {
  const { postMessage } = MessagePort.prototype;
  // By a message that says nothing React goes on with its work: what is drawn and what is listened to comes later.
  MessagePort.prototype.postMessage = function post(this: MessagePort, ...given: [message: unknown]) {
    if (given[0] === null) afterwards(() => postMessage.apply(this, given), 60 * lateness());
    else postMessage.apply(this, given);
  };
}
