import { logout } from "@ribambelle/domain/identity/identity.api";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { getMyInformation } from "@ribambelle/domain/me/me.api";
import { beginSecondFactor, confirmSecondFactor } from "@ribambelle/domain/secondFactor/secondFactor.api";
import { secondFactorRefusals } from "@ribambelle/domain/secondFactor/secondFactor.texts";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { answerCalls } from "../../../testing/answers.ts";
import { stopNavigations } from "../../../testing/navigations.ts";
import { anAgent } from "../../../testing/people.ts";
import { showPublicPage } from "../../../testing/showPublicPage.tsx";
import { ActivationPage } from "./ActivationPage.tsx";

const key = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const uri = `otpauth://totp/Agence:anne?secret=${key}&issuer=Agence`;
const recoveryCodes = Array.from(
  { length: 10 },
  (_, index) => `${String(index + 1).padStart(2, "0")}-AAAAA-BBBBB`,
);

test("somebody of the agency who must choose a second factor is led through it to where they wanted to go (FACTOR-03, FACTOR-15, STAFF-24)", async () => {
  const calls = answerCalls();
  const wanted = stopNavigations();
  calls.gives(getMyInformation, anAgent({ secondFactor: "to-enrol" }));
  calls.gives(beginSecondFactor, { key, uri });
  calls.gives(confirmSecondFactor, { recoveryCodes });
  await showPublicPage(ActivationPage, { session: true, redirectUrl: "/agence" });

  await expect.element(page.getByText("ABCD EFGH IJKL MNOP QRST UVWX YZ23 4567")).toBeVisible();
  const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await page.getByRole("button", { name: "Copier la clé" }).click();
  await expect.element(page.getByRole("button", { name: "Copié" })).toBeVisible();
  expect(copied.mock.calls).toEqual([[key]]);
  const picture = page.getByRole("img", {
    name: "Code QR à photographier avec votre application d’authentification",
  });
  await expect.element(picture).toBeVisible();
  const { width, height } = picture.element().getBoundingClientRect();
  expect([width, height]).toEqual([200, 200]);
  expect(getComputedStyle(picture.element()).backgroundColor).toBe("rgb(255, 255, 255)");

  await page.getByRole("textbox", { name: "Code à 6 chiffres" }).fill("123456");
  for (const code of recoveryCodes) await expect.element(page.getByText(code)).toBeVisible();
  const download = page.getByRole("link", { name: "Télécharger" });
  expect(decodeURIComponent(download.element().getAttribute("href") ?? "")).toContain(
    recoveryCodes.join("\n"),
  );

  const goOn = page.getByRole("button", { name: "Continuer" });
  await goOn.click({ force: true });
  expect(wanted).toEqual([]);
  await page.getByRole("checkbox", { name: "J’ai rangé ces codes en lieu sûr" }).click();
  await goOn.click();
  await expect.poll(() => wanted).toEqual(["/popup-redirect?redirect=%2Fagence"]);
  expect(calls.callsOf(beginSecondFactor)).toHaveLength(1);
});

function comeToEnrol() {
  const calls = answerCalls();
  calls.gives(getMyInformation, anAgent({ secondFactor: "to-enrol" }));
  calls.gives(beginSecondFactor, { key, uri });
  return { calls, wanted: stopNavigations() };
}
const show = (session = true) => showPublicPage(ActivationPage, { session, redirectUrl: "/agence" });
const code = page.getByRole("textbox", { name: "Code à 6 chiffres" });
const waiting = page.getByText("Préparation de la clé…");

test("says that no key could be drawn, and waits for none any more; one may still sign in as somebody else (FACTOR-02, FACTOR-15)", async () => {
  const { calls, wanted } = comeToEnrol();
  calls.waits(beginSecondFactor);
  const { unmount } = await show();
  await expect.element(waiting).toBeVisible();
  await unmount();
  calls.fails(beginSecondFactor);
  await show();
  await expect
    .element(page.getByText(/^Une erreur est survenue lors de l'action\. Le portail/))
    .toBeVisible();
  await expect.element(waiting).not.toBeInTheDocument();
  await expect.element(code).not.toBeInTheDocument();
  expect(wanted).toEqual([]);
  calls.gives(logout, {});
  await page.getByRole("button", { name: "Se connecter avec un autre compte" }).click();
  await expect.poll(() => wanted).toEqual(["/login?redirectUrl=%2Fagence"]);
});

test("leads a stranger to the sign-in page, draws no key for them and asks who they are of nobody (FACTOR-03)", async () => {
  const calls = answerCalls();
  await show(false);
  await expect
    .element(page.getByRole("link", { name: "Se connecter d’abord" }))
    .toHaveAttribute("href", "/login?redirectUrl=%2Fagence");
  await expect.element(waiting).not.toBeInTheDocument();
  expect(calls.seen).toEqual([]);
});

test("leads back to the sign-in page once its fifteen minutes are over, at the key and at the code (FACTOR-02)", async () => {
  const { calls, wanted } = comeToEnrol();
  calls.refuses(beginSecondFactor, commonRefusals.unauthorized);
  const { unmount } = await show();
  await expect.poll(() => wanted).toEqual(["/login?redirectUrl=%2Fagence"]);
  await unmount();
  calls.gives(beginSecondFactor, { key, uri });
  calls.refuses(confirmSecondFactor, secondFactorRefusals.codeWrong);
  await show();
  await code.fill("123456");
  await expect.element(code).toHaveAccessibleDescription(secondFactorRefusals.codeWrong.fr);
  expect(wanted).toHaveLength(1);
  calls.refuses(confirmSecondFactor, commonRefusals.unauthorized);
  await code.fill("654321");
  await expect.poll(() => wanted).toEqual(Array(2).fill("/login?redirectUrl=%2Fagence"));
});
