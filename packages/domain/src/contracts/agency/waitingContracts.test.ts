import { expect, it } from "vitest";
import { usualDelays } from "../../kernel/desk/tile.ts";
import { stateMeanings } from "../contract.states.ts";
import { contractTiles } from "./contracts.tiles.ts";
import { isUnsigned } from "./unsigned.ts";

it("can still be changed while it was never signed (AGCON-08)", () => {
  expect(stateMeanings.filter((meaning) => isUnsigned(meaning, null)).toSorted()).toEqual(
    ["canceled", "draft", "error", "expired", "refused", "sending", "waiting"].toSorted(),
  );
  expect(stateMeanings.filter((meaning) => isUnsigned(meaning, "2026-11-24"))).toEqual([]);
});

it.each([
  [30, 23],
  [7, 0],
  [3, 0],
])(
  "is late seven days before its end, where it comes into sight %s days before: after %s (DESK-04)",
  (contractEnd, days) => {
    expect(contractTiles({ ...usualDelays, contractEnd }).guard.ending.overdueAfterDays).toBe(days);
  },
);

it("is counted on the desk by its kind, and opens the list of what was counted (DESK-04)", () => {
  const tiles = contractTiles(usualDelays);
  expect(Object.keys(tiles).toSorted()).toEqual(["babysitter", "guard", "housework"]);
  expect(tiles.babysitter.unsigned).toMatchObject({
    code: "unsigned-babysitter",
    permission: "contracts.edit-babysitter",
    opens: { link: "/agence/contrats?genre=intervenant&etat=attente&attente=7&tri=attente" },
  });
  expect(tiles.guard.drafts).toMatchObject({
    title: { fr: "Contrats de garde restés en brouillon", en: "Childcare contracts left as drafts" },
    permission: "contracts.edit-parent",
    opens: { link: "/agence/contrats?genre=garde&etat=brouillon&inactif=14&tri=modification" },
  });
});
