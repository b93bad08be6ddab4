import { expect, it } from "vitest";
import { contractToDos } from "./contract.toDos.ts";

const facts = {
  contract: "parent",
  reference: "GE-1",
  startDate: "2026-12-01",
  url: "https://sign.example/1",
};

it.each([
  ["parent", "Signer votre contrat de garde", "Sign your childcare contract"],
  ["housework", "Signer votre contrat de ménage", "Sign your housework contract"],
  ["babysitter", "Signer votre contrat de travail", "Sign your employment contract"],
])("a contract of a %s is signed under its name (TODO-02)", (contract, fr, en) => {
  expect(contractToDos.sign.read({ ...facts, contract })).toMatchObject({
    title: { fr, en },
    link: "https://sign.example/1",
  });
});

it("says from when it is, where that is known (TODO-02)", () => {
  expect(contractToDos.sign.read(facts)?.text).toEqual({
    fr: expect.stringMatching(/^Le contrat GE-1, à partir du 1er\sdécembre\s2026, attend votre signature\.$/),
    en: expect.stringMatching(/^Contract GE-1, from 1\sDecember\s2026, is waiting for your signature\.$/),
  });
  expect(contractToDos.sign.read({ ...facts, startDate: null })?.text).toEqual({
    fr: "Le contrat GE-1 attend votre signature.",
    en: "Contract GE-1 is waiting for your signature.",
  });
});
