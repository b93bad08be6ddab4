import { Readable } from "node:stream";

/**
 * Passes a stream on, and fails when the source sends nothing for `ms` milliseconds while the reader waits; a
 * slow reader does not count. `away` converts its errors; closing the result closes the source.
 */
export function failOnSilence(content: Readable, ms: number, away: (cause: unknown) => Error): Readable {
  let timer: NodeJS.Timeout | undefined;
  const rest = () => clearTimeout(timer);
  const wait = () => {
    rest();
    timer = setTimeout(() => passed.destroy(away({ code: "ETIMEDOUT" })), ms);
    content.resume();
  };
  const passed = new Readable({
    read: wait,
    destroy(error, done) {
      rest();
      content.destroy();
      done(error);
    },
  });
  content.on("data", (piece: Uint8Array) => {
    rest();
    if (!passed.push(piece)) content.pause();
  });
  content.on("end", () => {
    rest();
    passed.push(null);
  });
  content.on("error", (error) => passed.destroy(away(error)));
  content.pause();
  return passed;
}
