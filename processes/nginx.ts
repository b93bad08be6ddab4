import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:https";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const example = fileURLToPath(new URL("../docs/examples/nginx.conf", import.meta.url));

/** The name under which the example's nginx shows the portal. */
export const nginxName = "portail.example.fr";

/** True where nginx is installed, and what makes it a certificate. */
export function hasNginx(): boolean {
  return ["nginx", "openssl"].every((program) => spawnSync(program, ["-v"]).error === undefined);
}

/** Where nginx listens, and where the portals do to which it leads. */
export interface NginxPorts {
  readonly http: number;
  readonly https: number;
  readonly portals: readonly [number, number];
  /** True where what one address may ask comes back once a minute, so that no machine is too slow to use it up. */
  readonly isStingy?: boolean;
}

/** Writes into that folder a configuration around the example of docs/, with files and ports of its own; gives its path. */
export function writeNginx(folder: string, { http, https, portals, isStingy }: NginxPorts): string {
  const [key, certificate] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const subject = ["-days", "1", "-subj", `/CN=${nginxName}`, "-keyout", key, "-out", certificate];
  execFileSync("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-nodes", ...subject], {
    stdio: "ignore",
  });
  const site = readFileSync(example, "utf8")
    .replace(/listen ((?:\[::\]:)?)80\b/g, `listen $1${http}`)
    .replace(/listen ((?:\[::\]:)?)443\b/g, `listen $1${https}`)
    .replace("127.0.0.1:3001", `127.0.0.1:${portals[0]}`)
    .replace("127.0.0.1:3002", `127.0.0.1:${portals[1]}`)
    .replace(/rate=\d+r\/s/g, (rate) => (isStingy ? "rate=1r/m" : rate))
    .replaceAll("/var/log/nginx/", `${folder}/`)
    .replace(/\/etc\/letsencrypt\/\S+fullchain\.pem/, certificate)
    .replace(/\/etc\/letsencrypt\/\S+privkey\.pem/, key);
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const main = join(folder, "nginx.conf");
  writeFileSync(main, `pid ${folder}/pid; events {} http { access_log off; ${paths.join(" ")}\n${site} }`);
  return main;
}

/** An nginx that runs. */
export interface RunningNginx {
  /** Gives the status, the session cookie and the text of an answer; status 0 when none comes. */
  ask(method: "GET" | "POST", path: string, given?: NginxQuestion): Promise<NginxAnswer>;
  stop(): Promise<void>;
}

export interface NginxQuestion {
  readonly cookie?: string;
  readonly form?: Readonly<Record<string, string>>;
  /** The address of this machine from which it is asked: 127.0.0.1 unless told. */
  readonly from?: string;
  /** True for a request whose body never comes. */
  readonly isEndless?: boolean;
}

export interface NginxAnswer {
  readonly status: number;
  readonly cookie: string;
  readonly text: string;
}

/** Starts nginx with the example's site, in that folder. */
export function startNginx(folder: string, ports: NginxPorts): RunningNginx {
  const main = writeNginx(folder, ports);
  const log = join(folder, "error.log");
  const child = spawn("nginx", ["-e", log, "-g", "daemon off;", "-c", main], { stdio: "ignore" });
  // Browsers keep their connections to nginx.
  const agent = new Agent({ keepAlive: true, maxSockets: 250 });
  return {
    ask: (method, path, given = {}) =>
      answerOf(ports.https, agent, method, path, given).catch(() => ({ status: 0, cookie: "", text: "" })),
    async stop() {
      agent.destroy();
      if (child.exitCode !== null) return;
      const ended = once(child, "exit");
      child.kill();
      await ended;
    },
  };
}

async function answerOf(
  port: number,
  agent: Agent,
  method: string,
  path: string,
  { cookie, form, from = "127.0.0.1", isEndless }: NginxQuestion,
): Promise<NginxAnswer> {
  const asked = request({
    host: "127.0.0.1",
    port,
    method,
    path,
    agent,
    localAddress: from,
    servername: nginxName,
    // The certificate is our own.
    rejectUnauthorized: false,
    timeout: 15_000,
    headers: {
      host: nginxName,
      accept: "application/json",
      ...(cookie && { cookie }),
      ...(form && { origin: `https://${nginxName}`, "content-type": "application/x-www-form-urlencoded" }),
    },
  });
  asked.on("timeout", () => asked.destroy());
  const answered = once(asked, "response");
  if (isEndless) asked.setHeader("content-length", 1).flushHeaders();
  else asked.end(form && new URLSearchParams(form).toString());
  const [answer] = await answered;
  let text = "";
  for await (const piece of answer.setEncoding("utf8")) text += piece;
  const [first = ""] = answer.headers["set-cookie"] ?? [];
  return { status: answer.statusCode ?? 0, cookie: first.split(";")[0] ?? "", text };
}
