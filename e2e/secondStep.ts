import { type APIRequestContext, expect } from "@playwright/test";

/** Gives the second factor of an account of the demonstration's agency: the page of the step shows its code (STAFF-35). */
export async function giveShownCode(client: APIRequestContext): Promise<void> {
  const codeNow = async () => {
    const me = await client.get("/api/v1/Authentication/GetMyInformation");
    return ((await me.json()) as { demonstrationCode: string | null }).demonstrationCode;
  };
  // A code is good once, and lasts half a minute.
  await expect.poll(codeNow, { timeout: 40_000 }).toMatch(/^\d{6}$/);
  const given = await client.post("/api/v1/User/SecondFactor/Verify", {
    headers: { accept: "application/json" },
    form: { code: (await codeNow()) ?? "" },
  });
  expect(given.status()).toBe(200);
}
