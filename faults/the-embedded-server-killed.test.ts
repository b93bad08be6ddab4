import { join } from "node:path";
import { describe, expect } from "vitest";
import { test } from "./ground.ts";
import { childrenOf, serverPid, signal, until } from "./processes.ts";
import { rounds } from "./rounds.ts";
import { parent, signIn, whoAmI } from "./visitor.ts";

describe("the embedded server", () => {
  test.for([
    ["is killed", (pid: number) => signal(pid, "SIGKILL")],
    ["loses one of its processes", (pid: number) => signal(childrenOf(pid).at(-1) ?? pid, "SIGKILL")],
  ] as const)(
    "%s while the portal serves: people read 503, then the portal serves again by itself",
    async ([_, strike], { aUsedFolder, aPortal }) => {
      const folder = aUsedFolder();
      const portal = await aPortal({ DATA_FOLDER: folder });
      const { cookie } = await signIn(portal.address, parent);
      for (let round = 0; round < rounds(10, 1); round += 1) {
        strike(serverPid(join(folder, "postgres")) ?? Number.NaN);
        const statuses = new Set<number>();
        await until(async () => {
          const answers = await Promise.all([whoAmI(portal.address, cookie), signIn(portal.address, parent)]);
          for (const { status } of answers) statuses.add(status);
          return answers.every(({ status }) => status === 200);
        }, "the portal serves again");
        expect([...statuses, 200, 503].filter((status) => ![200, 503].includes(status))).toEqual([]);
        expect(portal.child.exitCode).toBe(null);
      }
      expect(await portal.stop()).toBe(0);
      expect(serverPid(join(folder, "postgres"))).toBe(null);
    },
  );
});
