import { expect, it } from "vitest";
import { requestsList } from "./requests.filters.ts";

it.each([
  [
    { nature: "desinscription,effacement,acces,rectification" },
    { kind: ["unsubscription", "erasure", "access", "rectification"] },
  ],
  [{ nature: "profil,offre" }, { kind: ["profile-interest", "offer-interest"] }],
  [{ etat: "ouverte" }, { state: ["open"] }],
  [{ etat: "faite,refusee" }, { state: ["done", "refused"] }],
  [{ personne: "12" }, { personId: "12" }],
  [{ tri: "echeance" }, { sort: "due" }],
  [{ tri: "-demande" }, { sort: "-asked" }],
] as const)("requests are narrowed by the address %j: %j (AGUI-10)", (address, asked) => {
  expect(requestsList.askedIn(requestsList.stateIn(address))).toEqual(asked);
});
