import { getMySessions } from "@ribambelle/domain/identity/identity.api";
import { getMyCalendarLink } from "@ribambelle/domain/interventions/feed/calendarLink.api";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { getMyInformation } from "@ribambelle/domain/me/me.api";
import { getMyOptIn } from "@ribambelle/domain/optIns/optIn.api";
import { getMyPasskeys } from "@ribambelle/domain/passkeys/passkey.api";
import type { SecondFactor } from "@ribambelle/domain/secondFactor/secondFactor";
import * as api from "@ribambelle/domain/secondFactor/secondFactor.api";
import { unchosenOptIns } from "@ribambelle/domain/testing/optIns";
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answerCalls } from "../../testing/answers.ts";
import { openApp } from "../../testing/openApp.tsx";
import { expectOutline } from "../../testing/outline/outline.ts";
import { aBabysitter, anAgent, aParent } from "../../testing/people.ts";

const off: SecondFactor = { isOn: false, since: null, recoveryCodesLeft: 0, isRequired: false };
const on: SecondFactor = {
  isOn: true,
  since: "2026-11-02T23:30:00.000Z",
  recoveryCodesLeft: 10,
  isRequired: false,
};
const key = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const drawn = { key, uri: `otpauth://totp/A:b?secret=${key}` };
const recoveryCodes = ["01-AAAAA-BBBBB", "02-AAAAA-BBBBB"];
const button = (name: string) => page.getByRole("button", { name });

function open(factor: SecondFactor) {
  const calls = answerCalls();
  calls.gives(getMyInformation, aParent());
  calls.gives(api.getMySecondFactor, factor);
  calls.gives(getMyPasskeys, []);
  openApp("/client/parametres/securite");
  return calls;
}

/** The call is refused until it has been proved that it is the person. */
function needsProof(
  calls: ReturnType<typeof answerCalls>,
  endpoint: (typeof api)["beginSecondFactor"],
  answer: object,
) {
  let isProved = false;
  calls.does(endpoint, async () => {
    if (isProved) return Response.json(answer);
    const { code, fr } = commonRefusals.proofNeeded;
    return Response.json({ code, message: fr, requestId: "r" }, { status: 403 });
  });
  calls.does(api.proveMyself, async () => {
    isProved = true;
    return Response.json({});
  });
}

