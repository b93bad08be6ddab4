import { describe, expect, test } from "vitest";
import { errorPageOf, messageLength } from "./errorPage.rules.ts";

describe("error page", () => {
  test.each([
    ["Echec lors de la connexion.", "Sign-in failed."],
    ["Votre email ou votre mot de passe est erroné.", "Your e-mail or your password is wrong."],
  ])(
    "takes « %s » for a failed sign-in and says it in both languages (ROUTE-47, ROUTE-48, ERR-12)",
    (fr, en) => {
      expect(errorPageOf(fr)).toEqual({ variant: "sign-in", message: fr });
      expect(errorPageOf(fr, "en")).toEqual({ variant: "sign-in", message: en });
      expect(errorPageOf(` ${en} `, "fr")).toEqual({ variant: "sign-in", message: fr });
    },
  );

  test.each(["Le service est fermé.", "Echec lors de la connexion", "<b>Echec lors de la connexion.</b>"])(
    "repeats any other message as it is: « %s » (ROUTE-49)",
    (message) => {
      expect(errorPageOf(message, "en")).toEqual({ variant: "message", message });
    },
  );

  test.each([undefined, null, "", "  \n "])(
    "shows no message when the address has none: %j (ROUTE-50)",
    (message) => {
      expect(errorPageOf(message)).toEqual({ variant: "plain", message: "" });
    },
  );

  test("cuts a long message at 200 characters and never in the middle of one", () => {
    expect(errorPageOf("é".repeat(messageLength)).message).toHaveLength(messageLength);
    expect([...errorPageOf("🧒".repeat(messageLength + 1)).message]).toHaveLength(messageLength);
    expect(errorPageOf(`${"a".repeat(messageLength)}b`).message).toBe("a".repeat(messageLength));
  });

  test.each([
    ["Une\r\nligne\u2028et\u2029une\tautre", "Une ligne et une autre"],
    ["a\u202eb\u202cc\u2066d\u2069e\u200ff", "abcdef"],
    ["r\u200bi\u200ce\u200dn\u2060 \ufeffde\u00ad caché\u3164", "rien de caché"],
    ["\u0000nul\u001b[31m rouge\u0085", "nul [31m rouge"],
    ["\ud83d seul", "seul"],
    [`Z\u0300${"\u0301".repeat(50)}algo`, "Z\u0300\u0301algo"],
    ["\u200b\u202e \n", ""],
  ])("makes one readable line of %j: %j (ROUTE-49)", (message, shown) => {
    expect(errorPageOf(message).message).toBe(shown);
  });

  test("knows a failed sign-in again under invisible marks, in our own words", () => {
    expect(errorPageOf("Echec lors de\u200b la connexion.").message).toBe("Echec lors de la connexion.");
  });
});
