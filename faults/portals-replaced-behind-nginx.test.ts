import { apiBase } from "@ribambelle/domain/kernel/endpoint";
import { hasNginx, nginxName, startNginx } from "@ribambelle/processes/nginx";
import { untilReady } from "@ribambelle/processes/portal";
import { freePort } from "@ribambelle/processes/postgres";
import { rounds } from "@ribambelle/processes/rounds";
import { until } from "@ribambelle/processes/signals";
import { expect } from "vitest";
import { skipAloud, test } from "./fixtures.ts";
import { parent } from "./visitor.ts";

const form = { username: parent.userName, password: parent.password };
const signInPath = `${apiBase}/Authentication/login`;

test("two portals restarted one after the other behind the nginx of the example, while people read and sign in: no request fails", async ({
  aFolder,
  aServer,
  begin,
  onTestFinished,
  task,
  skip,
}) => {
  if (!hasNginx()) return skipAloud({ task, skip }, "nginx is not installed");
  const [http, https, one, two] = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
  const ports = [one, two] as const;
  const nginx = startNginx(aFolder(), { http, https, portals: ports });
  onTestFinished(() => nginx.stop());
  const settings = {
    DATABASE_URL: (await aServer()).url("postgres"),
    DATA_FOLDER: aFolder(),
    PUBLIC_URL: `https://${nginxName}`,
    TRUST_PROXY: "loopback",
    HOST: "127.0.0.1",
  };
  const start = (port: number) => untilReady(begin({ settings: { ...settings, PORT: String(port) } }));
  const running = [await start(one), await start(two)];
  await until(async () => (await nginx.ask("GET", "/readyz")).status === 200, "nginx answers");
  const { cookie } = await nginx.ask("POST", signInPath, { form });
  // Each request comes from somebody else: what one address may ask is not tried here.
  let asked = 0;
  const from = () => `127.0.1.${1 + (asked++ % 250)}`;
  const answers = new Map<number, number>();
  let goesOn = true;
  const loop = async (ask: () => Promise<{ status: number }>) => {
    while (goesOn) {
      const { status } = await ask();
      answers.set(status, (answers.get(status) ?? 0) + 1);
    }
  };
  const me = () => nginx.ask("GET", `${apiBase}/Authentication/GetMyInformation`, { cookie, from: from() });
  const loops = [
    loop(me),
    loop(me),
    loop(me),
    loop(() => nginx.ask("POST", signInPath, { form, from: from() })),
  ];
  const readMore = async (count: number) => {
    const before = answers.get(200) ?? 0;
    await until(() => (answers.get(200) ?? 0) > before + count, "people are answered");
  };
  for (let round = 0; round < rounds(18, 2); round += 1) {
    await readMore(50);
    expect(await running[round % 2]?.stop()).toBe(0);
    await readMore(50);
    running[round % 2] = await start(ports[round % 2] ?? 0);
  }
  goesOn = false;
  await Promise.all(loops);
  expect([...answers.keys()]).toEqual([200]);
});
