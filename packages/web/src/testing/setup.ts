import * as react from "react";
import { afterEach } from "vitest";
import { userEvent } from "vitest/browser";
import "../ui/global.css";
import "./patience.ts";

// React for development notes of each element where it was made, and times each component for the tools of the browser: a seventh
// to a fifth of what a page test costs, for nobody. What it checks and warns of stays.
const internals = Object.entries(react).find(([name]) => name.startsWith("__CLIENT_INTERNALS"))?.[1];
Object.defineProperty(internals, "recentlyCreatedOwnerStacks", {
  get: () => Number.POSITIVE_INFINITY,
  set() {},
});
Object.defineProperty(console, "timeStamp", { value: undefined });

// The browser has one pointer: left where a test clicked, it would rest on whatever the next test shows there.
let isPointerAway = true;
addEventListener("pointermove", ({ isTrusted }) => isTrusted && noteMove(), { capture: true });
function noteMove() {
  isPointerAway = false;
}

afterEach(async () => {
  if (isPointerAway) return;
  await userEvent.hover(document.documentElement, { position: { x: 0, y: 0 }, force: true });
  isPointerAway = true;
});
