import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type APIRequestContext, expect, request, test } from "@playwright/test";
import { startScript } from "@ribambelle/processes/portal";
import { freePort } from "@ribambelle/processes/postgres";
import { accounts } from "./accounts.ts";
import { copyOfCheckout } from "./checkout.ts";
import { watchErrors } from "./portal.ts";
import { giveShownCode } from "./secondStep.ts";

test("npm run dev shows a public page and a page of each role, drawn, and again after a change on either side", async ({
  page,
}) => {
  // Two programs start, one of them twice.
  test.slow();
  const copy = copyOfCheckout();
  chmodSync(copy, 0o711);
  const [PORT, PAGES_PORT] = [String(await freePort()), String(await freePort())];
  const origin = `http://localhost:${PAGES_PORT}`;
  const data = join(copy, "data");
  mkdirSync(data);
  const settings = { PORT, PAGES_PORT, DATA_FOLDER: data, HOME: process.env.HOME };
  const dev = startScript("scripts/dev.mjs", [], { settings, checkout: copy });
  try {
    await expect
      .poll(() => answerOf(origin, "/login"), { timeout: 90_000, message: dev.output.problems })
      .toContain("Se connecter");

    const errors = watchErrors(page);
    await page.goto(`${origin}/login`);
    await page.getByLabel("E-mail ou identifiant").fill(accounts.parent.userName);
    await page.getByLabel("Mot de passe", { exact: true }).fill(accounts.parent.password);
    await page.getByRole("button", { name: "Se connecter" }).click();
    await expect(page).toHaveURL(/popup-redirect|accueil/);
    await page.goto(`${origin}/client/contrats`);
    await expect(page.getByRole("heading", { level: 1, name: "Vos contrats" })).toBeVisible();
    expect(errors).toEqual([]);
    await page.close();

    const parent = await signedIn(origin, accounts.parent);
    const babysitter = await signedIn(origin, accounts.babysitter);
    const agency = await signedIn(origin, accounts.agency);
    for (const [client, path] of [
      [parent, "/client/contrats"],
      [babysitter, "/intervenant/contrats"],
      [agency, "/agence"],
    ] as const) {
      expect(await client.get(path).then((answer) => answer.text()), path).toContain("data-drawn");
    }
    const words = () => parent.get("/client/contrats").then((answer) => answer.text(), String);
    const change = (file: string, from: string, to: string) => {
      const path = join(copy, file);
      const before = readFileSync(path, "utf8");
      expect(before.includes(from), from).toBe(true);
      writeFileSync(path, before.replaceAll(from, to));
    };
    change("packages/web/src/features/contracts/contracts.texts.ts", "Vos contrats", "Vos accords");
    await expect.poll(words, { timeout: 30_000 }).toContain("Vos accords");
    change("packages/domain/src/contracts/contract.states.ts", "En cours", "En route");
    await expect.poll(words, { timeout: 60_000 }).toMatch(/data-drawn[\s\S]*En route/);
  } finally {
    await dev.stop();
  }
});

type Account = (typeof accounts)[keyof typeof accounts];

const answerOf = (origin: string, path: string) =>
  fetch(origin + path).then(
    (answer) => answer.text(),
    (error) => String(error),
  );

async function signedIn(origin: string, who: Account): Promise<APIRequestContext> {
  const client = await request.newContext({
    baseURL: origin,
    extraHTTPHeaders: { origin, "accept-language": "fr" },
  });
  const login = await client.post("/api/v1/Authentication/login", {
    headers: { accept: "application/json" },
    form: { username: who.userName, password: who.password },
  });
  expect(login.status()).toBe(200);
  if (who.role === "Agency") await giveShownCode(client);
  return client;
}
