import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { knownTarget, ownPath, signedInAddress } from "./redirect.ts";

const origin = "https://portail.example.fr";

const foreign = [
  "https://evil.example",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "http://portail.example.fr/",
  "https://portail.example.fr:444/",
  "https://portail.example.fr.evil.example/",
  "https://portail.example.fr@evil.example/",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "data:text/html,x",
  "blob:https://portail.example.fr/x",
  "https://portail.example.fr//evil.example",
  "/.//evil.example",
  "https:\\\\evil.example",
  "\u0001//evil.example",
  "\n//evil.example",
  " //evil.example",
  "/\r\n/evil.example",
  "java\nscript:alert(1)",
  "\u0000javascript:alert(1)",
  "vbscript:x",
  "file:///etc/passwd",
  "https://moi:secret@evil.example/",
  "https://",
  "",
  null,
  undefined,
];

describe("our own path", () => {
  it.each([
    ["/client/contrats", "/client/contrats"],
    ["/client/contrats?x=1&y=2#z", "/client/contrats?x=1&y=2#z"],
    ["https://portail.example.fr/accueil?x=1", "/accueil?x=1"],
    ["https://portail.example.fr:443/accueil", "/accueil"],
    ["client/contrats", "/client/contrats"],
    ["?x=1", "/?x=1"],
    ["/a/../b", "/b"],
    // Written twice over, a host stays part of the path.
    ["%2F%2Fevil.example", "/%2F%2Fevil.example"],
    ["/%2Fevil.example", "/%2Fevil.example"],
    ["/%5Cevil.example", "/%5Cevil.example"],
    ["evil.example", "/evil.example"],
    // A scheme without a host is a path beside the page, for browsers too.
    ["https:evil.example", "/evil.example"],
    ["https:/evil.example", "/evil.example"],
    ["/popup-redirect?redirect=//evil.example", "/popup-redirect?redirect=//evil.example"],
    ["/", "/"],
  ])("our own path made of %j is %s (ROUTE-04)", (target, path) => {
    expect(ownPath(target, origin)).toBe(path);
  });

  it.each(foreign)("does not exist for %j (ROUTE-05)", (target) => {
    expect(ownPath(target, origin)).toBeNull();
  });

  it("does not exist for https:evil.example from a page without TLS (ROUTE-05)", () => {
    expect(ownPath("https:evil.example", "http://localhost:3000")).toBeNull();
  });

  it("whatever is typed, never leads away (ROUTE-05)", () => {
    const pieces = fc.constantFrom(
      "/",
      "\\",
      ".",
      "..",
      "@",
      ":",
      "evil.example",
      "https:",
      "%2f",
      "\t",
      "?",
      "#",
      "a",
    );
    fc.assert(
      fc.property(
        fc.array(pieces).map((parts) => parts.join("")),
        (target) => {
          const path = ownPath(target, origin);
          if (path !== null) {
            expect(new URL(path, origin).origin).toBe(origin);
            expect(path).toMatch(/^\/(?![/\\])/);
          }
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe("a known target", () => {
  const sites = ["https://www.agence.example", "http://localhost:5173"];

  it.each([
    ["/client/contrats?x=1", "/client/contrats?x=1"],
    ["https://www.agence.example/annonce?x=1", "https://www.agence.example/annonce?x=1"],
    ["http://localhost:5173/a", "http://localhost:5173/a"],
  ])("%s leads to %s", (target, expected) => {
    expect(knownTarget(target, origin, sites)).toBe(expected);
  });

  it.each([
    ...foreign,
    "http://www.agence.example/",
    "https://www.agence.example.evil.example/",
    "https://www.agence.example@evil.example/",
    "//evil.example/https://www.agence.example",
    "https://moi:secret@www.agence.example/",
    "https://moi@www.agence.example/",
    "blob:https://www.agence.example/x",
  ])("%j leads nowhere", (target) => {
    expect(knownTarget(target, origin, sites)).toBeNull();
  });
});

it.each([
  [null, "/popup-redirect?redirect=%2F"],
  ["/client/contrats?x=1&y=2", "/popup-redirect?redirect=%2Fclient%2Fcontrats%3Fx%3D1%26y%3D2"],
])("a sign-in that wanted %j leads to %s (POPUP-01)", (wanted, address) => {
  expect(signedInAddress(wanted)).toBe(address);
});

const site = "https://www.example.fr";
it.each([
  [`${site}/annonce`, `${site}/annonce`],
  [`https://moi@www.example.fr/annonce`, null],
  [`https://:secret@www.example.fr/annonce`, null],
  [`blob:${site}/x`, null],
  ["https://[", null],
])("on a configured site, %s is %j (POPUP-OP3)", (target, known) => {
  expect(knownTarget(target, origin, [site, "null"])).toBe(known);
});
