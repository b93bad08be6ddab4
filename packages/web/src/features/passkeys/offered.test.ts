import { expect, onTestFinished, test } from "vitest";
import { arePasskeysOffered } from "./offered.ts";

test("passkeys are offered where the browser knows them, and nowhere else", () => {
  expect(arePasskeysOffered()).toBe(true);
  const known = Object.getOwnPropertyDescriptor(window, "PublicKeyCredential") as PropertyDescriptor;
  onTestFinished(() => void Object.defineProperty(window, "PublicKeyCredential", known));
  Reflect.deleteProperty(window, "PublicKeyCredential");
  expect(arePasskeysOffered()).toBe(false);
});
