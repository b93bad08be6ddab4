import { existsSync, readdirSync, statSync } from "node:fs";
import { chmod, chown, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { rowsOf } from "@ribambelle/processes/postgres";
import { serverPid } from "@ribambelle/processes/signals";
import { describe, expect } from "vitest";
import { findLocation } from "../location.ts";
import { startWith } from "../startEmbedded.ts";
import { ordinaryAccount } from "../testing/ordinaryAccount.ts";
import { aPortal, asRoot, copyOfPrograms, startIn, test } from "../testing/testFolders.ts";
import { closedFolderOnTheWay } from "./folderAccess.ts";
import { accountsIn, unprivilegedUser } from "./osUser.ts";

const ordinary = ordinaryAccount();

const passwd = `root:x:0:0:root:/root:/bin/bash
postgres:x:101:104:PostgreSQL administrator,,,:/var/lib/postgresql:/bin/bash
+nis
nobody:x:65534:65533:nobody:/nonexistent:/usr/sbin/nologin`;

test.each([
  [passwd, { name: "postgres", uid: 101, gid: 104 }],
  [passwd.replace("postgres:", "mysql:"), { name: "nobody", uid: 65534, gid: 65533 }],
  [passwd.replace("postgres:x:101:", "postgres:x:0:"), { name: "nobody", uid: 65534, gid: 65533 }],
])("root hands the server to postgres, or else to nobody", (text, user) => {
  expect(unprivilegedUser(accountsIn(text))).toEqual(user);
});

test("root on a machine without these accounts is told what to do", () => {
  expect(() => unprivilegedUser(accountsIn("root:x:0:0::/root:/bin/sh"))).toThrow(
    /ordinary user.*DATABASE_URL/,
  );
});

test("the folder that an account may not enter is named, by its owner, its group or the others", async ({
  aFolder,
}) => {
  const folder = aFolder();
  const closed = join(folder, "closed");
  await mkdir(join(closed, "inside"), { recursive: true });
  const { uid, gid } = statSync(closed);
  const obstacles = (owner: number, group: number) =>
    closedFolderOnTheWay({ name: "one", uid: owner, gid: group }, join(closed, "inside/data"));
  for (const [mode, byOwner, byGroup, byOthers] of [
    [0o711, null, null, null],
    [0o710, null, null, closed],
    [0o700, null, closed, closed],
    [0o611, closed, null, null],
  ] as const) {
    await chmod(closed, mode);
    expect([obstacles(uid, 1), obstacles(1, gid), obstacles(1, 1)]).toEqual([byOwner, byGroup, byOthers]);
  }
  await chmod(closed, 0o700);
});

// What root may do to others cannot be tried by anybody else.
describe.skipIf(!asRoot).concurrent("as root", () => {
  test("the server runs as another account, which owns the database", async ({ aUsedFolder }) => {
    const folder = await aUsedFolder();
    const server = await startIn(folder);
    const pid = serverPid(join(folder, "data/postgres"));
    const owner = statSync(join(folder, "data/postgres")).uid;
    expect(owner).not.toBe(0);
    expect(statSync(`/proc/${pid}`).uid).toBe(owner);
    await server.release();
  });

  test("a project that this account cannot reach has its database and programs elsewhere, and it is said", async ({
    aFolder,
  }) => {
    const folder = aFolder();
    const project = join(folder, "closed");
    await mkdir(project, { mode: 0o700 });
    const programs = copyOfPrograms(project);
    const said: string[] = [];
    const start = () => {
      const places = { dataFolder: join(project, "data"), fallbackFolder: join(folder, "elsewhere") };
      return startWith({ ...places, log: (message) => said.push(message) }, programs);
    };
    const first = await start();
    expect(first.connection("x").host).toMatch(
      new RegExp(`^${folder}/elsewhere/closed-[0-9a-f]{12}/socket$`),
    );
    expect(existsSync(join(project, "data/postgres"))).toBe(false);
    expect(said).toEqual([
      expect.stringMatching(/^The database of .* is kept in .* may not enter .*closed\.$/),
      expect.stringMatching(/^The programs of PostgreSQL are copied from /),
      expect.stringMatching(/^PostgreSQL .* runs in /),
    ]);
    await rowsOf(first.connection("postgres"), "CREATE TABLE kept AS SELECT 1 AS one");
    await first.release();
    await chmod(project, 0o755);
    const later = await start();
    expect(await rowsOf(later.connection("postgres"), "SELECT * FROM kept")).toEqual([{ one: 1 }]);
    await later.release();
  });

  test("a new data folder is never seen closed, which would send a process that begins at once elsewhere", async ({
    aFolder,
  }) => {
    for (let round = 0; round < 100; round++) {
      const folder = aFolder();
      const dataFolder = join(folder, "new/data");
      const location = findLocation({ dataFolder, fallbackFolder: join(folder, "elsewhere") }, () => {});
      while (!existsSync(dataFolder)) await setImmediate();
      for (const made of [dataFolder, join(folder, "new")]) expect(statSync(made).mode & 0o777).toBe(0o711);
      expect((await location).home).toBe(dataFolder);
      expect([readdirSync(folder), readdirSync(join(folder, "new"))]).toEqual([["new"], ["data"]]);
    }
  });

  test("a database that this account can no longer reach is never replaced by an empty one", async ({
    aUsedFolder,
  }) => {
    const project = await aUsedFolder("project");
    await chmod(project, 0o700);
    await expect(startIn(project)).rejects.toMatchObject({
      code: "unreachable-folder",
      message: expect.stringContaining(`chmod o+x ${project}`),
    });
  });

  test("a machine with no folder for the database is told what to do", async ({ aFolder }) => {
    const project = join(aFolder(), "closed");
    await mkdir(project, { mode: 0o700 });
    await expect(startIn(project)).rejects.toMatchObject({
      code: "unreachable-folder",
      message: expect.stringMatching(/elsewhere.*cannot be used instead: "chmod o\+x .*DATABASE_URL\.$/),
    });
  });

  // Tried from root here, and by every other test when the tests themselves run as an ordinary account.
  describe.skipIf(ordinary === null)("an ordinary account that can read the project", () => {
    const user = ordinary ?? undefined;

    test("runs the server itself, and root joins it", async ({ aFolder }) => {
      const folder = aFolder();
      await chown(folder, user?.uid ?? 0, user?.gid ?? 0);
      const portal = aPortal(folder, user);
      expect([await portal.line(), await portal.line()]).toEqual(["begins", "started"]);
      const pid = serverPid(join(folder, "data/postgres"));
      expect(statSync(`/proc/${pid}`).uid).toBe(user?.uid);
      const joined = await startIn(folder);
      expect(joined.adopted).toBe(true);
      portal.child.stdin?.end();
      expect(await portal.line()).toBe("left");
      await joined.release();
      const again = await startIn(folder);
      const after = statSync(`/proc/${serverPid(join(folder, "data/postgres"))}`).uid;
      expect(after).toBe(user?.uid);
      await again.release();
      const back = aPortal(folder, user);
      expect([await back.line(), await back.line()]).toEqual(["begins", "started"]);
      back.child.stdin?.end();
      expect(await back.line()).toBe("left");
    });

    test("is told in one sentence that it may not write the folder, or that the database is another's", async ({
      aFolder,
    }) => {
      const folder = aFolder();
      const portal = aPortal(folder, user);
      await portal.line();
      expect(await portal.line()).toMatch(
        /^folder-not-usable: The folder .*data cannot be read and written .*\.$/,
      );
      await (await startIn(folder)).release();
      await chmod(join(folder, "data"), 0o777);
      const other = aPortal(folder, user);
      await other.line();
      expect(await other.line()).toMatch(/^folder-not-usable: .*\.$/);
    });
  });
});
