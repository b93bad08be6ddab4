import { readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { serverPid } from "@ribambelle/processes/signals";
import { expect } from "vitest";
import { test } from "./fixtures.ts";
import { parent, signIn } from "./visitor.ts";

test("a data folder of another major version is refused in one sentence and left as it is", async ({
  aUsedFolder,
  begin,
  aPortal,
}) => {
  const folder = aUsedFolder();
  const cluster = join(folder, "postgres");
  const version = join(cluster, "PG_VERSION");
  for (const major of ["14", "16"]) {
    writeFileSync(version, `${major}\n`);
    const before = contentOf(cluster);
    const portal = begin({ settings: { DATA_FOLDER: folder } });
    expect(await portal.ended).toBe(1);
    expect(portal.output.problems).toMatch(new RegExp(`^[^\\n]*PostgreSQL ${major}[^\\n]*\\.\\n$`));
    expect(portal.output.problems).toContain(folder);
    expect(contentOf(cluster)).toEqual(before);
    expect(serverPid(cluster)).toBe(null);
  }
  writeFileSync(version, "15\n");
  const portal = await aPortal({ DATA_FOLDER: folder });
  expect((await signIn(portal.address, parent)).status).toBe(200);
  expect(await portal.stop()).toBe(0);
});

const contentOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => {
    const { size, mtimeMs } = statSync(join(folder, name));
    return `${name} ${size} ${mtimeMs}`;
  });
