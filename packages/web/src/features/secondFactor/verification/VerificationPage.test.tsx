import { logout } from "@ribambelle/domain/identity/identity.api";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { getMyInformation } from "@ribambelle/domain/me/me.api";
import { verifySecondFactor } from "@ribambelle/domain/secondFactor/secondFactor.api";
import { secondFactorRefusals } from "@ribambelle/domain/secondFactor/secondFactor.texts";
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { answerCalls } from "../../../testing/answers.ts";
import { stopNavigations } from "../../../testing/navigations.ts";
import { expectOutline } from "../../../testing/outline/outline.ts";
import { anAgent, aParent } from "../../../testing/people.ts";
import { showPublicPage } from "../../../testing/showPublicPage.tsx";
import { VerificationPage } from "./VerificationPage.tsx";

const code = page.getByRole("textbox", { name: "Code à 6 chiffres" });
const recovery = page.getByRole("textbox", { name: "Code de secours" });

async function comeHalfSignedIn(redirectUrl = "/client/contrats") {
  const calls = answerCalls();
  const wanted = stopNavigations();
  calls.gives(getMyInformation, aParent({ secondFactor: "to-give" }));
  await showPublicPage(VerificationPage, { session: true, redirectUrl });
  await expect.poll(() => calls.callsOf(getMyInformation)).toHaveLength(1);
  return { calls, wanted };
}

