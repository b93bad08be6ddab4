import { describe, expect, it } from "vitest";
import { catalogue } from "./texts.ts";

const words = catalogue({
  fr: {
    hello: "Bonjour",
    bye: "Au revoir",
    count: (n: number) => `${n} contrats`,
    deep: { one: "un", two: "deux", deeper: { three: "trois" } },
    list: ["un", "deux"],
    none: ["trois"],
    table: [["V", "valider"]],
  },
  en: { hello: "Hello", deep: { one: "one", deeper: {} }, list: ["one"], table: [["V", "accept"]] },
});

describe("a catalogue of words", () => {
  it("is French in French", () => {
    expect(words("fr").hello).toBe("Bonjour");
  });

  it("falls back to French for what English lacks, at any depth (I18N-03)", () => {
    const { hello, bye, count, deep } = words("en");
    expect([hello, bye, count(2)]).toEqual(["Hello", "Au revoir", "2 contrats"]);
    expect(deep).toEqual({ one: "one", two: "deux", deeper: { three: "trois" } });
  });

  it("has sentences one after the other as a list in English too, or the French ones (I18N-03)", () => {
    const { list, none, table } = words("en");
    expect([list, none, table]).toEqual([["one"], ["trois"], [["V", "accept"]]]);
  });

  it("leaves the French words alone", () => {
    expect(words("fr").deep).toEqual({ one: "un", two: "deux", deeper: { three: "trois" } });
  });

  it("gives the same words each time, so that nothing is drawn again for nothing", () => {
    expect(words("en")).toBe(words("en"));
  });
});
