import { describe, expect, test } from "vitest";
import { errorPageOf } from "./errorPage.rules.ts";

describe("error page", () => {
  test.each([
    ["Echec lors de la connexion.", "Sign-in failed."],
    ["Votre email ou votre mot de passe est erroné.", "Your e-mail or password is wrong."],
  ])(
    "takes « %s » for a failed sign-in and says it in both languages (ROUTE-47, ROUTE-48, ERR-12)",
    (fr, en) => {
      expect(errorPageOf(fr)).toEqual({ variant: "sign-in", message: fr });
      expect(errorPageOf(fr, "en")).toEqual({ variant: "sign-in", message: en });
      expect(errorPageOf(` ${en} `, "fr")).toEqual({ variant: "sign-in", message: fr });
    },
  );

  test.each([
    [
      "Trop de tentatives. Merci de réessayer dans quelques minutes.",
      "Too many attempts. Please try again in a few minutes.",
    ],
    ["Ce document est introuvable.", "This document cannot be found."],
    ["Votre session a expiré. Merci de vous reconnecter.", "Your session has expired. Please sign in again."],
    ["Une erreur est survenue lors de l'action.", "Something went wrong on our side."],
    [
      "Ce code n’est pas le bon. Vérifiez l’heure de votre téléphone et réessayez.",
      "This is not the right code. Check the time of your phone and try again.",
    ],
  ])("says « %s » in both languages, since it is ours (ROUTE-49, ROUTE-OP10)", (fr, en) => {
    expect(errorPageOf(fr, "en")).toEqual({ variant: "message", message: en });
    expect(errorPageOf(`${en}\n`)).toEqual({ variant: "message", message: fr });
  });

  test.each([
    undefined,
    null,
    "",
    "  \n ",
    "Le service est fermé.",
    "Votre compte est bloqué\u00a0: appelez le 01 99 00 12 34.",
    "Echec lors de la connexion",
    "<b>Echec lors de la connexion.</b>",
    "Ce document est introuvable. Écrivez à pirate@example.fr",
    "a".repeat(100_000),
  ])("says nothing of a message that is not ours: %j (ROUTE-50, ROUTE-OP10)", (message) => {
    expect(errorPageOf(message)).toEqual({ variant: "plain", message: "" });
  });
});
