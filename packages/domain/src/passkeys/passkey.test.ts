import { describe, expect, it } from "vitest";
import {
  assertionSchema,
  newCredentialSchema,
  passkeyNameSchema,
  registrationOptionsSchema,
  signInOptionsSchema,
} from "./passkey.ts";

describe("the name of a passkey", () => {
  it.each([
    [" Mon\u200b téléphone ", "Mon téléphone"],
    ["x".repeat(60), "x".repeat(60)],
  ])("%j is kept as %j", (typed, kept) => {
    expect(passkeyNameSchema.parse(typed)).toBe(kept);
  });

  it.each([
    ["", ["required"]],
    [" \u200b ", ["required"]],
    ["x".repeat(61), ["too-long"]],
  ])("%j is refused: %j", (typed, problems) => {
    expect(passkeyNameSchema.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual(problems);
  });
});

describe("what a browser sends of a passkey", () => {
  const made = { id: "aZ09-_", response: { clientDataJSON: "YQ", attestationObject: "YQ" } };
  const given = {
    id: "aZ09-_",
    response: { clientDataJSON: "YQ", authenticatorData: "YQ", signature: "YQ" },
  };
  const takesNew = (id: string, response: object = {}) =>
    newCredentialSchema.safeParse({ id, response: { ...made.response, ...response } }).success;

  it("may leave out how the passkey is reached, and whose it is", () => {
    expect(newCredentialSchema.parse(made).response.transports).toEqual([]);
    expect(assertionSchema.parse(given).response.userHandle).toBeUndefined();
  });

  it.each([
    ["a", true],
    ["a".repeat(1_400), true],
    ["a".repeat(1_401), false],
    ["", false],
    ["a=", false],
    ["=a", false],
    ["a+", false],
    ["é", false],
  ])("has an id in base64url, of 1,400 signs at most: %j, %s", (id, isOne) => {
    expect(takesNew(id)).toBe(isOne);
    expect(assertionSchema.safeParse({ ...given, id }).success).toBe(isOne);
  });

  it.each([
    [{ transports: Array(10).fill("x".repeat(30)) }, true],
    [{ transports: Array(11).fill("usb") }, false],
    [{ transports: ["x".repeat(31)] }, false],
    [{ attestationObject: "a".repeat(30_000) }, true],
    [{ attestationObject: "a".repeat(30_001) }, false],
    [{ clientDataJSON: "a".repeat(4_001) }, false],
  ])("holds no more than a browser would send: %#", (response, isTaken) => {
    expect(takesNew("a", response)).toBe(isTaken);
  });
});

describe("what a browser is asked for", () => {
  const authenticatorSelection = {
    residentKey: "required",
    requireResidentKey: true,
    userVerification: "required",
  };
  const known = { id: "a", type: "public-key", transports: ["usb"] };
  const options = {
    rp: { id: "localhost", name: "Agence" },
    user: { id: "a", name: "lea@example.fr", displayName: "" },
    challenge: "Y2hhbGxlbmdl",
    pubKeyCredParams: [{ alg: -7, type: "public-key" }],
    timeout: 60_000,
    excludeCredentials: [known],
    authenticatorSelection,
    attestation: "none",
  };
  const makes = (change: object) => registrationOptionsSchema.safeParse({ ...options, ...change }).success;
  const selects = (change: object) =>
    makes({ authenticatorSelection: { ...authenticatorSelection, ...change } });

  it("is a passkey of somebody who proved who they are, kept by the device, that says nothing of it", () => {
    expect(makes({})).toBe(true);
    expect(selects({ userVerification: "preferred" })).toBe(false);
    expect(selects({ residentKey: "discouraged" })).toBe(false);
    expect(makes({ attestation: "direct" })).toBe(false);
    expect(makes({ pubKeyCredParams: [{ alg: -7, type: "password" }] })).toBe(false);
    expect(makes({ excludeCredentials: [{ ...known, type: "password" }] })).toBe(false);
  });

  it("is the same proof when one signs in", () => {
    const asked = { challenge: "a", rpId: "localhost", timeout: 60_000, userVerification: "required" };
    expect(signInOptionsSchema.safeParse(asked).success).toBe(true);
    expect(signInOptionsSchema.safeParse({ ...asked, userVerification: "preferred" }).success).toBe(false);
  });
});
