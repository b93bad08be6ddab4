import { appendFile, mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { EmbeddedProblem, type EmbeddedProblemCode, folderProblem } from "./problems.ts";
import { findPrograms } from "./programs/findPrograms.ts";
import { meaningfulLine } from "./server/serverLog.ts";
import { startIn, test } from "./testing/testFolders.ts";

async function problemOf(starting: Promise<unknown>): Promise<EmbeddedProblem> {
  const problem = await starting.catch((error: unknown) => error);
  if (!(problem instanceof EmbeddedProblem)) throw problem;
  expect(problem.message).toMatch(/^[^\n]+\.$/);
  expect(problem.message).not.toContain("undefined");
  return problem;
}

describe.concurrent("a start that cannot be is refused in one sentence", () => {
  const cases: [string, (data: string) => Promise<unknown>, EmbeddedProblemCode, string][] = [
    [
      "a file stands in place of the data folder",
      (data) => writeFile(data, ""),
      "not-a-folder",
      "stands in its place",
    ],
    [
      "a file stands in place of the database",
      async (data) => [await mkdir(data), await writeFile(join(data, "postgres"), "")],
      "not-a-folder",
      "but is a file",
    ],
    [
      "the folder of the database holds something else",
      (data) => mkdir(join(data, "postgres/photos"), { recursive: true }),
      "not-a-cluster",
      "no PostgreSQL database",
    ],
    [
      "another major version made the database",
      async (data) => [
        await mkdir(join(data, "postgres"), { recursive: true }),
        await writeFile(join(data, "postgres/PG_VERSION"), "14\n"),
      ],
      "other-version",
      "made by PostgreSQL 14 and this version of the portal brings PostgreSQL 15: make a backup",
    ],
  ];

  test.for(cases)(
    "a start is refused in one sentence when %s",
    async ([_, prepare, code, sentence], { aFolder }) => {
      const folder = aFolder();
      await prepare(join(folder, "data"));
      const problem = await problemOf(startIn(folder));
      expect(problem.code).toBe(code);
      expect(problem.message).toContain(sentence);
      expect(problem.message).toContain(folder);
    },
  );

  test("a start that a setting stops is refused with the server's last word", async ({ aUsedFolder }) => {
    const folder = await aUsedFolder();
    await appendFile(join(folder, "data/postgres/postgresql.auto.conf"), "shared_buffers = 'many'\n");
    const problem = await problemOf(startIn(folder));
    expect(problem.code).toBe("start-failed");
    expect(problem.message).toMatch(/configuration file ".*" contains errors .*more in .*postgres\.log/);
  });

  test("a start without a file of the database is refused with the server's last word", async ({
    aUsedFolder,
  }) => {
    const folder = await aUsedFolder();
    await rm(join(folder, "data/postgres/global/pg_control"));
    const problem = await problemOf(startIn(folder));
    expect(problem.code).toBe("start-failed");
    expect(problem.message).toContain("pg_control");
  });

  test("a start is refused in one sentence when the server ends without a word", async ({ aUsedFolder }) => {
    const folder = await aUsedFolder();
    const programs = join(folder, "programs");
    for (const name of ["bin", "lib", "share/postgresql"])
      await mkdir(join(programs, name), { recursive: true });
    for (const name of ["postgres", "initdb"]) {
      await writeFile(join(programs, "bin", name), "#!/bin/sh\nexit 1\n", { mode: 0o755 });
    }
    const problem = await problemOf(startIn(folder, { folder: programs, version: "15.18" }));
    expect(problem.code).toBe("start-failed");
    expect(problem.message).toContain("it ended without a word");
  });

  test("a start is refused in one sentence when the programs of PostgreSQL are not there", async ({
    aUsedFolder,
  }) => {
    const folder = await aUsedFolder();
    const problem = await problemOf(startIn(folder, { folder: join(folder, "nowhere"), version: "15.18" }));
    expect(problem.code).toBe("missing-binaries");
    expect(problem.message).toMatch(/nowhere holds no PostgreSQL: run npm install/);
  });

  test("a start is refused in one sentence when the password of a database that needs one is lost", async ({
    aUsedFolder,
  }) => {
    const folder = await aUsedFolder("a".repeat(90));
    await rm(join(folder, "data/postgres/ribambelle.password"));
    expect((await problemOf(startIn(folder))).code).toBe("password-refused");
  });
});

describe("a machine that the embedded PostgreSQL does not know is told to use its own", () => {
  test.each([
    ["Alpine", { platform: "linux", arch: "x64", musl: true }, "unsupported-platform"],
    ["FreeBSD", { platform: "freebsd", arch: "x64", musl: false }, "unsupported-platform"],
    ["Windows on ARM", { platform: "win32", arch: "arm64", musl: false }, "unsupported-platform"],
    ["one whose package npm left out", { platform: "linux", arch: "ppc64", musl: false }, "missing-binaries"],
  ])("%s", (_, machine, code) => {
    let problem: unknown;
    try {
      findPrograms(machine);
    } catch (error) {
      problem = error;
    }
    expect(problem).toMatchObject({ code, message: expect.stringContaining("DATABASE_URL") });
  });
});

test.each([
  ["EACCES", "folder-not-usable", "chown"],
  ["EROFS", "read-only-disk", "is read-only"],
  ["ENOTDIR", "not-a-folder", "stands in its place"],
  ["ENOSPC", "disk-full", "free at least 100 MB"],
  ["EIO", "folder-not-usable", "(EIO)"],
])("what the system calls %s is said about the folder in words", (code, problem, sentence) => {
  const said = folderProblem(Object.assign(new Error("refused"), { code }), "/srv/data");
  expect(said).toMatchObject({ code: problem, message: expect.stringContaining(sentence) });
});

test("a bug is not taken for a problem of the folder", () => {
  const bug = new TypeError("x is not a function");
  expect(folderProblem(bug, "/srv/data")).toBe(bug);
});

test.each([
  [
    "2026-11-20 20:46:54.099 UTC [96] LOG:  starting\n2026-11-20 20:46:54.1 UTC [96] FATAL:  no disk\nx\n",
    "no disk",
  ],
  [
    "postgres: error while loading shared libraries: libicuuc.so.60\n",
    "postgres: error while loading shared libraries: libicuuc.so.60",
  ],
  [
    "2026-11-20 20:46:54 UTC [96] FATAL:  no disk\n2026-11-20 20:46:54 UTC [7] FATAL:  terminating connection due to x\n",
    "no disk",
  ],
  ["\n\n", null],
])("the last word of a server is its last error, else its last line (%j)", (text, word) => {
  expect(meaningfulLine(text)).toBe(word);
});
