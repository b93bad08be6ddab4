import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type ReadyProcess, startPortal, untilReady } from "@ribambelle/processes/portal";
import { accounts } from "./accounts.ts";
import { expect, test } from "./journey.ts";
import {
  expectFits,
  expectNoSidewaysScrollAnywhere,
  keepOfflinePage,
  openPublic,
  visit,
  watchErrors,
} from "./portal.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const name = `Les Gardes d’Été & <Cie> "Nounous de France"`;
let folder = "";
let portal: ReadyProcess;

/** A portal beside the journeys' own, on the same database: another agency's, in French only and without partners. */
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "ribambelle-other-"));
  cpSync(join(root, "agency", "legal"), join(folder, "legal"), { recursive: true });
  for (const file of readdirSync(join(folder, "legal")))
    if (file.endsWith(".en.md")) rmSync(join(folder, "legal", file));
  mkdirSync(join(folder, "images"));
  cpSync(join(root, "agency", "images", "logo.svg"), join(folder, "images", "logo.svg"));
  writeFileSync(
    join(folder, "agency.yaml"),
    `${JSON.stringify({
      name,
      contact: { email: "bonjour@gardes.example", phone: "01 99 00 56 78", hours: { fr: "tous les jours" } },
      footer: { partners: [], legalLine: { fr: "SARL au capital de 1 €" } },
    })}\n`,
  );
  portal = await untilReady(
    startPortal({
      settings: {
        DATA_FOLDER: process.env.E2E_FOLDER,
        AGENCY_FOLDER: folder,
        DEMONSTRATION: "no",
        JOBS: "elsewhere",
      },
    }),
  );
});

test.afterAll(async () => {
  await portal.stop();
  rmSync(folder, { recursive: true });
});

const publicPages = [
  "/login",
  "/mentions-legales",
  "/confidentialite",
  "/cookies",
  "/accessibilite",
  "/erreur",
  "/erreur?message=Ce+document+est+introuvable.",
  "/acces-non-autorise",
  "/inscription/compte",
  "/reinitialisation-mot-de-passe?resetKey=x",
  "/nulle-part",
  "/hors-ligne",
];

test("no page says another agency’s name, and each says its own (SHELL-40)", async ({ page }) => {
  await keepOfflinePage(page);
  const errors = watchErrors(page);
  for (const path of publicPages) {
    for (const locale of ["fr", "en"]) {
      const url = `${portal.address}${path}${path.includes("?") ? "&" : "?"}lang=${locale}`;
      // The offline page has no script to wait for.
      await (path === "/hors-ligne" ? page.goto(url) : openPublic(page, url));
      await expect.poll(() => page.title(), path).toContain(`– ${name}`);
      await expect(page.getByRole("banner"), path).toContainText(name);
      expect(await page.content(), path).not.toMatch(/Ribambelle/);
    }
    await expectNoSidewaysScrollAnywhere(page);
  }
  await page.goto(`${portal.address}/cookies?lang=en`);
  await expect(page.getByText("This text is available in French only.")).toBeVisible();
  await expect(page.getByRole("article")).toHaveAttribute("lang", "fr");
  await expectFits(page, "a text in French only");
  // A page that is not found, and a key that opens nothing, are told by the server.
  expect(errors.filter((error) => !/status of 4\d\d|ERR_FAILED/.test(error))).toEqual([]);
});

const ownPages = [
  { whose: "a parent", account: accounts.parent, paths: ["/accueil", "/client/contrats"] },
  { whose: "a babysitter", account: accounts.babysitter, paths: ["/accueil", "/intervenant/contrats"] },
];

for (const { whose, account, paths } of ownPages) {
  test(`the own pages of ${whose} are in the agency’s name too`, async ({ page }) => {
    await visit(page, account, `${portal.address}/accueil`);
    for (const path of paths) {
      await page.goto(portal.address + path);
      await expect.poll(() => page.title()).toContain(`– ${name}`);
      const foot = page.getByRole("contentinfo");
      await expect(foot).toContainText("SARL au capital de 1 €");
      await expect(foot.getByRole("heading", { name: "Nos partenaires" })).toHaveCount(0);
      expect(await page.content()).not.toMatch(/Ribambelle/);
      await expectNoSidewaysScrollAnywhere(page);
    }
  });
}

test("a logo that was drawn for a light ground stands on paper in the dark (SHELL-40)", async ({ page }) => {
  const logo = page.getByRole("banner").locator("img");
  const ground = () => logo.evaluate((image) => getComputedStyle(image).backgroundColor);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(`${portal.address}/login`);
  expect(await ground()).toBe("rgb(255, 255, 255)");
  await page.emulateMedia({ colorScheme: "light" });
  expect(await ground()).toBe("rgba(0, 0, 0, 0)");
  // The demonstration's has colours of its own for the dark.
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/login");
  expect(await ground()).toBe("rgba(0, 0, 0, 0)");
});

test("what a phone keeps of the portal is in the agency’s name", async ({ request }) => {
  const manifest = await request.get(`${portal.address}/manifest.webmanifest`);
  expect(await manifest.json()).toMatchObject({ name, short_name: name });
});
