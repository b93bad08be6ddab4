import { requestResetMyPassword, resetMyPassword } from "@ribambelle/domain/identity/identity.api";
import { identityRefusals } from "@ribambelle/domain/identity/identity.texts";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { answerCalls } from "../../../testing/answers.ts";
import { stopNavigations } from "../../../testing/navigations.ts";
import { expectOutline } from "../../../testing/outline/outline.ts";
import { showPublicPage } from "../../../testing/showPublicPage.tsx";
import { ResetPasswordPage } from "./ResetPasswordPage.tsx";

const password = page.getByLabelText("Nouveau mot de passe", { exact: true });
const confirmation = page.getByLabelText("Confirmez le mot de passe", { exact: true });
const save = page.getByRole("button", { name: "Enregistrer le mot de passe" });

async function follow(query: string, sign: "?" | "#" = "?") {
  const before = location.href;
  onTestFinished(() => history.replaceState(null, "", before));
  history.replaceState(null, "", `${sign}${query}`);
  await showPublicPage(ResetPasswordPage);
}

async function choose(chosen: string, again = chosen) {
  await password.fill(chosen);
  await confirmation.fill(again);
}

beforeEach(() => history.replaceState(null, ""));

describe("reset-password page", () => {
  test("asks for the new password twice (AUTH-17)", async () => {
    await follow("resetKey=k-1");
    await expect.element(password).toHaveAttribute("autocomplete", "new-password");
    await expect.element(confirmation).toHaveAttribute("autocomplete", "new-password");
    await expectOutline("asks-for-the-new-password-twice");
  });

  test.each([
    ["resetKey=k-1", "Onzelettre1", true],
    ["resetKey=k-1&equipe=1", "Onzelettre1", false],
    ["resetKey=k-1&equipe=1", "Douzelettre1", true],
  ])(
    "shows the rule of whom the letter of %s was for: %s suffices, %s (STAFF-20)",
    async (link, typed, suffices) => {
      await follow(link, "#");
      await choose(typed);
      const least = link.includes("equipe") ? 12 : 8;
      await expect.element(page.getByText(new RegExp(`^Entre ${least} et 64 caractères`))).toBeVisible();
      if (suffices) await expect.element(save).toBeEnabled();
      else await expect.element(save).toBeDisabled();
    },
  );

  test.each([
    ["?", "resetKey=k-1", "k-1"],
    ["?", "resetkey=k-2", "k-2"],
    ["?", "resetkey=k-2&resetKey=k-1", "k-1"],
    ["#", "resetKey=k-3", "k-3"],
    ["?", "resetKey=k-1#resetKey=k-4", "k-4"],
  ] as const)(
    "sends the key of %s%s with the password (AUTH-18, ROUTE-11, ROUTE-12, API-11)",
    async (sign, query, resetKey) => {
      const calls = answerCalls();
      const wanted = stopNavigations();
      calls.gives(resetMyPassword, {});
      await follow(query, sign);
      await choose("Nouveau-1");
      await save.click();
      await expect.poll(() => wanted).toEqual(["/login"]);
      expect(calls.callsOf(resetMyPassword).map((call) => call.body)).toEqual([
        { password: "Nouveau-1", resetKey },
      ]);
    },
  );

  test.each(["?", "#"] as const)(
    "takes the key after %s out of the address and asks the server nothing before the button is pressed",
    async (sign) => {
      const { seen } = answerCalls();
      await follow("resetKey=k-1", sign);
      await choose("Nouveau-1");
      await expect.element(save).toBeEnabled();
      expect(location.href).not.toContain("k-1");
      expect(seen).toEqual([]);
    },
  );

  test("leaves for the sign-in page the message that one has to sign in again (AUTH-31)", async () => {
    const calls = answerCalls();
    const wanted = stopNavigations();
    calls.gives(resetMyPassword, {});
    localStorage.setItem("isAuthenticated", "true");
    await follow("resetKey=k-1");
    await choose("Nouveau-1");
    await save.click();
    await expect.poll(() => wanted).toEqual(["/login"]);
    expect(JSON.parse(sessionStorage.getItem("flash") ?? "")).toMatchObject({
      kind: "success",
      text: { fr: "Votre mot de passe a bien été modifié. Merci de vous reconnecter." },
    });
    expect(localStorage.getItem("isAuthenticated")).toBeNull();
    // Whoever comes back finds no key that was used.
    expect(history.state).toBeNull();
  });

  test.each([
    ["from the link", () => follow("resetKey=k-1&equipe=1&premier=1", "#")],
    [
      "after a reload",
      async () => {
        history.replaceState({ resetKey: "k-1", isOfStaff: true, isFirst: true }, "");
        await showPublicPage(ResetPasswordPage);
      },
    ],
  ])("tells who has chosen a first password that their account is ready, %s (AUTH-OP7)", async (_, come) => {
    const calls = answerCalls();
    const wanted = stopNavigations();
    calls.gives(resetMyPassword, {});
    await come();
    await choose("Douzelettre1");
    await save.click();
    await expect.poll(() => wanted).toEqual(["/login"]);
    expect(JSON.parse(sessionStorage.getItem("flash") ?? "")).toMatchObject({
      kind: "success",
      text: { fr: "Votre compte est prêt. Connectez-vous avec le mot de passe que vous venez de choisir." },
    });
  });

  test.each([
    ["NOUVEAU-1", "Au moins une lettre minuscule", "AUTH-19"],
    ["nouveau-1", "Au moins une lettre majuscule", "AUTH-20"],
    ["Nouveau-x", "Au moins un chiffre", "AUTH-21"],
    ["Nouve-1", "Entre 8 et 64 caractères", "AUTH-22"],
    [`Aa1${"x".repeat(62)}`, "Entre 8 et 64 caractères", "AUTH-22"],
  ])("waits while %s breaks the rule « %s » (AUTH-24, %s)", async (typed, rule) => {
    await follow("resetKey=k-1");
    await choose(typed);
    const rules = page.getByRole("listitem");
    await expect.element(rules.filter({ hasText: "À compléter" })).toHaveTextContent(`${rule} (À compléter)`);
    expect(rules.filter({ hasText: "C’est fait" }).elements()).toHaveLength(3);
    await expect.element(save).toBeDisabled();
    await expect
      .element(save)
      .toHaveAccessibleDescription("Pour enregistrer, complétez d’abord les règles ci-dessus.");
  });

  test.each(["Nouve-01", `Aa1${"x".repeat(61)}`])("accepts %s (AUTH-22, AUTH-24)", async (typed) => {
    await follow("resetKey=k-1");
    await choose(typed);
    await expect.element(save).toBeEnabled();
  });

  test("waits while the confirmation differs and says so (AUTH-23, AUTH-24, ERR-05)", async () => {
    await follow("resetKey=k-1");
    await choose("Nouveau-1", "Nouveau-2");
    await expect
      .element(confirmation)
      .toHaveAccessibleDescription("Les mots de passe ne sont pas identiques");
    await expect.element(save).toBeDisabled();
    await expect.element(save).toHaveAccessibleDescription(/saisissez le même mot de passe/);
    await expectOutline("waits-while-the-confirmation-differs-and");
  });

  test("offers a new link when the key is used or expired, and forgets it", async () => {
    const calls = answerCalls();
    calls.refuses(resetMyPassword, identityRefusals.resetKeyUnusable);
    calls.gives(requestResetMyPassword, {});
    await follow("resetKey=k-1");
    await choose("Nouveau-1");
    await save.click();
    await expect.element(page.getByText(identityRefusals.resetKeyUnusable.fr)).toBeVisible();
    await expect.poll(() => history.state).toBeNull();
    await page.getByRole("button", { name: "Recevoir un nouveau lien" }).click();
    const dialog = page.getByRole("dialog", { name: "Mot de passe oublié" });
    await expect.element(dialog).toBeVisible();
    await expectOutline("offers-a-new-link-when-the");
  });

  test("reads the key of another link that is opened in the same tab", async () => {
    const calls = answerCalls();
    const wanted = stopNavigations();
    calls.refuses(resetMyPassword, identityRefusals.resetKeyUnusable);
    await follow("resetKey=k-1", "#");
    await choose("Nouveau-1");
    await save.click();
    await expect.element(page.getByText(identityRefusals.resetKeyUnusable.fr)).toBeVisible();
    location.hash = "resetKey=k-2";
    calls.gives(resetMyPassword, {});
    await choose("Nouveau-1");
    await save.click();
    await expect.poll(() => wanted).toEqual(["/login"]);
    expect(calls.callsOf(resetMyPassword).at(-1)?.body).toMatchObject({ resetKey: "k-2" });
  });

  test("says that a link without key is incomplete and offers a new one", async () => {
    await follow("");
    await expect.element(page.getByText(/Ce lien est incomplet/)).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Recevoir un nouveau lien" })).toBeVisible();
    expect(password.elements()).toEqual([]);
    await expectOutline("says-that-a-link-without-key");
  });

  test.each([
    [identityRefusals.passwordContainsEmail, "Votre nouveau mot de passe ne doit pas contenir votre email"],
    [identityRefusals.passwordTooCommon, identityRefusals.passwordTooCommon.fr],
  ])(
    "keeps what was typed and says beside the field why the server refuses it (ERR-06, AUTH-OP12)",
    async (refusal, sentence) => {
      const calls = answerCalls();
      calls.refuses(resetMyPassword, refusal);
      await follow("resetKey=k-1");
      await choose("Lea-dupont-1");
      await save.click();
      await expect.element(password).toHaveAccessibleDescription(new RegExp(sentence.slice(0, 40)));
      await expect.element(password).toHaveFocus();
      await expect.element(password).toHaveValue("Lea-dupont-1");
    },
  );
});
