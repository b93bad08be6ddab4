// Loaded before the portal by `node --import`: the clock of its process is ahead by as many milliseconds as the file
// that CLOCK_FILE names says, and follows it. The clocks of the database and of timers stay as they are.
import { readFileSync } from "node:fs";

const path = process.env.CLOCK_FILE;
let ahead = 0;
const read = () => {
  ahead = Number(readFileSync(path, "utf8"));
};
read();
setInterval(read, 20).unref();

const real = Date.now;
const now = () => real() + ahead;
globalThis.Date = new Proxy(Date, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length > 0 ? given : [now()], newTarget),
  get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
  apply: (target) => new target(now()).toString(),
});
