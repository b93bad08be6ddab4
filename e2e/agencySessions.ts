import { type APIRequestContext, request } from "@playwright/test";
import { accounts } from "./accounts.ts";
import { giveShownCode } from "./secondStep.ts";

type Cookies = Awaited<ReturnType<APIRequestContext["storageState"]>>["cookies"];

/** Gives the session that was begun for an account before all journeys; null for an account that signs in by itself. */
export function begunSession(userName: string): Cookies | null {
  return JSON.parse(process.env.E2E_SESSIONS ?? "{}")[userName] ?? null;
}

/** Signs the agency's accounts in once: each code is good once, and two journeys at a time visit as the same person. */
export default async function beginSessions(): Promise<void> {
  const origin = `http://localhost:${process.env.E2E_PORT}`;
  const begun: Record<string, Cookies> = {};
  for (const { role, userName, password } of Object.values(accounts)) {
    if (role !== "Agency") continue;
    const client = await request.newContext({ baseURL: origin, extraHTTPHeaders: { origin } });
    const headers = { accept: "application/json" };
    await client.post("/api/v1/Authentication/login", { headers, form: { username: userName, password } });
    await giveShownCode(client);
    begun[userName] = (await client.storageState()).cookies;
    await client.dispose();
  }
  process.env.E2E_SESSIONS = JSON.stringify(begun);
}
