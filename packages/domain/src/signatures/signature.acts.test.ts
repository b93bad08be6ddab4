import { expect, it } from "vitest";
import { signatureActs } from "./signature.acts.ts";

const id = "hseSSvr59ZZIsd55-dbY4w";

it.each([
  [
    "opened",
    "GE 1/2",
    "a ouvert la demande de signature du contrat GE 1/2",
    "opened the request to sign contract GE 1/2",
  ],
  [
    "canceled",
    "GE-1",
    "a annulé la demande de signature du contrat GE-1",
    "cancelled the request to sign contract GE-1",
  ],
  ["read", "GE-1", "a lu le contrat GE-1, à signer", "read contract GE-1, to be signed"],
  ["signed", "GE-1", "a signé le contrat GE-1", "signed contract GE-1"],
  ["refused", "GE-1", "a refusé de signer le contrat GE-1", "declined to sign contract GE-1"],
  ["completed", "GE-1", "a scellé le contrat signé GE-1", "sealed signed contract GE-1"],
  ["withdrawn", "GE-1", "a renoncé au contrat GE-1", "withdrew from contract GE-1"],
] as const)(
  "the journal says which contract it is that was %s, %s (AUDITS-09, SIGN-28)",
  (name, reference, fr, en) => {
    expect(signatureActs[name].say({ subject: `${reference} ${id}`, changes: null })).toEqual({ fr, en });
  },
);

it("every act about a request names the contract, in both languages (AUDITS-09, SIGN-28)", () => {
  for (const kind of Object.values(signatureActs)) {
    const said = kind.say({ subject: `GE-1 ${id}`, changes: null });
    expect(said.fr).toMatch(/\bcontrat (?:signé )?GE-1\b/);
    expect(said.en).toMatch(/\bcontract GE-1\b/);
    expect(`${said.fr} ${said.en}`).not.toContain(id);
  }
});

it("an act of which the contract is not known says what was done all the same (AUDITS-09)", () => {
  expect(signatureActs.signed.say({ subject: null, changes: null })).toEqual({
    fr: "a signé un contrat",
    en: "signed a contract",
  });
});