describe("the security of the account", () => {
  test.each([
    ["/client/parametres", aParent(), "/client/parametres/securite"],
    ["/intervenant/parametres", aBabysitter(), "/intervenant/parametres/securite"],
    ["/agence", anAgent(), "/agence/securite"],
  ])("is found from %s (FACTOR-17)", async (path, person, address) => {
    const calls = answerCalls();
    calls.gives(getMyInformation, person);
    calls.gives(api.getMySecondFactor, off);
    calls.gives(getMySessions, []);
    calls.gives(getMyOptIn, unchosenOptIns);
    calls.gives(getMyCalendarLink, { url: null, withPlace: false, lastFetchedDate: null });
    openApp(path);
    await expect
      .element(page.getByRole("link", { name: "Sécurité du compte" }))
      .toHaveAttribute("href", address);
  });

  test("switches a second factor on: password asked in place, key, first code, recovery codes (FACTOR-13, FACTOR-15, FACTOR-17)", async () => {
    const calls = open(off);
    needsProof(calls, api.beginSecondFactor, drawn);
    calls.gives(api.confirmSecondFactor, { recoveryCodes });
    await button("Activer").click();
    await page.getByLabelText("Mot de passe", { exact: true }).fill("Secret-1");
    await expectOutline("switches-a-second-factor-on-password-asked");
    await button("Confirmer").click();
    await expect.element(page.getByText("ABCD EFGH IJKL MNOP QRST UVWX YZ23 4567")).toBeVisible();
    expect(calls.callsOf(api.proveMyself)[0]?.body).toEqual({ code: null, password: "Secret-1" });

    await expectOutline("switches-a-second-factor-on-password-asked-2");
    await button("Annuler").click();
    await expect.element(page.getByText("ABCD EFGH IJKL MNOP QRST UVWX YZ23 4567")).not.toBeInTheDocument();
    await button("Activer").click();
    await expect.element(page.getByText("ABCD EFGH IJKL MNOP QRST UVWX YZ23 4567")).toBeVisible();
    expect(calls.callsOf(api.confirmSecondFactor)).toEqual([]);

    await page.getByRole("textbox", { name: "Code à 6 chiffres" }).fill("123456");
    await expect.element(page.getByText("02-AAAAA-BBBBB")).toBeVisible();
    calls.gives(api.getMySecondFactor, on);
    await page.getByRole("checkbox").click();
    await button("Continuer").click();
    await expect.element(page.getByText("Activée depuis le 3 novembre 2026")).toBeVisible();
    await expect.element(page.getByText("02-AAAAA-BBBBB")).not.toBeInTheDocument();
    await expectOutline("switches-a-second-factor-on-password-asked-3");
  });

  test("gives new recovery codes after a question and a code (FACTOR-10, FACTOR-13, FACTOR-17)", async () => {
    const calls = open({ ...on, recoveryCodesLeft: 3 });
    needsProof(calls, api.renewRecoveryCodes as unknown as (typeof api)["beginSecondFactor"], {
      recoveryCodes,
    });
    await expect.element(page.getByText(/^Il vous en reste 3\. Pensez à en demander/)).toBeVisible();
    await button("Nouveaux codes de secours").click();
    await expectOutline("gives-new-recovery-codes-after-a-question");
    await button("Nouveaux codes").click();
    await page.getByRole("textbox", { name: "Code à 6 chiffres" }).fill("123456");
    await expect.element(page.getByText("01-AAAAA-BBBBB")).toBeVisible();
    expect(calls.callsOf(api.proveMyself)[0]?.body).toEqual({ code: "123456", password: null });
    await expectOutline("gives-new-recovery-codes-after-a-question-2");
  });

  test("shows somebody of the demonstration the code that proves it, and the next one by itself (FACTOR-13, STAFF-35)", async () => {
    const calls = open({ ...on, demonstrationCode: null });
    needsProof(calls, api.beginSecondFactor, drawn);
    await button("Changer de téléphone").click();
    await expect.element(page.getByText(/^Agence de démonstration\s: votre code a servi/)).toBeVisible();
    calls.gives(api.getMySecondFactor, { ...on, demonstrationCode: "123456" });
    await expect
      .element(page.getByText("Agence de démonstration : votre code est 123456."), { timeout: 15_000 })
      .toBeVisible();
    await expectOutline("shows-somebody-of-the-demonstration-the-code");
  });

  test("is asked for again where it could not be read (FACTOR-17, SPACE-16)", async () => {
    const calls = answerCalls();
    calls.gives(getMyInformation, aParent());
    calls.refuses(api.getMySecondFactor, commonRefusals.internal);
    calls.gives(getMyPasskeys, []);
    openApp("/client/parametres/securite");
    await expect.element(page.getByRole("main").getByRole("alert")).toBeVisible();
    expect(button("Activer").elements()).toEqual([]);
    calls.gives(api.getMySecondFactor, off);
    await button("Réessayer").click();
    await expect.element(button("Activer")).toBeVisible();
    await expect.element(button("Réessayer")).not.toBeInTheDocument();
  });

  test("says what an act was refused for, and offers it again (FACTOR-13)", async () => {
    const calls = open(on);
    calls.fails(api.beginSecondFactor);
    await button("Changer de téléphone").click();
    await expect.element(page.getByText(/^Une erreur est survenue lors de l'action\./)).toBeVisible();
    await expect.element(button("Changer de téléphone")).not.toHaveAttribute("aria-disabled");
  });

  test("does nothing when one would not prove it (FACTOR-13)", async () => {
    const calls = open(on);
    needsProof(calls, api.beginSecondFactor, drawn);
    await button("Changer de téléphone").click();
    await expect.element(page.getByRole("dialog", { name: "Confirmez que c’est bien vous" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
    await expect.element(button("Changer de téléphone")).toBeVisible();
    expect(calls.callsOf(api.proveMyself)).toEqual([]);
  });

  test("switches it off after a question, where nobody asks for it (FACTOR-03, FACTOR-17)", async () => {
    const calls = open(on);
    calls.gives(api.removeSecondFactor, {});
    await button("Désactiver").click();
    await button("La garder").click();
    await button("Désactiver").click();
    calls.gives(api.getMySecondFactor, off);
    await button("Désactiver").click();
    await expect.element(button("Activer")).toBeVisible();
    expect(calls.callsOf(api.removeSecondFactor)).toHaveLength(1);
    await expectOutline("switches-it-off-after-a-question-where");
  });

  test("does not offer to switch off what the agency asks for (FACTOR-03, FACTOR-17)", async () => {
    open({ ...on, isRequired: true });
    await expect
      .element(page.getByText("Votre agence demande la double authentification.", { exact: false }))
      .toBeVisible();
    expect(button("Désactiver").elements()).toEqual([]);
  });
});
