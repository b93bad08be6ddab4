import { existsSync } from "node:fs";
import { type BrowserContext, chromium } from "playwright-core";
import { browserFlags } from "../../scripts/browserFlags.ts";
import { untilEnd } from "../lifecycle.ts";

/** The browser to measure with, named by CHROMIUM_PATH; null when there is none. */
export function browserPath(): string | null {
  const path = process.env.CHROMIUM_PATH;
  return path && existsSync(path) ? path : null;
}

/** Said in place of figures that need a browser. */
export const noBrowser = "not measured: no Chromium (install it, or name one with CHROMIUM_PATH)";

/** Opens a phone that visits the portal in French for the first time, with a session's cookie. */
export async function openPhone(path: string, address: string, cookie: string): Promise<BrowserContext> {
  const browser = await chromium.launch({ executablePath: path, args: browserFlags });
  const close = untilEnd(() => browser.close());
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    hasTouch: true,
    locale: "fr-FR",
  });
  context.on("close", () => void close());
  const [name = "", value = ""] = cookie.split(/=(.*)/);
  if (name) await context.addCookies([{ name, value, url: address }]);
  return context;
}
