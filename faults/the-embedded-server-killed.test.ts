import { join } from "node:path";
import { rounds } from "@ribambelle/processes/rounds";
import { childrenOf, serverPid, signal, until } from "@ribambelle/processes/signals";
import { describe, expect } from "vitest";
import { test } from "./fixtures.ts";
import { countResetLetters, other, parent, requestReset, signIn, whoAmI } from "./visitor.ts";

const serverIn = (folder: string) => serverPid(join(folder, "postgres")) ?? Number.NaN;

describe("the embedded server", () => {
  test.for([
    ["is killed", (pid: number) => signal(pid, "SIGKILL")],
    ["loses one of its processes", (pid: number) => signal(childrenOf(pid).at(-1) ?? pid, "SIGKILL")],
  ] as const)(
    "%s while the portal serves: people read 503, then portal and letters go on by themselves",
    async ([_, strike], { aUsedFolder, aPortal }) => {
      const folder = aUsedFolder();
      const portal = await aPortal({ DATA_FOLDER: folder });
      const { cookie } = await signIn(portal.address, parent);
      for (let round = 0; round < rounds(10, 1); round += 1) {
        strike(serverIn(folder));
        const statuses = new Set<number>();
        await until(async () => {
          const answers = await Promise.all([whoAmI(portal.address, cookie), signIn(portal.address, parent)]);
          for (const { status } of answers) statuses.add(status);
          return answers.every(({ status }) => status === 200);
        }, "the portal serves again");
        expect([...statuses, 200, 503].filter((status) => ![200, 503].includes(status))).toEqual([]);
        expect(portal.child.exitCode).toBe(null);
      }
      const letters = await countResetLetters(portal.address, other.email);
      expect((await requestReset(portal.address, other.email)).status).toBe(200);
      await until(
        async () => (await countResetLetters(portal.address, other.email)) > letters,
        "a letter leaves",
      );
      expect(portal.output.problems).toBe("");
      expect(await portal.stop()).toBe(0);
      expect(serverPid(join(folder, "postgres"))).toBe(null);
    },
  );

  test("is frozen, or being started again, when the portal is asked to stop: both end all the same", async ({
    aUsedFolder,
    aPortal,
  }) => {
    const folder = aUsedFolder();
    const frozen = await aPortal({ DATA_FOLDER: folder });
    const pid = serverIn(folder);
    const pids = [pid, ...childrenOf(pid)];
    for (const one of pids) signal(one, "SIGSTOP");
    expect([await frozen.stop(), frozen.output.problems]).toEqual([0, ""]);
    for (const one of pids) signal(one, "SIGCONT");
    const restarting = await aPortal({ DATA_FOLDER: folder });
    signal(serverIn(folder), "SIGKILL");
    expect([await restarting.stop(), restarting.output.problems]).toEqual([0, ""]);
    await until(() => serverPid(join(folder, "postgres")) === null, "no server is left");
  });
});
