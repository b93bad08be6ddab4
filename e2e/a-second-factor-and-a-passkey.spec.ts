import type { APIRequestContext, Page, TestInfo } from "@playwright/test";
import { codeOf, earlierCode } from "./authenticator.ts";
import { importFiles } from "./importFiles.ts";
import { expect, test } from "./journey.ts";
import { aReference, choosePassword } from "./people.ts";
import { expectFits, holdScripts, loseSession, openPublic, sendCredentials, visit } from "./portal.ts";

const password = "Tout-Nouveau-9";
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const codeField = (page: Page) => page.getByLabel("Code à 6 chiffres");
// A person of its own: a second factor would stop every other journey that signs in as them.
async function somebody(page: Page, prefix: string, info: TestInfo) {
  const { id, email } = aReference(prefix, info);
  await importFiles({
    "personnes.csv": `référence;rôle;prénom;nom;email\n${id};parent;Inès;Le Roux;${email}\n`,
  });
  await choosePassword(page, email, password);
  return { userName: email, password };
}

async function enrolByCalls(client: APIRequestContext) {
  const begun = await client.post("/api/v1/User/SecondFactor/Begin");
  const { key } = await begun.json();
  const data = { code: await earlierCode(key) };
  const confirmed = await client.post("/api/v1/User/SecondFactor/Confirm", { data });
  expect(confirmed.status()).toBe(200);
  return { key, ...((await confirmed.json()) as { recoveryCodes: string[] }) };
}

test("switches a second factor on and gives it at the next sign-in, which leads to the wanted page (FACTOR-05, FACTOR-15, FACTOR-16, FACTOR-17)", async ({
  page,
}, info) => {
  const account = await somebody(page, "FACTOR", info);
  await visit(page, account, "/client/parametres");
  await page.getByRole("link", { name: "Sécurité du compte" }).click();
  await expect(heading(page)).toHaveText("Sécurité du compte");
  await expectFits(page, "off");
  await page.getByRole("button", { name: "Activer" }).click();
  const key = ((await page.locator("code").first().textContent()) ?? "").replaceAll(" ", "");
  await expectFits(page, "enrolment");
  await codeField(page).fill(await earlierCode(key));
  const stored = page.getByLabel("J’ai rangé ces codes en lieu sûr");
  await expect(stored).toBeVisible();
  await expectFits(page, "recovery codes");
  await stored.check();
  await page.getByRole("button", { name: "Continuer" }).click();
  await expect(page.getByText(/^Activée depuis le /)).toBeVisible();
  await expectFits(page, "on");

  await loseSession(page);
  await openPublic(page, "/login?redirectUrl=/client/contrats");
  await sendCredentials(page, account);
  await expect(page).toHaveURL(/\/verification\?redirectUrl=%2Fclient%2Fcontrats$/);
  await expectFits(page, "verification");
  await page.goto("/client/contacts");
  await expect(page).toHaveURL(/\/verification\?redirectUrl=%2Fclient%2Fcontacts$/);
  await codeField(page).fill("000000");
  await expect(page.getByText("Ce code n’est pas le bon.", { exact: false })).toBeVisible();
  await expectFits(page, "wrong code");
  await page.getByRole("button", { name: "Je n’ai pas mon téléphone" }).click();
  await expectFits(page, "recovery");
  await page.getByRole("button", { name: "Revenir au code de l’application" }).click();
  // Whoever is faster than the script need not type it again.
  const release = await holdScripts(page, "**/*.js");
  await page.goto("/verification?redirectUrl=%2Fclient%2Fcontacts", { waitUntil: "commit" });
  await codeField(page).fill(await codeOf(key));
  release();
  await expect(page).toHaveURL(/\/client\/contacts$/);
});

test("gives the second factor without script too, by a code or a recovery code (FACTOR-05, FACTOR-10)", async ({
  page,
  browser,
  baseURL,
}, info) => {
  const account = await somebody(page, "PLAIN", info);
  await visit(page, account);
  await page.goto("about:blank");
  const context = await browser.newContext({
    javaScriptEnabled: false,
    locale: "fr-FR",
    ...(baseURL && { baseURL }),
  });
  const { key, recoveryCodes } = await enrolByCalls(page.request);
  for (const [label, typed, button] of [
    ["Code à 6 chiffres", await codeOf(key), "Vérifier"],
    ["Code de secours", recoveryCodes[0] ?? "", "Utiliser ce code"],
  ] as const) {
    await context.clearCookies();
    const plain = await context.newPage();
    await plain.goto("/login?redirectUrl=/client/contrats");
    await sendCredentials(plain, account);
    await expect(plain).toHaveURL(/\/verification\?redirectUrl=%2Fclient%2Fcontrats$/);
    await plain.getByLabel(label).fill(typed);
    await plain.getByRole("button", { name: button }).click();
    await expect(plain).toHaveURL(/\/client\/contrats$/);
    await plain.close();
  }
  await context.close();
});

test("adds a passkey and signs in by it alone (PASSKEY-04, PASSKEY-05, PASSKEY-09, PASSKEY-10)", async ({
  page,
}, info) => {
  const account = await somebody(page, "KEY", info);
  const device = await page.context().newCDPSession(page);
  await device.send("WebAuthn.enable");
  await device.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await visit(page, account, "/client/parametres/securite");
  await page.getByRole("button", { name: "Ajouter une clé d’accès" }).click();
  await page.getByLabel("Nom de la clé d’accès").fill("Téléphone d’Inès");
  await expectFits(page, "naming");
  await page.getByRole("button", { name: "Continuer" }).click();
  await expect(page.getByText("Téléphone d’Inès")).toBeVisible();
  await expectFits(page, "passkeys");
  await enrolByCalls(page.request);

  await loseSession(page);
  await openPublic(page, "/login?redirectUrl=/client/contrats");
  await page.getByRole("button", { name: "Utiliser une clé d’accès" }).click();
  await expect(page).toHaveURL(({ pathname }) => pathname === "/client/contrats");
  await page.goto("/client/parametres/securite");
  await expect(page.getByText(/, utilisée le /)).toBeVisible();
  await page.getByRole("button", { name: /^Supprimer la clé/ }).click();
  await expectFits(page, "removing");
  await page.getByRole("button", { name: "Supprimer" }).click();
  await expect(page.getByText("Vous n’avez pas encore de clé d’accès.")).toBeVisible();
});
