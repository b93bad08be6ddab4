import { expect, test } from "vitest";
import { readState, writeState } from "./addressState.ts";

test.each([
  ["", {}],
  ["?contrat=12", { contrat: "12" }],
  ["?annee=2026&tous=1", { annee: "2026", tous: "1" }],
  ["?etat=1,2", { etat: "1,2" }],
  ["?etat=1%2C2", { etat: "1,2" }],
  ["?etat=1&etat=2", { etat: "1,2" }],
  ["?etat=1,2&tri=-nom&etat=3", { etat: "1,2,3", tri: "-nom" }],
  ["?etat=", { etat: "" }],
  ["?q=caf%C3%A9+cr%C3%A8me", { q: "café crème" }],
  ["?__proto__=1", Object.fromEntries([["__proto__", "1"]])],
  ["?q=%E0%A4%A", { q: new URLSearchParams("q=%E0%A4%A").get("q") }],
])("loses no value of the address %s", (query, state) => {
  expect(readState(query)).toEqual(state);
});

test.each([
  [{}, ""],
  [{ tab: undefined }, ""],
  [{ annee: "2026", tous: undefined }, "?annee=2026"],
  [{ etat: "1,2" }, "?etat=1,2"],
  [{ etat: ["signe", "refuse"] }, "?etat=signe,refuse"],
  [{ q: "a&b=c" }, "?q=a%26b%3Dc"],
])("writes %j in one way, which reads the same", (state, query) => {
  expect(writeState(state)).toBe(query);
  const texts = Object.entries(state).filter(([, value]) => value !== undefined);
  expect(readState(query)).toEqual(Object.fromEntries(texts.map(([name, value]) => [name, String(value)])));
});
