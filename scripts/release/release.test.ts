import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { strip } from "./release.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const read = (path: string) => readFileSync(join(root, path), "utf8");
let release: string;
let files: string[];

beforeAll(() => {
  release = mkdtempSync(join(tmpdir(), "ribambelle-release-"));
  const kept = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  }).split("\0");
  for (const path of kept.filter((path) => path !== "" && existsSync(join(root, path))))
    cpSync(join(root, path), join(release, path));
  for (const name of ["vite", "lightningcss-linux-x64-gnu", "fastify"])
    mkdirSync(join(release, "node_modules", name), { recursive: true });
  strip(release);
  files = readdirSync(release, { recursive: true, encoding: "utf8" });
});
afterAll(() => rmSync(release, { recursive: true }));

describe("a release", () => {
  it("holds no test, no bench, no fault and no journey", () => {
    expect(files.length).toBeGreaterThan(1_000);
    const developing = /\.(?:test|spec)\.tsx?$|(?:^|\/)(?:testing|e2e|faults|bench|processes|\.git)(?:\/|$)/;
    expect(files.filter((path) => developing.test(path))).toEqual([]);
  });

  it("holds no package that built the pages", () => {
    expect(readdirSync(join(release, "node_modules"))).toEqual(["fastify"]);
  });

  it("lacks nothing of what runs: whatever a source of the portal imports is there", () => {
    const missing: string[] = [];
    const sources = files.filter((path) =>
      /^packages\/(?:api|domain|embedded-postgres)\/src\/.*\.ts$/.test(path),
    );
    for (const source of sources) {
      const text = readFileSync(join(release, source), "utf8");
      for (const [, imported = ""] of text.matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)) {
        const own = /^@ribambelle\/(domain|embedded-postgres|processes)\/?(.*)$/.exec(imported);
        const places = imported.startsWith(".")
          ? [join(dirname(source), imported)]
          : own
            ? [`packages/${own[1]}/src/${own[2]}.ts`, `packages/${own[1]}/src/${own[2]}`]
            : [];
        if (places.length > 0 && !places.some((place) => existsSync(join(release, place))))
          missing.push(`${source}: ${imported}`);
      }
    }
    expect(sources.length).toBeGreaterThan(500);
    expect(missing).toEqual([]);
  });

  it("is what the guide and the image are made of", () => {
    const guide = read("docs/operations.md");
    expect(guide.match(/npm run release -- --yes/g)).toHaveLength(2);
    expect(guide).not.toContain("rm -rf .git");
    expect(read("Containerfile")).toMatch(/npm run build && npm run release -- --yes/);
    const ignored = read(".containerignore").split("\n");
    expect(ignored).toEqual(
      expect.arrayContaining(["**/*.test.ts", "**/*.test.tsx", "faults", "e2e/*", "bench/*"]),
    );
  });
});
