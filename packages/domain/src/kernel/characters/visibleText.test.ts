import { expect, it } from "vitest";
import { visibleText } from "./visibleText.ts";

it.each([
  ["zero\u200b-width\u2060", "zero-width"],
  ["so\u00adft", "soft"],
  ["\u202eturned\u202c round\u200f", "turned round"],
  ["a bell\u0007 and\u001b an escape\u0085", "a bell and an escape"],
  ["\u3164\u2800\u115f", ""],
  ["\u200d joiners\u200dbetween\u200c Latin letters", " joinersbetween Latin letters"],
  ["tags\u{e0061}\u{e0062}", "tags"],
])("leaves out of a text what nobody sees: %j", (text, expected) => {
  expect(visibleText(text)).toBe(expected);
});

it.each([
  "Éloïse, l’été",
  "two\nlines\tand no\u00a0break",
  "👩🏽‍🍼 👨‍👩‍👧 ❤️ 1️⃣ 🇫🇷",
  "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}",
  "می‌خواهم",
  "क्‍ष",
])("keeps what is seen: %j", (text) => {
  expect(visibleText(text)).toBe(text);
});
