import { afterEach } from "vitest";
import { userEvent } from "vitest/browser";
import "../ui/global.css";
import "./patience.ts";

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
