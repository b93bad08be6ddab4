import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { getMyInformation } from "@ribambelle/domain/me/me.api";
import type { Passkey, RegistrationOptions } from "@ribambelle/domain/passkeys/passkey";
import * as api from "@ribambelle/domain/passkeys/passkey.api";
import { getMySecondFactor, proveMyself } from "@ribambelle/domain/secondFactor/secondFactor.api";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answerCalls } from "../../../testing/answers.ts";
import { openApp } from "../../../testing/openApp.tsx";
import { expectOutline } from "../../../testing/outline/outline.ts";
import { aBabysitter } from "../../../testing/people.ts";
import { virtualAuthenticator } from "../../../testing/virtualAuthenticator.ts";

const phone: Passkey = {
  id: "phone",
  name: "iPhone de Léa",
  createdAt: "2026-11-02T10:00:00.000Z",
  usedAt: "2026-11-20T10:00:00.000Z",
};
const mac: Passkey = { id: "mac", name: "Mac", createdAt: "2026-11-03T10:00:00.000Z", usedAt: null };
const options: RegistrationOptions = {
  rp: { id: "localhost", name: "Agence" },
  user: { id: "AAAAAAAAAAAAAAAAAAAAAA", name: "lea@example.fr", displayName: "" },
  challenge: "Y2hhbGxlbmdl",
  pubKeyCredParams: [{ alg: -7, type: "public-key" }],
  timeout: 60_000,
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: "required",
    requireResidentKey: true,
    userVerification: "required",
  },
  attestation: "none",
};
const button = (name: string) => page.getByRole("button", { name });

function open(passkeys: Passkey[]) {
  const calls = answerCalls();
  calls.gives(getMyInformation, aBabysitter());
  calls.gives(getMySecondFactor, { isOn: false, since: null, recoveryCodesLeft: 0, isRequired: false });
  calls.gives(api.getMyPasskeys, passkeys);
  openApp("/intervenant/parametres/securite");
  return calls;
}

test("passkeys are listed with the day on which they were added and last used (PASSKEY-10)", async () => {
  open([phone, mac]);
  await expect
    .element(page.getByText("Ajoutée le 2 novembre 2026, utilisée le 20 novembre 2026"))
    .toBeVisible();
  await expect.element(page.getByText("Ajoutée le 3 novembre 2026, jamais utilisée")).toBeVisible();
  await expectOutline("passkeys-are-listed-with-the-day");
});

test.each([
  [9, true],
  [10, false],
])(
  "ten are as many as one may have: after %i there may be one more, %s (PASSKEY-10)",
  async (count, isMore) => {
    await virtualAuthenticator();
    open(Array.from({ length: count }, (_, at) => ({ ...mac, id: `k${at}`, name: `Clé ${at}` })));
    await expect.element(page.getByText(`Clé ${count - 1}`, { exact: true })).toBeVisible();
    const more = button("Ajouter une clé d’accès");
    if (isMore) await expect.element(more).toBeVisible();
    else await expect.element(more).not.toBeInTheDocument();
  },
);

test("one is added under the name of the device, by the browser’s own window (PASSKEY-02, PASSKEY-10)", async () => {
  await virtualAuthenticator();
  const calls = open([]);
  calls.refuses(api.beginPasskey, commonRefusals.proofNeeded);
  calls.gives(api.addPasskey, {});
  await expect.element(page.getByText("Vous n’avez pas encore de clé d’accès.")).toBeVisible();
  await button("Ajouter une clé d’accès").click();
  const name = page.getByRole("textbox", { name: "Nom de la clé d’accès" });
  await expect.element(name).toHaveFocus();
  await name.fill("Autre");
  await button("Annuler").click();
  await expect.element(name).not.toBeInTheDocument();
  await button("Ajouter une clé d’accès").click();
  await expect.element(name).toHaveValue("Linux");
  await name.fill("Ordinateur de Léa");
  // Whoever does not prove who they are has added nothing, and finds the name as it was typed.
  await button("Continuer").click();
  await expect.element(page.getByRole("dialog")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await expect.element(button("Continuer")).not.toHaveAttribute("aria-disabled");
  await expect.element(name).toHaveValue("Ordinateur de Léa");
  calls.gives(api.beginPasskey, options);
  calls.gives(api.getMyPasskeys, [phone]);
  await button("Continuer").click();
  await expect.element(page.getByText("La clé d’accès est ajoutée.")).toBeVisible();
  await expect.element(page.getByText("iPhone de Léa")).toBeVisible();
  const sent = calls.callsOf(api.addPasskey)[0]?.body as {
    name: string;
    credential: { id: string; response: { clientDataJSON: string } };
  };
  expect(sent.name).toBe("Ordinateur de Léa");
  expect(JSON.parse(atob(sent.credential.response.clientDataJSON))).toMatchObject({
    type: "webauthn.create",
    challenge: "Y2hhbGxlbmdl",
    origin: location.origin,
  });
});

test("says calmly that none was made when the device would not (PASSKEY-10)", async () => {
  await virtualAuthenticator({ isUserVerified: false });
  const calls = open([]);
  calls.gives(api.beginPasskey, options);
  await button("Ajouter une clé d’accès").click();
  await button("Continuer").click();
  await expect.element(page.getByText("Aucune clé d’accès n’a été utilisée.")).toBeVisible();
  expect(calls.callsOf(api.addPasskey)).toEqual([]);
  await expectOutline("says-calmly-that-none-was-made");
});

test("one is removed after a question and a proof (PASSKEY-06, PASSKEY-10, FACTOR-13)", async () => {
  const calls = open([phone, mac]);
  calls.refuses(api.removePasskey, commonRefusals.proofNeeded);
  calls.does(proveMyself, async () => {
    calls.gives(api.removePasskey, {});
    calls.gives(api.getMyPasskeys, [mac]);
    return Response.json({});
  });
  const remove = button("Supprimer la clé d’accès «\u00a0iPhone de Léa\u00a0»");
  await remove.click();
  await button("La garder").click();
  await expect.element(button("La garder")).not.toBeInTheDocument();
  expect(calls.callsOf(api.removePasskey)).toEqual([]);
  await remove.click();
  await button("Supprimer").click();
  // Whoever does not prove it has removed nothing.
  await expect.element(page.getByRole("dialog")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await expect.element(page.getByText("La clé d’accès est supprimée.")).not.toBeInTheDocument();
  await expect.element(button("Supprimer")).not.toHaveAttribute("aria-disabled");
  await button("Supprimer").click();
  await page.getByLabelText("Mot de passe", { exact: true }).fill("Secret-1");
  await button("Confirmer").click();
  await expect.element(page.getByText("La clé d’accès est supprimée.")).toBeVisible();
  await expect.element(page.getByText("Mac", { exact: true })).toBeVisible();
  await expect.element(page.getByText("iPhone de Léa", { exact: false })).not.toBeInTheDocument();
  expect(calls.callsOf(api.removePasskey).map(({ body }) => body)).toEqual([
    { id: "phone" },
    { id: "phone" },
    { id: "phone" },
  ]);
  await expectOutline("one-is-removed-after-a-question");
});
