import { pino } from "pino";
import { beforeEach, expect, it } from "vitest";
import { countUnreadable, type Unreadable } from "./unreadable.ts";

let lines: string[];
let unreadable: Unreadable;
beforeEach(() => {
  lines = [];
  unreadable = countUnreadable(pino({ base: null }, { write: (line: string) => void lines.push(line) }));
});
const send = (addresses: number) => {
  for (let host = 0; host < addresses; host += 1)
    unreadable.note(`198.51.${host >> 8}.${host & 255}`, "request.malformed");
};

it("each is counted, and said once a minute an address", () => {
  for (let time = 0; time < 5; time += 1) unreadable.note("2001:db8:7::1", "request.too-slow");
  unreadable.note("2001:db8:7::2", "request.malformed");
  expect([...unreadable.counts]).toEqual([
    ["request.too-slow", 5],
    ["request.malformed", 1],
  ]);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 40, address: "2001:db8:7:0::/64", code: "request.too-slow", requests: 1 },
  ]);
});

it("whoever has many addresses fills neither the memory nor the log", () => {
  send(5_000);
  expect([unreadable.addresses(), lines.length]).toEqual([1_000, 20]);
  expect(unreadable.counts.get("request.malformed")).toBe(5_000);
});

it("a caller who has gone already is one without an address", () => {
  unreadable.note(undefined, "request.malformed");
  expect(unreadable.addresses()).toBe(1);
});
