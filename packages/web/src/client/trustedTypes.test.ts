import { expect, test } from "vitest";
import { trustedLegalText, trustedModel } from "./trustedTypes.ts";

interface DefaultPolicy {
  createScriptURL(url: string): object;
}
const { trustedTypes } = window as unknown as { trustedTypes: { defaultPolicy: DefaultPolicy } };

test.each([
  ["/service-worker.js", true],
  ["/assets/main-1a2b.js", true],
  ["/assets/pdf/worker.min.js", true],
  [`${location.origin}/assets/main-1a2b.js`, true],
  ["https://elsewhere.example/assets/main.js", false],
  ["//elsewhere.example/service-worker.js", false],
  ["/brand/legal/cookies.js", false],
  ["/x/service-worker.js", false],
  ["/assets/../api/v1/document", false],
  ["/service-worker.json", false],
  ["data:text/javascript,alert(1)", false],
])("a script may come from the build alone: %s, %s", (url, isAllowed) => {
  expect(String(trustedTypes.defaultPolicy.createScriptURL(url))).toBe(isAllowed ? url : "");
});

test("the text of a legal page and the model of a letter stay as the server wrote them", () => {
  expect(String(trustedLegalText("<h1>Cookies</h1>"))).toBe("<h1>Cookies</h1>");
  expect(String(trustedModel("<p>Bonjour</p>"))).toBe("<p>Bonjour</p>");
});
