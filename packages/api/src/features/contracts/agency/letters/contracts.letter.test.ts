import { describe, expect, it } from "vitest";
import { contractLetter } from "./contracts.letter.ts";

const to = {
  firstName: "Zoé",
  agency: "Agence Été",
  contact: "02 40 00 00 01, bonjour@agence.test",
  url: "https://portail.test/client/contrats",
};

describe("the letter about a contract", () => {
  it.each([
    ["to-sign", "Un contrat à signer\u00a0: GE-1", "A contract to sign: GE-1", "Lire et signer"],
    [
      "signature-reminder",
      "Votre contrat GE-1 attend votre signature",
      "Your contract GE-1 awaits your signature",
      "Lire et signer",
    ],
    [
      "withdrawn",
      "Le contrat GE-1 n’est plus à signer pour l’instant",
      "Contract GE-1 is no longer to be signed for now",
      "Voir mes contrats",
    ],
    ["signed", "Votre contrat GE-1 est signé", "Your contract GE-1 is signed", "Voir mon contrat"],
    ["canceled", "Le contrat GE-1 est annulé", "Contract GE-1 is cancelled", "Voir mes contrats"],
    [
      "ended",
      "Votre contrat GE-1 se termine le 31 août 2027",
      "Your contract GE-1 ends on 31 August 2027",
      "Voir mon contrat",
    ],
  ] as const)(
    "%s says « %s » with its one button into the portal, and how to reach the agency (AGCON-10, AGCON-15, MAILS-09)",
    (of, subject, english, button) => {
      const facts = { reference: "GE-1", day: "2027-08-31" };
      const letter = contractLetter(of, "fr", facts, to);
      expect(letter.subject).toBe(subject);
      expect(contractLetter(of, "en", facts, to).subject).toBe(english);
      expect(letter.html).toContain(button);
      expect(letter.html.split(`href="${to.url}"`)).toHaveLength(3);
      expect(letter.text).toContain(to.contact);
      expect(letter.text.slice(letter.text.indexOf("\n"))).toContain("GE-1");
    },
  );
});
