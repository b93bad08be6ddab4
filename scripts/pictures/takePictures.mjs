// Run by npm run pictures, on the project's Node: starts two portals, one in another agency's name, and puts what their pages
// look like side by side.
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPortal, untilReady } from "@ribambelle/processes/portal";
import { chromium } from "playwright-core";
import { browserFlags } from "../browserFlags.ts";
import { root } from "../node24.mjs";

const folder = mkdtempSync(join(tmpdir(), "ribambelle-pictures-"));
// When run by root, the database runs as another user, who must be able to enter the folder.
chmodSync(folder, 0o711);
const settings = { DATA_FOLDER: join(folder, "portal"), LOG_LEVEL: "error" };
const agency = { name: "Les Petits Pas de l’Erdre", contact: { phone: "01 99 00 56 78" } };
mkdirSync(join(folder, "agency"));
writeFileSync(join(folder, "agency", "agency.yaml"), JSON.stringify(agency));

const desk = { width: 1180, height: 760 };
const phone = { width: 390, height: 844 };

/** Gives the PNG of a page as it stands in a window, of somebody who is signed in or of nobody. */
async function pictureOf(browser, address, { path, size, userName }) {
  const context = await browser.newContext({
    baseURL: address,
    viewport: size,
    colorScheme: "light",
    locale: "fr-FR",
    timezoneId: "Europe/Paris",
    reducedMotion: "reduce",
  });
  if (userName) {
    const form = { userName, password: "Ribambelle2026" };
    const headers = { accept: "application/json", origin: address };
    const login = await context.request.post("/api/v1/Authentication/login", { form, headers });
    if (!login.ok()) throw new Error(`${userName} could not sign in: ${login.status()}`);
  }
  const page = await context.newPage();
  // The script has come and gone: nothing is waited for any more.
  await page.goto(path, { waitUntil: "networkidle" });
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot();
  await context.close();
  return png;
}

/** Writes pictures side by side as one, on the ground of our own pages. */
async function writeTogether(browser, name, size, pictures) {
  const page = await browser.newPage({ viewport: size });
  const images = pictures.map(
    ({ png, style }) => `<img style="${style}" src="data:image/png;base64,${png.toString("base64")}">`,
  );
  await page.setContent(
    `<style>body{position:relative;height:100vh;margin:0;overflow:hidden;background:#f5f0f8}img{position:absolute;border-radius:14px;box-shadow:0 8px 32px rgb(67 38 87/18%)}</style>${images.join("")}`,
  );
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  await page.screenshot({ path: join(root, "docs/images", name) });
  await page.close();
}

async function take(browser, own, other) {
  const of = (wanted, portal = own) => pictureOf(browser, portal.address, wanted);
  const home = await of({ path: "/accueil", size: desk, userName: "parent" });
  const profile = await of({ path: "/intervenant/profil", size: phone, userName: "intervenante" });
  await writeTogether(browser, "portal.png", { width: 1280, height: 680 }, [
    { png: home, style: "left:32px;top:40px;width:960px" },
    { png: profile, style: "right:32px;top:64px;width:280px" },
  ]);
  const signIn = { path: "/login", size: phone };
  await writeTogether(browser, "agencies.png", { width: 876, height: 868 }, [
    { png: await of(signIn), style: "left:24px;top:12px" },
    { png: await of(signIn, other), style: "right:24px;top:12px" },
  ]);
}

const own = await untilReady(startPortal({ settings }));
const others = { ...settings, AGENCY_FOLDER: join(folder, "agency"), DEMONSTRATION: "no", JOBS: "elsewhere" };
const other = await untilReady(startPortal({ settings: others }));
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: browserFlags });
try {
  await take(browser, own, other);
} finally {
  await browser.close();
  await other.stop();
  await own.stop();
  rmSync(folder, { recursive: true, force: true });
}
