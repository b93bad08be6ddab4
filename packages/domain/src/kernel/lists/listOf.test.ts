import { describe, expect, expectTypeOf, it } from "vitest";
import { listOf, type StateOf, several, text, words } from "./listOf.ts";
import { paramsOf } from "./paramsOf.ts";

const states = { attente: "waiting", signe: "signed" } as const;
const list = listOf({
  annee: text(/^\d{4}$/, "year"),
  etat: several(words(states, "state")),
  genre: words({ garde: 0, menage: 1 }, "kind"),
  ouvert: text((given) => given !== ""),
});

describe("a list", () => {
  it.each([
    [{}, {}, {}, []],
    [{ annee: "2026" }, { annee: "2026" }, { year: "2026" }, []],
    [{ annee: 2026 }, { annee: "2026" }, { year: "2026" }, []],
    [{ annee: "26" }, {}, {}, ["annee"]],
    [{ annee: "2025,2026" }, {}, {}, ["annee"]],
    [{ genre: "garde" }, { genre: "garde" }, { kind: 0 }, []],
    [{ genre: "guard" }, {}, {}, ["genre"]],
    [{ genre: "constructor" }, {}, {}, ["genre"]],
    [{ etat: "attente" }, { etat: "attente" }, { state: ["waiting"] }, []],
    [{ etat: "attente,signe" }, { etat: "attente,signe" }, { state: ["waiting", "signed"] }, []],
    [{ etat: "signe,signe" }, { etat: "signe,signe" }, { state: ["signed"] }, []],
    [{ etat: "attente,perdu" }, {}, {}, ["etat"]],
    [{ etat: "" }, {}, {}, ["etat"]],
    [{ ouvert: "12" }, { ouvert: "12" }, {}, []],
    [{ ouvert: "", annee: "x", genre: "garde" }, { genre: "garde" }, { kind: 0 }, ["annee", "ouvert"]],
    [{ inconnu: "1", utm_source: "x" }, {}, {}, []],
  ])("reads %j as the state %j, asks %j and ignores %j", (address, state, asked, ignored) => {
    expect(list.stateIn(address)).toEqual(state);
    expect(list.stateIn(list.stateIn(address))).toEqual(state);
    expect(list.askedIn(list.stateIn(address))).toEqual(asked);
    expect(list.ignoredIn(address)).toEqual(ignored);
  });

  it("asks its call what its parameters take, and nothing that the page alone reads", () => {
    const everything = { annee: "2026", etat: "attente,signe", genre: "menage", ouvert: "12" };
    const asked = list.askedIn(list.stateIn(everything));
    expect(paramsOf(list).parse(asked)).toEqual({ year: "2026", state: ["waiting", "signed"], kind: 1 });
    for (const wrong of [{ year: "26" }, { state: [] }, { state: ["perdu"] }, { kind: 2 }])
      expect(paramsOf(list).safeParse(wrong).success).toBe(false);
  });

  it("knows its words by type", () => {
    expectTypeOf<StateOf<typeof list>["genre"]>().toEqualTypeOf<"garde" | "menage" | undefined>();
  });
});
