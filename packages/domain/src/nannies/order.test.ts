import { describe, expect, it } from "vitest";
import { compareRanked, dayFactor, placeOfDay, type Ranked, ticketPrime } from "./order.ts";

const day = "2026-11-26";
const ranked = (given: Partial<Ranked>): Ranked => ({
  covered: 1,
  metres: 3_000,
  confirmedOn: "2026-11-20",
  ticket: 1,
  ...given,
});

describe("the order of the list", () => {
  it.each<[string, Partial<Ranked>, Partial<Ranked>]>([
    ["who covers more moments, however far", { covered: 2, metres: 19_999 }, { covered: 1, metres: 0 }],
    [
      "the nearer by a metre, whenever confirmed",
      { metres: 2_999, confirmedOn: "2020-01-01" },
      { metres: 3_000 },
    ],
    [
      "a known distance before an unknown one",
      { metres: 19_999, confirmedOn: "2020-01-01" },
      { metres: null },
    ],
    ["the advert that was confirmed a day later", { confirmedOn: "2026-11-21" }, {}],
    ["a moment more before a day later", { covered: 2, confirmedOn: "2020-01-01" }, { confirmedOn: day }],
  ])("puts %s first (NANNY-07)", (_, first, second) => {
    for (const [one, other] of [
      [7, 8],
      [8, 7],
    ]) {
      const [a, b] = [ranked({ ...first, ticket: one }), ranked({ ...second, ticket: other })];
      expect(compareRanked(a, b, day)).toBeLessThan(0);
      expect(compareRanked(b, a, day)).toBeGreaterThan(0);
    }
  });

  it("is the same for all one day, and another the next (NANNY-07)", () => {
    const all = Array.from({ length: 40 }, (_, place) => ranked({ ticket: 1_000_003 * (place + 1) }));
    const on = (when: string) =>
      all.toSorted((one, other) => compareRanked(one, other, when)).map(({ ticket }) => ticket);
    expect(on(day)).toEqual(on(day));
    expect(on(day)).not.toEqual(on("2026-11-27"));
    // Not the same order turned round, nor begun elsewhere: each of them is somebody's neighbour of a day.
    const next = on("2026-11-27");
    const neighbours = on(day).filter((ticket, at, list) => next[next.indexOf(ticket) + 1] === list[at + 1]);
    expect(neighbours.length).toBeLessThan(8);
  });

  it("leaves nobody last for ever (NANNY-07)", () => {
    const tickets = Array.from({ length: 12 }, (_, place) => place * 77_777_777 + 5);
    const last = new Set(
      Array.from({ length: 120 }, (_, days) => {
        const when = new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10);
        return tickets.toSorted((one, other) => placeOfDay(one, when) - placeOfDay(other, when)).at(-1);
      }),
    );
    expect(last.size).toBe(tickets.length);
  });

  it("is by the ticket alone where all else is the same (NANNY-07)", () => {
    const [one, other] = [ranked({ ticket: 7 }), ranked({ ticket: 8 })];
    const first = placeOfDay(7, day) < placeOfDay(8, day) ? one : other;
    expect([one, other].toSorted((a, b) => compareRanked(a, b, day))[0]).toBe(first);
    expect([other, one].toSorted((a, b) => compareRanked(a, b, day))[0]).toBe(first);
  });

  it("gives each ticket a place of its own", () => {
    const factor = dayFactor(day);
    expect(factor).toBeGreaterThan(0);
    expect(factor).toBeLessThan(ticketPrime);
    const places = Array.from({ length: 2_000 }, (_, ticket) => placeOfDay(ticket + 1, day));
    expect(new Set(places).size).toBe(2_000);
  });
});
