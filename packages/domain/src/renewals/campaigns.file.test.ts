import { describe, expect, it } from "vitest";
import { readHeader, readRow } from "../imports/row.ts";
import { campaignsFile } from "./campaigns.file.ts";

const line = {
  année: "2026",
  rôle: "parent",
  ouverture: "01/05/2026",
  fermeture: "30/09/2026",
  public: "",
  texte: "",
  "texte anglais": "",
};
const read = (change: Partial<typeof line>) => {
  const given = { ...line, ...change };
  return readRow(readHeader(campaignsFile, Object.keys(given)), Object.values(given), "2026-01-15");
};

describe("a line of a campaign", () => {
  it.each([
    ["", "everyone"],
    ["Tous", "everyone"],
    ["toutes", "everyone"],
    ["tout le monde", "everyone"],
    ["sous contrat", "with-contract"],
  ])("asks, where its public is %j, %s", (cell, audience) => {
    expect(read({ public: cell })).toMatchObject({ row: { audience } });
  });

  it.each([
    [{}, []],
    [{ rôle: "intervenant" }, []],
    [{ rôle: "agence" }, ["role wrong-role"]],
    [{ ouverture: "31/12/2025" }, ["opensOn other-year"]],
    [{ ouverture: "01/01/2026", fermeture: "31/12/2026" }, []],
    [{ fermeture: "01/01/2027" }, ["closesOn other-year"]],
    [{ fermeture: "01/05/2026" }, []],
    [{ fermeture: "30/04/2026" }, ["closesOn closes-before-opening"]],
    [{ texte: "Bonjour" }, []],
    [{ texte: "Bonjour", "texte anglais": "Hello" }, []],
    [{ "texte anglais": "Hello" }, ["introductionFr required"]],
    [{ texte: "x".repeat(500) }, []],
    [{ texte: "x".repeat(501) }, ["introductionFr too-long"]],
  ])("has, by %j, the problems %j", (change, problems) => {
    expect((read(change).problems ?? []).map(({ column, code }) => `${column} ${code}`)).toEqual(problems);
  });

  it("is the campaign of a year and a role", () => {
    const campaign = { year: 2026, role: "Parent" };
    const areOne = (change: object) =>
      campaignsFile.key(campaign as never) === campaignsFile.key({ ...campaign, ...change } as never);
    expect(areOne({ opensOn: "2026-06-01" })).toBe(true);
    expect(areOne({ year: 2027 })).toBe(false);
    expect(areOne({ role: "BabySitter" })).toBe(false);
  });
});
