import { describe, expect, it } from "vitest";
import { drawingPlaces } from "./drawingPlaces.ts";

const names = (count: number) => Array.from({ length: count }, (_, index) => `session ${index}`);

describe("the places in which pages are drawn", () => {
  it("are four, one for each session, and come back (DRAWN-07)", () => {
    const places = drawingPlaces();
    const [first, ...others] = names(5).map((name) => places.take(name));
    expect([first, ...others].map((leave) => leave !== null)).toEqual([true, true, true, true, false]);
    first?.();
    expect(places.take("session 1")).toBeNull();
    expect(places.take("session 0")).not.toBeNull();
  });

  it("are waited for in line, where a session that is being drawn lets others pass, and no longer than a hundred (DRAWN-07)", async () => {
    const places = drawingPlaces();
    const told: string[] = [];
    const begun = new Map<string, () => void>();
    const wait = (session: string, name: string) =>
      places.wait(session)?.then((leave) => {
        told.push(name);
        begun.set(name, leave);
      });
    await Promise.all(names(4).map((name) => wait(name, name)));
    const [again, fresh] = [wait("session 0", "again"), wait("session 9", "fresh")];
    begun.get("session 1")?.();
    await fresh;
    expect(told).toEqual([...names(4), "fresh"]);
    begun.get("session 0")?.();
    await again;
    expect(told.at(-1)).toBe("again");
    for (const name of names(100)) void wait(name, `late ${name}`);
    expect(places.wait("one more")).toBeNull();
  });

  it("are for none of the pages that one session asks for at once, of which each turn of the loop answers one (DRAWN-07)", async () => {
    const places = drawingPlaces();
    let turns = 0;
    let goesOn = true;
    const count = () => {
      turns += 1;
      if (goesOn) setImmediate(count);
    };
    setImmediate(count);
    const answeredAt = await Promise.all(
      names(20).map(async () => {
        await places.turn("camille");
        return turns;
      }),
    );
    goesOn = false;
    expect(new Set(answeredAt).size).toBe(20);
    const waiting = places.turn("camille");
    expect(places.take("camille")).toBeNull();
    expect(places.take("lea")).not.toBeNull();
    await waiting;
    expect(places.take("camille")).not.toBeNull();
  });
});
