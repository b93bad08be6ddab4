import { requestResetMyPassword } from "@ribambelle/domain/identity/identity.api";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { describe, expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answerCalls } from "../../../testing/answers.ts";
import { expectOutline } from "../../../testing/outline/outline.ts";
import { showPublicPage } from "../../../testing/showPublicPage.tsx";
import { LoginPage } from "../signIn/LoginPage.tsx";

const opener = page.getByRole("button", { name: "Mot de passe oublié\u00a0?" });
const dialog = page.getByRole("dialog", { name: "Mot de passe oublié" });
const email = dialog.getByRole("textbox", { name: "Adresse e-mail" });
const send = dialog.getByRole("button", { name: "Recevoir le lien" });
const neutral = "Si cette adresse e-mail est connue, un lien de réinitialisation vient de vous être envoyé.";

async function openDialog() {
  await showPublicPage(LoginPage);
  await opener.click();
  await expect.element(email).toHaveFocus();
}

describe("forgotten password", () => {
  test("opens a dialog 600 px wide that asks for an e-mail address (AUTH-05, AUTH-08)", async () => {
    await openDialog();
    await expect.poll(() => dialog.element().getBoundingClientRect().width).toBe(600);
  });

  test("fills the whole screen of a phone", async () => {
    onTestFinished(() => page.viewport(1280, 900));
    await page.viewport(390, 800);
    await openDialog();
    await expect
      .poll(() => dialog.element().getBoundingClientRect())
      .toMatchObject({ width: 390, height: 800 });
  });

  test("takes the address already typed in the sign-in form", async () => {
    await showPublicPage(LoginPage);
    await page.getByRole("textbox", { name: "E-mail ou identifiant" }).fill("lea@example.fr");
    await opener.click();
    await expect.element(email).toHaveValue("lea@example.fr");
  });

  test("asks for an address when there is none and sends nothing (AUTH-11, ERR-01)", async () => {
    const { seen } = answerCalls();
    await openDialog();
    await send.click();
    await expect.element(email).toHaveAccessibleDescription("Ce champ est obligatoire");
    await expect.element(email).toHaveFocus();
    expect(seen).toEqual([]);
    await expectOutline("asks-for-an-address-when-there");
  });

  test.each(["lea", "lea@", "lea@example", "lea @example.fr"])(
    "refuses « %s », which is no address, and sends nothing (AUTH-12, ERR-04)",
    async (typed) => {
      const { seen } = answerCalls();
      await openDialog();
      await email.fill(typed);
      await userEvent.keyboard("{Enter}");
      await expect.element(email).toHaveAccessibleDescription("Le format de l'email n'est pas valide");
      expect(seen).toEqual([]);
    },
  );

  test("sends the address and says the same of any address (AUTH-15, AUTH-16, API-10)", async () => {
    const calls = answerCalls();
    calls.gives(requestResetMyPassword, {});
    await openDialog();
    await email.fill(" lea@example.fr ");
    await send.click();
    await expect.element(dialog.getByText(neutral)).toBeVisible();
    await expect.poll(() => document.querySelector(":focus")?.textContent).toContain(neutral);
    expect(calls.callsOf(requestResetMyPassword).map((call) => call.body)).toEqual([
      { email: "lea@example.fr" },
    ]);
    await expectOutline("sends-the-address-and-says-the");
  });

  test("keeps the address and says why when the request is refused", async () => {
    const calls = answerCalls();
    calls.refuses(requestResetMyPassword, commonRefusals.tooMany);
    await openDialog();
    await email.fill("lea@example.fr");
    await send.click();
    await expect.element(dialog.getByText(commonRefusals.tooMany.fr)).toBeVisible();
    await expect.element(email).toHaveValue("lea@example.fr");
    await expectOutline("keeps-the-address-and-says-why");
  });

  test("opens with the space bar, closes with Escape and gives the focus back", async () => {
    await showPublicPage(LoginPage);
    (opener.element() as HTMLElement).focus();
    await userEvent.keyboard(" ");
    await expect.element(email).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  test("closes with a click beside it, and not with one that began inside", async () => {
    await openDialog();
    const shown = dialog.element();
    const press = (target: Element) =>
      target.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    const release = () => shown.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    press(email.element());
    release();
    await expect.element(dialog).toBeVisible();
    press(shown);
    release();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  test("holds the page behind it still, without moving it sideways", async () => {
    onTestFinished(() => page.viewport(1280, 900));
    await page.viewport(1280, 300);
    await showPublicPage(LoginPage);
    const left = opener.element().getBoundingClientRect().left;
    await opener.click();
    await expect.element(email).toHaveFocus();
    expect(getComputedStyle(document.documentElement).overflowY).toBe("hidden");
    expect(opener.element().getBoundingClientRect().left).toBe(left);
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog).not.toBeInTheDocument();
    expect(getComputedStyle(document.documentElement).overflowY).toBe("visible");
  });
});
