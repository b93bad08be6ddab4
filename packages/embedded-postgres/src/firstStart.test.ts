import { existsSync, globSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { rowsOf } from "@ribambelle/processes/postgres";
import { serverPid, until } from "@ribambelle/processes/signals";
import { describe, expect } from "vitest";
import { initdbProblem } from "./server/initdb.ts";
import { newInstanceId } from "./sharing/instanceIds.ts";
import { aPortal, startIn, test } from "./testing/testFolders.ts";

// A moment of a few milliseconds may pass unseen: the server's own file, which stays, ends every wait.
const seen = (pattern: string) => (home: string) =>
  globSync([pattern, "postgres/postmaster.pid"], { cwd: home }).length > 0;
const moments: [string, (home: string) => boolean][] = [
  ["it takes its turn", seen("postgres.marks/turn.*")],
  ["the temporary folder appears", seen("postgres.new~*")],
  ["initdb begins", seen("postgres.new~*/cluster/PG_VERSION")],
  ["initdb writes the control file", seen("postgres.new~*/cluster/global/pg_control")],
  ["initdb makes the other databases", seen("postgres.new~*/cluster/base/4")],
  ["the password joins the database", seen("postgres.new~*/cluster/ribambelle.password")],
  ["the database has its name", seen("postgres")],
  ["the server is about to start", seen("postgres.log")],
  ["the server announces itself", seen("postgres/postmaster.pid")],
  ["the server listens", seen("socket/.s.PGSQL.5432")],
];

describe.concurrent("a first start killed", () => {
  test.for(moments)(
    "a first start killed when %s is repaired by the next",
    async ([_, reached], { aFolder }) => {
      const folder = aFolder();
      const home = join(folder, "data");
      const { child, line } = aPortal(folder);
      expect(await line()).toBe("begins");
      await until(() => reached(home));
      child.kill("SIGKILL");
      const server = await startIn(folder);
      expect(await rowsOf(server.connection("postgres"), "SELECT 1 AS one")).toEqual([{ one: 1 }]);
      await server.release();
      expect(serverPid(join(home, "postgres"))).toBe(null);
    },
  );
});

test("what killed first starts left behind is removed, what a live one makes is not", async ({ aFolder }) => {
  const home = join(aFolder(), "data");
  const dead = ["postgres.new~4194304-1.dead-00000000", "binaries.new~4194304-1.dead-00000000"];
  const live = `postgres.new~${newInstanceId()}`;
  for (const name of [...dead, live]) {
    await mkdir(join(home, name), { recursive: true });
    await writeFile(join(home, name, "file"), "");
  }
  const server = await startIn(join(home, ".."));
  expect([...dead, live].filter((name) => existsSync(join(home, name)))).toEqual([live]);
  await server.release();
});

test.each([
  [
    'initdb: error: could not create directory "x": No space left on device',
    "disk-full",
    "free at least 100 MB",
  ],
  [
    "creating…\ninitdb: error: locale needs libfoo\ninitdb: removing",
    "initdb-failed",
    "initdb: error: locale needs",
  ],
  ["/x/initdb cannot be run: ENOENT", "initdb-failed", "cannot be run: ENOENT"],
  ["", "initdb-failed", "without a word"],
])("the words of initdb %j are one clear sentence", (output, code, sentence) => {
  const problem = initdbProblem(output, "/srv/data");
  expect(problem.code).toBe(code);
  expect(problem.message).toContain(sentence);
  expect(problem.message).toContain("/srv/data");
});
