import { spawnSync } from "node:child_process";
import { closeSync, constants, mkdtempSync, openSync, readSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPortal, untilReady } from "@ribambelle/processes/portal";
import { urlOf } from "@ribambelle/processes/postgres";
import { isThorough } from "@ribambelle/processes/rounds";
import { until } from "@ribambelle/processes/signals";
import { expect, it, onTestFinished } from "vitest";
import { isoTime, openLogOutput } from "./logOutput.ts";
import { readExposition } from "./testing/exposition.ts";
import { testDatabase } from "./testing/testDatabase.ts";

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "ribambelle-log-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

// A pipe whose two ends are ours, so that a test decides when it is read.
function makePipe(): { pipe: number; read: () => string } {
  const path = join(makeFolder(), "pipe");
  spawnSync("mkfifo", [path]);
  const pipe = openSync(path, constants.O_RDWR | constants.O_NONBLOCK);
  onTestFinished(() => closeSync(pipe));
  const piece = Buffer.alloc(65_536);
  const read = () => {
    try {
      return piece.toString("utf8", 0, readSync(pipe, piece));
    } catch {
      return "";
    }
  };
  return { pipe, read };
}

it.skipIf(process.platform === "win32")(
  "lines whose reader is stuck are dropped and counted; when it reads again, one line says how many",
  async () => {
    const { pipe, read } = makePipe();
    const output = openLogOutput(pipe);
    const written = 30_000;
    for (let number = 0; number < written; number += 1)
      output.write(`${JSON.stringify({ number, filler: "x".repeat(80) })}\n`);
    const lost = output.lost();
    expect(lost).toBeGreaterThan(10_000);
    let text = "";
    await until(() => {
      text += read();
      return text.includes('"lines":');
    });
    output.write('{"number":-1}\n');
    text += read();
    const lines = text
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    // All that was not lost came, in its order, each line whole.
    expect(lines.slice(0, -2).map(({ number }) => number)).toEqual(
      Array.from({ length: written - lost }, (_, number) => number),
    );
    expect(lines.slice(-2)).toEqual([
      { level: 40, time: expect.any(String), lines: lost, msg: expect.stringContaining("were lost") },
      { number: -1 },
    ]);
    expect(output.lost()).toBe(lost);
  },
);

it.runIf(isThorough)(
  "a portal whose log nobody reads answers as before, says how many lines it lost, and stops cleanly",
  async () => {
    const database = await testDatabase();
    onTestFinished(() => database.drop());
    const token = "a-token-of-twenty-four-characters";
    const portal = await untilReady(
      startPortal({
        settings: {
          DATA_FOLDER: makeFolder(),
          DATABASE_URL: urlOf(database.clientConfig),
          DEMONSTRATION: "no",
          LOG_LEVEL: "info",
          METRICS_TOKEN: token,
        },
      }),
    );
    onTestFinished(() => void portal.child.kill("SIGKILL"));
    portal.child.stdout?.pause();
    // More than the pipe holds, several times; a line that waited a second each would never end.
    for (let round = 0; round < 150; round += 1) {
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => fetch(`${portal.address}/healthz`).then((answer) => answer.text())),
      );
      expect(answers).toHaveLength(20);
    }
    const metrics = await fetch(`${portal.address}/metrics`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(readExposition(await metrics.text()).value("ribambelle_log_lines_lost_total")).toBe(0);
    portal.child.stdout?.resume();
    const requests = () => portal.output.out.split("\n").filter((line) => line.includes('"request"')).length;
    await until(() => requests() >= 3_000);
    portal.child.kill("SIGTERM");
    expect(await portal.ended).toBe(0);
  },
);

it("a line tells the moment to the millisecond, also when the second has just changed", async () => {
  const first = Math.floor(Date.now() / 1_000);
  let seen = 0;
  await until(() => {
    const before = Date.now();
    const { time } = JSON.parse(`{${isoTime().slice(1)}}`) as { time: string };
    expect(new Date(time).toISOString()).toBe(time);
    expect(Date.parse(time)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(time)).toBeLessThanOrEqual(Date.now());
    seen = Math.floor(before / 1_000);
    return seen > first;
  });
});
