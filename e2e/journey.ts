import { test as base, type ConsoleMessage, expect } from "@playwright/test";

export { expect };

// What a browser reports of a page that breaks the portal's own policies: Content-Security-Policy with Trusted Types, and
// Permissions-Policy.
const isBroken = (message: ConsoleMessage) =>
  /content security policy|trusted ?(type|html|script)|permissions[- ]policy/i.test(message.text());

/** A journey: it fails as well where one of its pages breaks the portal's own policies. */
export const test = base.extend<{ keptPolicies: undefined }>({
  keptPolicies: [
    async ({ context }, use) => {
      const broken: string[] = [];
      context.on("console", (message) => {
        if (isBroken(message)) broken.push(`${message.page()?.url()}: ${message.text()}`);
      });
      await use(undefined);
      expect(broken).toEqual([]);
    },
    { auto: true },
  ],
});
