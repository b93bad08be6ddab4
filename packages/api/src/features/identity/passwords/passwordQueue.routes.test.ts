import { isThorough } from "@ribambelle/processes/rounds";
import { until } from "@ribambelle/processes/signals";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readWebBuild } from "../../../pages/webBuild.ts";
import { readExposition } from "../../../testing/exposition.ts";
import { compareEachTime } from "../../../testing/passwords/knownPasswords.ts";
import { buildTestApp, type TestApp } from "../../../testing/testApp.ts";
import { testScript, writeTestWebBuild } from "../../../testing/testWebBuild.ts";
import { passwordsWaiting } from "./password.ts";

const token = "a-token-of-twenty-four-characters";
const written = writeTestWebBuild();
compareEachTime();

let portal: TestApp;
beforeAll(async () => {
  portal = await buildTestApp(
    { METRICS_TOKEN: token, SIGN_IN_FAILURES_PER_ADDRESS: "1000" },
    { deps: { webBuild: readWebBuild(written.folder) }, alone: "the queue is that of one process" },
  );
});
afterAll(async () => {
  await portal.close();
  written.remove();
});

describe("a hundred and twenty sign-ins at once", () => {
  it.runIf(isThorough)("let a file pass, count as waiting in the metrics, and are all answered", async () => {
    let answered = 0;
    const signIns = Array.from({ length: 120 }, async (_, index) => {
      const form = { username: `nobody.${index}`, password: "Wrong-1234" };
      const answer = await portal.call("POST", "/Authentication/login", { form });
      answered += 1;
      return answer.statusCode;
    });
    await until(async () => passwordsWaiting() > 90);
    const before = answered;
    expect((await portal.app.inject(`/assets/${testScript.name}`)).body).toBe(testScript.content);
    // As many sign-ins as the file's own few reads last, not all that came before it.
    expect(answered - before).toBeLessThan(20);
    const scraped = await portal.app.inject({
      url: "/metrics",
      headers: { authorization: `Bearer ${token}` },
    });
    expect(readExposition(scraped.body).value("ribambelle_passwords_waiting")).toBeGreaterThan(0);
    const statuses = new Set(await Promise.all(signIns));
    // On a slow machine some have waited too long.
    expect([...statuses].filter((status) => status !== 401 && status !== 503)).toEqual([]);
  });
});
