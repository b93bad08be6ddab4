import { describe, expect, test } from "vitest";
import { entranceOf, popupTarget } from "./entrance.ts";

const origin = "https://portail.example.fr";

describe("the entrance", () => {
  test.each([
    ["Parent", null, "/accueil"],
    ["BabySitter", null, "/accueil"],
    ["Agency", null, "/agence"],
    [null, null, "/login"],
  ] as const)("leads %s to %s %s (ROUTE-01, ROUTE-02, ROUTE-03)", (role, redirectUrl, expected) => {
    expect(entranceOf(role, redirectUrl, origin)).toBe(expected);
  });

  test.each([
    ["/client/contrats?x=1", "/client/contrats?x=1"],
    [`${origin}/client/contrats`, "/client/contrats"],
    ["https://evil.example/client", "/accueil"],
    ["//evil.example", "/accueil"],
    ["/\\evil.example", "/accueil"],
    ["javascript:alert(1)", "/accueil"],
    ["http://portail.example.fr/", "/accueil"],
    ["https://portail.example.fr:8443/", "/accueil"],
    ["", "/accueil"],
    // Pages that only send elsewhere
    ["/", "/accueil"],
    ["/?redirectUrl=%2F", "/accueil"],
    ["/login?redirectUrl=%2F", "/accueil"],
    ["/popup-redirect?redirect=%2F", "/accueil"],
    ["/LOGIN?redirectUrl=%2FLOGIN", "/accueil"],
    ["/%6Cogin/", "/accueil"],
    // Their own target, where it is ours
    ["/popup-redirect?redirect=%2Fclient%2Fcontrats%3Fx%3D1", "/client/contrats?x=1"],
    ["/login?redirectUrl=%2Fclient%2Fcontrats", "/client/contrats"],
    ["/?redirectUrl=%2FLogin%3FredirectUrl%3D%252Fclient%252Fcontrats", "/client/contrats"],
    [`${origin}/popup-redirect/?redirect=/?redirectUrl=/client/contrats`, "/client/contrats"],
    ["/login?redirectUrl=https%3A%2F%2Fevil.example", "/accueil"],
    ["/popup-redirect?redirect=%2F%2Fevil.example", "/accueil"],
    ["/login?redirect=%2Fclient%2Fcontrats", "/accueil"],
  ])("honours the target %s only on our origin: %s (ROUTE-04, ROUTE-05)", (redirectUrl, expected) => {
    expect(entranceOf("Parent", redirectUrl, origin)).toBe(expected);
  });

  test("keeps our own target for after the sign-in, and no other (ROUTE-03, ROUTE-05)", () => {
    expect(entranceOf(null, "/client/contrats?a=1&b=2", origin)).toBe(
      "/login?redirectUrl=%2Fclient%2Fcontrats%3Fa%3D1%26b%3D2",
    );
    expect(entranceOf(null, "/popup-redirect?redirect=%2Fclient%2Fcontrats", origin)).toBe(
      "/login?redirectUrl=%2Fclient%2Fcontrats",
    );
    expect(entranceOf(null, "https://evil.example", origin)).toBe("/login");
  });

  test("leads the agency only to its own pages (ROUTE-44)", () => {
    expect(entranceOf("Agency", "/agence?x=1", origin)).toBe("/agence?x=1");
    expect(entranceOf("Agency", "/client/contrats", origin)).toBe("/agence");
    expect(entranceOf("Agency", "/agencement", origin)).toBe("/agence");
  });
});

describe("the popup’s target", () => {
  const sites = [
    "https://www.agence.example/accueil",
    "https://ancien.example/espace",
    null,
    "pas une adresse",
  ];

  test.each([
    ["/client/contrats?x=1", "/client/contrats?x=1"],
    ["https://www.agence.example/annonce", "https://www.agence.example/annonce"],
    ["https://evil.example", "/"],
    ["https://www.agence.example.evil.example", "/"],
    ["javascript:alert(1)", "/"],
    ["https://moi:secret@www.agence.example/annonce", "/"],
    ["//evil.example", "/"],
    ["/\\evil.example", "/"],
    ["%2F%2Fevil.example", "/%2F%2Fevil.example"],
    ["/popup-redirect?redirect=%2Fpopup-redirect", "/"],
    ["/popup-redirect?redirect=%2Fclient%2Fcontrats", "/client/contrats"],
    ["/Popup-Redirect?redirect=%2Fpopup%252Dredirect%3Fredirect%3D%2Faccueil", "/accueil"],
    ["/%70opup-redirect?redirect=//evil.example", "/"],
    [
      "https://www.agence.example/popup-redirect?redirect=x",
      "https://www.agence.example/popup-redirect?redirect=x",
    ],
    ["https://ancien.example/factures", "https://ancien.example/factures"],
    ["/popup-redirect/", "/"],
    ["/", "/"],
    [null, "/"],
  ])("%s gives %s (POPUP-07, POPUP-08, POPUP-09)", (redirect, expected) => {
    expect(popupTarget(redirect, origin, sites)).toBe(expected);
  });
});
