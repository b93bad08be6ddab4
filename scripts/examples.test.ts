import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { hasNginx, nginxName, writeNginx } from "@ribambelle/processes/nginx";
import { freePort } from "@ribambelle/processes/postgres";
import { until } from "@ribambelle/processes/signals";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readConfig } from "../packages/api/src/readConfig.ts";
import { portalFlags } from "./node24.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const read = (path: string) => readFileSync(join(root, path), "utf8");
const has = (program: string, ...args: string[]) => spawnSync(program, args).error === undefined;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "ribambelle-examples-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// Gives the status of a page asked for under the portal's name, whose certificate is our own.
async function answerOf(port: number, path: string, referer: string): Promise<number | undefined> {
  const servername = nginxName;
  const asked = request({
    host: "127.0.0.1",
    port,
    path,
    servername,
    headers: { host: servername, referer },
    rejectUnauthorized: false,
  });
  const [answer] = await once(asked.end(), "response");
  answer.resume();
  return answer.statusCode;
}

describe("the nginx site", () => {
  const isMissing = !hasNginx();

  it.skipIf(isMissing)("is one that nginx takes (skipped without nginx)", () => {
    const main = writeNginx(folder, { http: 280, https: 2443, portals: [3001, 3002] });
    const { status, stderr } = spawnSync("nginx", ["-t", "-q", "-e", "stderr", "-c", main], {
      encoding: "utf8",
    });
    expect(stderr.split("\n").filter((line) => /\[(emerg|alert|crit|error)\]/.test(line))).toEqual([]);
    expect(status).toBe(0);
  });

  it.skipIf(isMissing)(
    "logs neither the query nor the referrer of the page on which a password is chosen, not even while the portal is away (skipped without nginx)",
    async () => {
      const [http, https] = [await freePort(), await freePort()];
      const away = await freePort();
      const main = writeNginx(folder, { http, https, portals: [away, away] });
      const errors = join(folder, "error.log");
      const nginx = spawn("nginx", ["-e", errors, "-g", "daemon off;", "-c", main], { stdio: "ignore" });
      const page = "/reinitialisation-mot-de-passe?resetKey=a-secret-key";
      const referer = `https://portail.example.fr${page}`;
      const ask = async (path: string) => answerOf(https, path, referer);
      await until(() => answerOf(https, "/healthz", "").then(Boolean, () => false));
      expect([await ask(page), await ask("/assets/app.js")]).toEqual([503, 502]);
      await fetch(`http://127.0.0.1:${http}${page}`, { redirect: "manual", headers: { referer } });
      const log = () => readFileSync(join(folder, "access.log"), "utf8");
      await until(() => log().split("/reinitialisation-mot-de-passe").length > 2);
      const inTheClear = async (path: string) =>
        (await fetch(`http://127.0.0.1:${http}${path}`, { redirect: "manual" })).status;
      expect([await inTheClear("/login"), await inTheClear("/api/v1/openapi.json")]).toEqual([301, 403]);
      nginx.kill();
      await once(nginx, "exit");
      expect(log() + readFileSync(errors, "utf8")).not.toContain("a-secret-key");
    },
  );

  it.skipIf(isMissing)(
    "answers by itself with the portal’s headers, and takes no weak cipher (skipped without nginx)",
    async () => {
      const own = mkdtempSync(join(folder, "own-"));
      const [http, https, away] = [await freePort(), await freePort(), await freePort()];
      const main = writeNginx(own, { http, https, portals: [away, away] });
      const nginx = spawn("nginx", ["-e", "/dev/null", "-g", "daemon off;", "-c", main], { stdio: "ignore" });
      await until(() => answerOf(https, "/healthz", "").then(Boolean, () => false));
      const headersOf = async (path: string, method = "GET", body = "") => {
        const headers = { host: nginxName, "content-length": body.length };
        const to = { host: "127.0.0.1", port: https, servername: nginxName, rejectUnauthorized: false };
        const asked = request({ ...to, path, method, headers });
        asked.on("error", () => {});
        const [answer] = await once(asked.end(body), "response");
        answer.resume();
        return [answer.statusCode, answer.headers];
      };
      const secure = {
        "strict-transport-security": "max-age=31536000; includeSubDomains",
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "referrer-policy": "same-origin",
        "permissions-policy": expect.stringContaining("camera=()"),
        "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
        "content-type": expect.stringMatching(/; ?charset=utf-8$/),
        "cache-control": "no-store",
      };
      const tooLarge = "x".repeat(11 * 1024 * 1024);
      for (const [status, ...asked] of [
        [503, "/login"],
        [503, "/api/v1/openapi.json"],
        [404, "/metrics"],
        [413, "/api/v1/Authentication/login", "POST", tooLarge],
      ] as const) {
        const [answered, headers] = await headersOf(...asked);
        expect([asked[0], answered, headers]).toEqual([asked[0], status, expect.objectContaining(secure)]);
        expect(headers["retry-after"]).toBe(status === 503 ? "5" : undefined);
      }
      const takes = (cipher: string) => {
        const to = ["s_client", "-connect", `127.0.0.1:${https}`, "-servername", nginxName];
        const asked = [...to, "-tls1_2", "-cipher", `${cipher}@SECLEVEL=0`];
        return spawnSync("openssl", asked, { input: "" }).status === 0;
      };
      const weak = ["AES128-SHA", "AES256-GCM-SHA384", "ECDHE-RSA-AES256-SHA", "DHE-RSA-AES128-GCM-SHA256"];
      expect([...weak, "ECDHE-RSA-AES256-GCM-SHA384"].filter(takes)).toEqual(["ECDHE-RSA-AES256-GCM-SHA384"]);
      nginx.kill();
      await once(nginx, "exit");
    },
  );

  // What anybody sees who has no nginx.
  it("writes no address whole, and no referrer, in its log", () => {
    const site = read("docs/examples/nginx.conf");
    const [, format = ""] = /log_format ribambelle '(.*)';/.exec(site) ?? [];
    expect(format).toContain("$logged_uri");
    expect(format).not.toMatch(/\$(request|request_uri|uri|args|query_string|is_args|http_referer)\b/);
    const [, calendars = "", instead] = /"~\*(\S+)" "(\S+)";/.exec(site) ?? [];
    expect([new RegExp(calendars, "i").test("/API/v1/intervention/Calendar/code.ics"), instead]).toEqual([
      true,
      "/api/v1/Intervention/calendar/…",
    ]);
    const logged = [...site.matchAll(/access_log (.*);/g)].map(([, log = ""]) => log.split(" ")[1]);
    expect(logged).toEqual(["ribambelle", "ribambelle"]);
  });

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
    expect(read("scripts/start.mjs")).toContain(
      `run("${file}", ["pages-follow"], { nodeArgs: portalFlags, news: pages })`,
    );
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
