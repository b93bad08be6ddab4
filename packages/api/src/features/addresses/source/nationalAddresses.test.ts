import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { expect, it, onTestFinished } from "vitest";
import { nationalAddresses } from "./nationalAddresses.ts";
import { openPatience } from "./patience.ts";

it("stops waiting for a source that does not answer (GEO-OP2)", async () => {
  const silent = createServer(() => {});
  await new Promise<void>((listening) => silent.listen(0, "127.0.0.1", listening));
  onTestFinished(() => {
    silent.closeAllConnections();
    silent.close();
  });
  const search = nationalAddresses({
    url: `http://127.0.0.1:${(silent.address() as AddressInfo).port}/search`,
    now: () => new Date(),
    log: pino({ enabled: false }),
    timeoutMs: 50,
  });
  await expect(search("12 rue de la Paix")).rejects.toMatchObject({ refusal: { status: 502 } });
});

it("calls a source so many times a second at most (GEO-OP2)", () => {
  let now = 5_000;
  const { take } = openPatience(
    { callsPerSecond: 3, failures: 5, restSeconds: 30, mostPauseSeconds: 300 },
    () => now,
  );
  expect([take(), take(), take(), take()]).toEqual([0, 0, 0, 1]);
  now += 1_000;
  expect(take()).toBe(0);
});
