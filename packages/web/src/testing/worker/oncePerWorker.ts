import * as react from "react";
import { commands, page } from "vitest/browser";
import "../../ui/global.css";
import "../navigations.ts";
import "./patience.ts";

declare module "vitest/browser" {
  interface BrowserCommands {
    putPointerAway(): Promise<void>;
  }
}

// What a page of tests is given once, before its first file: setup.ts is run again for each.

// React for development notes of each element where it was made, and times each component for the tools of the browser: a seventh
// to a fifth of what a page test costs, for nobody. What it checks and warns of stays.
const internals = Object.entries(react).find(([name]) => name.startsWith("__CLIENT_INTERNALS"))?.[1];
Object.defineProperty(internals, "recentlyCreatedOwnerStacks", {
  get: () => Number.POSITIVE_INFINITY,
  set() {},
});
Object.defineProperty(console, "timeStamp", { value: undefined });

// Nobody looks: a frame that lets all through is laid out, clicked and observed as ever, but not drawn, which was a sixth of what a
// page test costs.
frameElement?.setAttribute("style", `${frameElement.getAttribute("style")}; opacity: 0`);

let isPointerAway = true;
addEventListener("pointermove", ({ isTrusted }) => isTrusted && noteMove(), { capture: true });
function noteMove() {
  isPointerAway = false;
}

/** Puts the browser's one pointer away: left where a test clicked, it would rest on whatever the next one shows there. */
export async function putPointerAway(): Promise<void> {
  if (isPointerAway) return;
  await commands.putPointerAway();
  isPointerAway = true;
}

const { innerWidth: width, innerHeight: height } = window;
const { href } = location;
const { title } = document;
const written = [document.documentElement, document.head, document.body].map(
  (element) => [element, [...element.attributes]] as const,
);

/** Puts the window and the document back as they were before the first file. */
export async function putBack(): Promise<void> {
  document.body.replaceChildren();
  for (const [element, attributes] of written) {
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
    for (const { name, value } of attributes) element.setAttribute(name, value);
  }
  document.title = title;
  if (location.href !== href) history.replaceState(null, "", href);
  localStorage.clear();
  sessionStorage.clear();
  if (innerWidth !== width || innerHeight !== height) await page.viewport(width, height);
}
