import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readConfig } from "../packages/api/src/config.ts";
import { portalFlags } from "./node24.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const read = (path: string) => readFileSync(join(root, path), "utf8");
const has = (program: string, ...args: string[]) => spawnSync(program, args).error === undefined;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "ribambelle-examples-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the nginx site", () => {
  it.skipIf(!has("nginx", "-v") || !has("openssl", "version"))(
    "is one that nginx takes (skipped without nginx)",
    () => {
      const [key, certificate] = [join(folder, "key.pem"), join(folder, "cert.pem")];
      const subject = ["-days", "1", "-subj", "/CN=portail.example.fr", "-keyout", key, "-out", certificate];
      execFileSync("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-nodes", ...subject], {
        stdio: "ignore",
      });
      const site = read("docs/examples/nginx.conf")
        .replace(/listen ((?:\[::\]:)?)(80|443)/g, "listen $12$2")
        .replace(/\/etc\/letsencrypt\/\S+fullchain\.pem/, certificate)
        .replace(/\/etc\/letsencrypt\/\S+privkey\.pem/, key);
      const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
        (name) => `${name}_temp_path ${folder}/${name};`,
      );
      const main = join(folder, "nginx.conf");
      writeFileSync(
        main,
        `pid ${folder}/pid; events {} http { access_log off; ${paths.join(" ")}\n${site} }`,
      );
      const { status, stderr } = spawnSync("nginx", ["-t", "-q", "-e", "stderr", "-c", main], {
        encoding: "utf8",
      });
      expect(stderr.split("\n").filter((line) => /\[(emerg|alert|crit|error)\]/.test(line))).toEqual([]);
      expect(status).toBe(0);
    },
  );

  it("lets in more than the portal takes, so that the portal itself refuses", () => {
    const megabytes = Number(/client_max_body_size (\d+)m;/.exec(read("docs/examples/nginx.conf"))?.[1]);
    expect(megabytes * 1_000_000).toBeGreaterThan(readConfig({}).bodyLimit);
  });
});

describe("the systemd unit", () => {
  it.skipIf(!has("systemd-analyze", "--version"))(
    "is one that systemd takes (skipped without systemd)",
    () => {
      const unit = join(folder, "ribambelle@.service");
      // The program of the unit stands on the administrator's machine only.
      writeFileSync(unit, read("docs/examples/ribambelle@.service").replace(/\/opt\S+\/node /, "/bin/true "));
      const { stdout, stderr } = spawnSync("systemd-analyze", ["verify", unit], { encoding: "utf8" });
      expect(`${stdout}${stderr}`.split("\n").filter((line) => line.includes("ribambelle@"))).toEqual([]);
    },
  );

  it("runs what npm start runs", () => {
    const [, flags = ""] = /ExecStart=\S+ (.*)/.exec(read("docs/examples/ribambelle@.service")) ?? [];
    const [option = "", file = ""] = flags.split(" ");
    expect(read("scripts/start.mjs")).toContain(`run("${file}", [], { nodeArgs: portalFlags })`);
    expect(portalFlags).toEqual([option]);
  });
});

describe("the settings", () => {
  // As systemd reads them: one a line, single quotes taken off.
  const settings = Object.fromEntries(
    [...read("docs/examples/ribambelle.env").matchAll(/^([A-Z_]+)=(.*)$/gm)].map(
      ([, name = "", value = ""]) => [name, value.replace(/^'(.*)'$/, "$1")],
    ),
  );

  it("are those of a portal in production", () => {
    expect(readConfig(settings)).toMatchObject({
      production: true,
      trustProxy: "loopback",
      demonstration: false,
    });
  });

  it("mean the same to the shell, which reads them for commands", () => {
    const file = join(root, "docs/examples/ribambelle.env");
    const quoted = Object.keys(settings).map((name) => `"$${name}"`);
    const script = `set -a; . "${file}"; printf '%s\\0' ${quoted.join(" ")}`;
    const values = execFileSync("sh", ["-c", script], { encoding: "utf8" }).split("\0");
    expect(values.slice(0, -1)).toEqual(Object.values(settings));
  });
});

describe("the alerts", () => {
  const rules = read("docs/prometheus-alerts.yml");
  const names = [...rules.matchAll(/alert: (\w+)/g)].map(([, name = ""]) => name);

  it("each have a row that says what to do", () => {
    const manual = read("docs/operations.md");
    expect(names.length).toBeGreaterThan(5);
    for (const name of names) expect(manual).toMatch(new RegExp(`\\| Alert [\\w, ]*${name}\\b`));
  });

  it("ask for metrics that the portal gives", () => {
    const sources = readdirSync(join(root, "packages/api/src/metrics")).map((file) =>
      read(`packages/api/src/metrics/${file}`),
    );
    const asked = [...rules.matchAll(/\b(?:ribambelle|http|nodejs)_[a-z0-9_]+/g)].map(([name]) =>
      name.replace(/_(bucket|count)$/, ""),
    );
    for (const name of asked) expect(sources.join("\n")).toContain(`"${name}"`);
  });
});