describe("the second step of signing in", () => {
  test("has the focus in the field of a code, which a telephone fills in by itself (FACTOR-16)", async () => {
    await comeHalfSignedIn();
    await expect.element(page.getByText(/^Saisissez le code que montre votre application/)).toBeVisible();
    await expect.element(code).toHaveFocus();
    expect(document.querySelectorAll('a[href^="tel:"]')).toHaveLength(1);
    await expect.element(code).toHaveAttribute("inputmode", "numeric");
    await expect.element(code).toHaveAttribute("autocomplete", "one-time-code");
    const form = (code.element() as HTMLInputElement).form;
    expect([form?.method, form?.getAttribute("action")]).toEqual([
      "post",
      "/api/v1/User/SecondFactor/Verify",
    ]);
  });

  test("sends the sixth digit by itself, once, and goes where one wanted to (FACTOR-05, FACTOR-16)", async () => {
    const { calls, wanted } = await comeHalfSignedIn();
    calls.gives(verifySecondFactor, { recoveryCodesLeft: 10, redirectUrl: "/popup-redirect?redirect=x" });
    await code.fill("123 45");
    expect(calls.callsOf(verifySecondFactor)).toEqual([]);
    await code.fill("123 456");
    await expect.poll(() => wanted).toEqual(["/popup-redirect?redirect=x"]);
    expect(calls.callsOf(verifySecondFactor).map(({ body }) => body)).toEqual([
      { code: "123456", redirectUrl: "/client/contrats" },
    ]);
  });

  test("says under the field that a code is wrong, and lets one type over it (FACTOR-16)", async () => {
    const { calls } = await comeHalfSignedIn();
    calls.refuses(verifySecondFactor, secondFactorRefusals.codeWrong);
    await code.fill("123456");
    await expect.element(code).toHaveAccessibleDescription(secondFactorRefusals.codeWrong.fr);
    await expect.element(code).toHaveFocus();
    await expect.poll(() => String(getSelection())).toBe("123456");
    await code.fill("12");
    await page.getByRole("button", { name: "Vérifier" }).click();
    await expect.element(code).toHaveAccessibleDescription("Le code compte 6 chiffres.");
    expect(calls.callsOf(verifySecondFactor)).toHaveLength(1);
  });

  test("takes a recovery code from who does not have the telephone (FACTOR-10, FACTOR-16)", async () => {
    const { calls, wanted } = await comeHalfSignedIn();
    calls.refuses(verifySecondFactor, secondFactorRefusals.recoveryCodeWrong);
    await page.getByRole("button", { name: "Je n’ai pas mon téléphone" }).click();
    await expect.element(page.getByText(/^Saisissez l’un des dix codes de secours/)).toBeVisible();
    await expect.element(recovery).toHaveFocus();
    await page.getByRole("button", { name: "Revenir au code de l’application" }).click();
    await expect.element(code).toHaveFocus();
    await expect.element(recovery).not.toBeInTheDocument();
    await page.getByRole("button", { name: "Je n’ai pas mon téléphone" }).click();
    await recovery.fill("07-A1B2C-D3E4F");
    await page.getByRole("button", { name: "Utiliser ce code" }).click();
    await expect.element(page.getByText(secondFactorRefusals.recoveryCodeWrong.fr)).toBeVisible();
    calls.gives(verifySecondFactor, { recoveryCodesLeft: 9, redirectUrl: "/accueil" });
    await page.getByRole("button", { name: "Utiliser ce code" }).click();
    await expect.poll(() => wanted).toEqual(["/accueil"]);
    expect(calls.callsOf(verifySecondFactor)[0]?.body).toEqual({
      recoveryCode: "07-A1B2C-D3E4F",
      redirectUrl: "/client/contrats",
    });
  });

  test("tells somebody of the agency without telephone who can help them (STAFF-25)", async () => {
    const { calls } = await comeHalfSignedIn();
    await page.getByRole("button", { name: "Je n’ai pas mon téléphone" }).click();
    await expect.element(page.getByText(/L’agence peut réinitialiser/)).toBeVisible();
    calls.gives(getMyInformation, anAgent({ secondFactor: "to-give" }));
    await showPublicPage(VerificationPage, { session: true, redirectUrl: "" });
    await page.getByRole("button", { name: "Je n’ai pas mon téléphone" }).click();
    await expect
      .element(page.getByText("Un administrateur peut réinitialiser votre double authentification."))
      .toBeVisible();
    await expectOutline("tells-somebody-of-the-agency-without");
  });

  test("shows somebody of the demonstration their code, and the next one by itself (STAFF-35)", async () => {
    const { calls } = await comeHalfSignedIn();
    await expect.element(code).toBeVisible();
    expect(page.getByText(/Agence de démonstration/).query()).toBeNull();
    calls.gives(getMyInformation, aParent({ secondFactor: "to-give", demonstrationCode: "123456" }));
    await showPublicPage(VerificationPage, { session: true, redirectUrl: "" });
    await expect.element(page.getByText("Agence de démonstration : votre code est 123456.")).toBeVisible();
    calls.gives(getMyInformation, aParent({ secondFactor: "to-give", demonstrationCode: "654321" }));
    await expect
      .element(page.getByText("Agence de démonstration : votre code est 654321."), { timeout: 15_000 })
      .toBeVisible();
  });

  test("leads back to the sign-in page once its fifteen minutes are over (FACTOR-02)", async () => {
    const { calls, wanted } = await comeHalfSignedIn();
    calls.refuses(verifySecondFactor, commonRefusals.unauthorized);
    await code.fill("123456");
    await expect.poll(() => wanted).toEqual(["/login?redirectUrl=%2Fclient%2Fcontrats"]);
  });

  test("lets one sign in as somebody else (FACTOR-02)", async () => {
    const { calls, wanted } = await comeHalfSignedIn("");
    calls.gives(logout, {});
    await page.getByRole("button", { name: "Se connecter avec un autre compte" }).click();
    await expect.poll(() => wanted).toEqual(["/login"]);
    expect(calls.callsOf(logout)).toHaveLength(1);
  });

  test.each([
    [undefined, "/?redirectUrl=%2Fclient%2Fcontrats"],
    ["to-enrol" as const, "/verification/activer?redirectUrl=%2Fclient%2Fcontrats"],
  ])("leads somebody who is at another step (%s) there (FACTOR-05)", async (secondFactor, address) => {
    const calls = answerCalls();
    const wanted = stopNavigations();
    calls.gives(getMyInformation, aParent(secondFactor ? { secondFactor } : {}));
    await showPublicPage(VerificationPage, { session: true, redirectUrl: "/client/contrats" });
    await expect.poll(() => wanted).toEqual([address]);
  });

  test("leads a stranger who types a code to the sign-in page (FACTOR-05)", async () => {
    const calls = answerCalls();
    const wanted = stopNavigations();
    calls.refuses(verifySecondFactor, commonRefusals.unauthorized);
    await showPublicPage(VerificationPage, { session: false, redirectUrl: "/client/contrats" });
    await code.fill("123456");
    await expect.poll(() => wanted).toEqual(["/login?redirectUrl=%2Fclient%2Fcontrats"]);
  });
});
