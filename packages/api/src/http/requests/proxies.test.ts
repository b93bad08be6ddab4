import { endpoint } from "@ribambelle/domain/kernel/endpoint";
import { describe, expect, it, onTestFinished } from "vitest";
import * as z from "zod/mini";
import { testOrigin } from "../../testing/testApp.ts";
import { testRouter } from "../../testing/testRouter.ts";
import { serve } from "../serve.ts";

const who = endpoint({
  name: "who",
  method: "POST",
  path: "/Test/Who",
  access: "public",
  output: z.object({ address: z.nullable(z.string()) }),
});

async function addressSeen(
  trust: string | undefined,
  remoteAddress: string,
  headers: Record<string, string>,
) {
  const settings = trust === undefined ? {} : { TRUST_PROXY: trust };
  const { app } = await testRouter(
    (router) => serve(router, who, async ({ by: { address } }) => ({ address })),
    settings,
  );
  onTestFinished(() => app.close());
  const all = { origin: testOrigin, ...headers };
  const answer = await app.inject({ method: "POST", url: "/api/v1/Test/Who", remoteAddress, headers: all });
  return answer.json().address;
}

describe("whom the portal believes about a caller's address", () => {
  it.each([
    [undefined, "203.0.113.9", "198.51.100.1", "203.0.113.9"],
    [undefined, "127.0.0.1", "198.51.100.1", "127.0.0.1"],
    ["loopback", "127.0.0.1", "198.51.100.1", "198.51.100.1"],
    ["loopback", "::1", "198.51.100.1", "198.51.100.1"],
    ["loopback", "203.0.113.9", "198.51.100.1", "203.0.113.9"],
    ["loopback", "127.0.0.1", "10.9.8.7, 198.51.100.1", "198.51.100.1"],
    ["loopback, 198.51.100.0/24", "127.0.0.1", "10.9.8.7, 198.51.100.1", "10.9.8.7"],
    ["1", "203.0.113.9", "10.9.8.7, 198.51.100.1", "198.51.100.1"],
    ["2", "203.0.113.9", "10.9.8.7, 198.51.100.1", "10.9.8.7"],
    ["1", "203.0.113.9", undefined, "203.0.113.9"],
    ["0", "203.0.113.9", "198.51.100.1", "203.0.113.9"],
  ])("TRUST_PROXY=%s, from %s, forwarded for %s: %s", async (trust, from, forwarded, seen) => {
    const headers = { ...(forwarded !== undefined && { "x-forwarded-for": forwarded }) };
    expect(await addressSeen(trust, from, headers)).toBe(seen);
  });

  it("never by any other header", async () => {
    const headers = {
      forwarded: "for=198.51.100.1",
      "x-real-ip": "198.51.100.1",
      "x-client-ip": "198.51.100.1",
      "cf-connecting-ip": "198.51.100.1",
      via: "198.51.100.1",
    };
    expect(await addressSeen("1", "203.0.113.9", headers)).toBe("203.0.113.9");
  });
});
