import { expect, it } from "vitest";
import { lettersList } from "./letters.filters.ts";
import { modelsList } from "./models.filters.ts";

it.each([
  [{ etat: "attente,parti" }, { state: ["waiting", "sent"] }],
  [{ modele: "identity.invitation" }, { kind: "identity.invitation" }],
  [{ modele: "opt-ins.new-adverts-of-week" }, { kind: "opt-ins.new-adverts-of-week" }],
  [
    { personne: "12", du: "2026-11-01", au: "2026-11-30" },
    { personId: "12", from: "2026-11-01", to: "2026-11-30" },
  ],
])("letters are narrowed by the address %j: %j", (address, asked) => {
  expect(lettersList.askedIn(lettersList.stateIn(address))).toEqual(asked);
});

it.each([
  "identity",
  "identity.",
  ".invitation",
  "-identity.invitation",
  "identity-.invitation",
  "identity.invitation-",
  "identity.in--vitation",
  "Identity.invitation",
  "identity.invitation2",
  "2identity.invitation",
  "identity/invitation",
])("no letter and no model is called %s", (modele) => {
  expect(lettersList.ignoredIn({ modele })).toEqual(["modele"]);
  expect(modelsList.ignoredIn({ modele })).toEqual(["modele"]);
});

it("a model is shown in its language and its width, as its address says", () => {
  const state = { modele: "opt-ins.new-adverts", langue: "en", vue: "telephone" } as const;
  expect(modelsList.stateIn({ ...state, autre: "x" })).toEqual(state);
});
