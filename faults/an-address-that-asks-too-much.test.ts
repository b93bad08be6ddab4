import { readdirSync } from "node:fs";
import { apiBase } from "@ribambelle/domain/kernel/endpoint";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { hasNginx, nginxName, startNginx } from "@ribambelle/processes/nginx";
import { untilReady } from "@ribambelle/processes/portal";
import { freePort } from "@ribambelle/processes/postgres";
import { until } from "@ribambelle/processes/signals";
import { expect } from "vitest";
import { skipAloud, test } from "./fixtures.ts";

const assets = () =>
  readdirSync(new URL("../packages/web/dist/assets", import.meta.url)).filter((name) => name.endsWith(".js"));
const repeat = (count: number, path: string) => Array.from({ length: count }, () => path);

test("one address that asks without end is refused by the nginx of the example in the portal's words, while real pages with all their files and others are answered (DRAWN-07)", async ({
  aFolder,
  aServer,
  begin,
  onTestFinished,
  task,
  skip,
}) => {
  if (!hasNginx()) return skipAloud({ task, skip }, "nginx is not installed");
  const [http, https, one, two] = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
  const nginx = startNginx(aFolder(), { http, https, portals: [one, two], isStingy: true });
  onTestFinished(() => nginx.stop());
  await untilReady(
    begin({
      settings: {
        DATABASE_URL: (await aServer()).url("postgres"),
        DATA_FOLDER: aFolder(),
        PUBLIC_URL: `https://${nginxName}`,
        TRUST_PROXY: "loopback",
        HOST: "127.0.0.1",
        PORT: String(one),
      },
    }),
  );
  await until(async () => (await nginx.ask("GET", "/readyz")).status === 200, "nginx answers");
  const askAll = (paths: readonly string[], from: string) =>
    Promise.all(paths.map((path) => nginx.ask("GET", path, { from })));
  const statuses = async (paths: readonly string[], from: string) =>
    new Set((await askAll(paths, from)).map(({ status }) => status));

  // Three people of one office open a page each at once, with every script there is and forty calls.
  const files = assets().map((name) => `/assets/${name}`);
  const me = `${apiBase}/Authentication/GetMyInformation`;
  for (const _ of repeat(3, "person")) {
    expect(await statuses(["/login", ...files.slice(0, 150)], "127.0.2.1")).toEqual(new Set([200]));
    expect(await statuses(repeat(40, me), "127.0.2.1")).toEqual(new Set([401]));
  }

  const refusals = async (path: string) =>
    (await askAll(repeat(400, path), "127.0.2.2")).filter(({ status }) => status === 429);
  const { fr: message, code } = commonRefusals.tooMany;
  const [refusedCall] = await refusals(me);
  expect(JSON.parse(refusedCall?.text ?? "null")).toMatchObject({ message, code });
  const [refusedPage] = await refusals("/login");
  expect(refusedPage?.text).toContain(`<p>${message}</p>`);
  // Two hundred may be under way.
  const endless = repeat(201, me).map((path) =>
    nginx.ask("POST", path, { from: "127.0.2.3", isEndless: true }),
  );
  expect((await Promise.race(endless)).status).toBe(429);
  expect((await nginx.ask("GET", "/login", { from: "127.0.2.4" })).status).toBe(200);
});
