import { startPortal, startScript, untilReady } from "@ribambelle/processes/portal";
import { rowsOf } from "@ribambelle/processes/postgres";
import { isThorough } from "@ribambelle/processes/rounds";
import { until } from "@ribambelle/processes/signals";
import pg from "pg";
import { expect } from "vitest";
import { test } from "./fixtures.ts";

test.runIf(isThorough)(
  "npm run generate takes the time that it needs: the limit of requests cuts none of its statements",
  async ({ aFolder, aServer, onTestFinished }) => {
    const url = (await aServer()).url("postgres");
    const settings = { DATA_FOLDER: aFolder(), DATABASE_URL: url, DEMONSTRATION: "no" };
    const portal = await untilReady(startPortal({ settings }));
    await portal.stop();
    const holder = new pg.Client(url);
    await holder.connect();
    onTestFinished(() => holder.end());
    await holder.query("BEGIN; LOCK TABLE parent_contract IN SHARE MODE");
    const generate = startScript("bench/generate.ts", ["--parents", "10"], {
      settings: { ...settings, DATABASE_STATEMENT_SECONDS: "1" },
    });
    onTestFinished(() => void generate.child.kill("SIGKILL"));
    let hasEnded = false;
    void generate.ended.then(() => {
      hasEnded = true;
    });
    // It waits for the table longer than any request may.
    const waiting =
      "SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query_start < now() - interval '2 s'";
    await until(async () => hasEnded || (await rowsOf(url, waiting)).length > 0, "a statement takes long");
    await holder.query("ROLLBACK");
    expect([await generate.ended, generate.output.problems]).toEqual([0, ""]);
    expect(await rowsOf(url, "SELECT count(*)::int AS count FROM parent_contract")).toEqual([{ count: 50 }]);
  },
);
