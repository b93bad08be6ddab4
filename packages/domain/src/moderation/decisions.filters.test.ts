import { expect, it } from "vitest";
import { decisionsList } from "./decisions.filters.ts";

it.each([
  [{ nature: "photo" }, { kind: "photo" }],
  [{ nature: "annonce" }, { kind: "advert" }],
  [{ reponse: "validee" }, { decision: "accept" }],
  [{ reponse: "refusee" }, { decision: "refuse" }],
  [
    { qui: "12", du: "2026-11-01", au: "2026-11-30" },
    { byId: "12", from: "2026-11-01", to: "2026-11-30" },
  ],
  [{ du: "2026-11-31" }, {}],
  [{ tri: "date" }, { sort: "date" }],
] as const)("decisions are narrowed by the address %j: %j (AGUI-10)", (address, asked) => {
  expect(decisionsList.askedIn(decisionsList.stateIn(address))).toEqual(asked);
});
