import { onTestFinished } from "vitest";
import { cdp } from "vitest/browser";

interface Session {
  send(method: string, params?: object): Promise<unknown>;
}

/** Gives the browser a device that holds passkeys and verifies its person at once, until the test ends. */
export async function virtualAuthenticator(options: { isUserVerified?: boolean } = {}): Promise<void> {
  const session = cdp() as unknown as Session;
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: options.isUserVerified ?? true,
      automaticPresenceSimulation: true,
    },
  });
  onTestFinished(async () => {
    await session.send("WebAuthn.disable");
  });
}
