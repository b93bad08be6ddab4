import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { rowsOf } from "@ribambelle/processes/postgres";
import { until } from "@ribambelle/processes/signals";
import { expect } from "vitest";
import { test } from "./fixtures.ts";
import { embeddedIn } from "./theDatabase.ts";
import { longestWaitMs, other, parent, requestReset, signIn } from "./visitor.ts";

test("two conversations with a mail server that never answers hold up neither another job nor the end of the portal", async ({
  aUsedFolder,
  aPortal,
  onTestFinished,
}) => {
  const silent = new Set<Socket>();
  const server = createServer((socket) => void silent.add(socket.on("error", () => {}))).listen(
    0,
    "127.0.0.1",
  );
  await once(server, "listening");
  onTestFinished(() => {
    for (const socket of silent) socket.destroy();
    server.close();
  });
  const folder = aUsedFolder();
  const { port } = server.address() as AddressInfo;
  const mail = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: "Agence <portail@agence.example>" };
  const portal = await aPortal({ DATA_FOLDER: folder, ...mail });
  for (const { email } of [parent, other])
    expect((await requestReset(portal.address, email)).status).toBe(200);
  await until(async () => silent.size >= 2, "two conversations are begun");
  const database = embeddedIn(folder);
  await rowsOf(database, "INSERT INTO loose_file (file_key, since) VALUES ('nobody/s.pdf', '2020-01-01')");
  await rowsOf(database, "SELECT graphile_worker.add_job('files.sweep')");
  await until(
    async () => (await rowsOf(database, "SELECT FROM loose_file")).length === 0,
    "another job is done",
  );
  expect((await signIn(portal.address, parent)).status).toBe(200);
  const asked = performance.now();
  expect([await portal.stop(), portal.output.problems]).toEqual([0, ""]);
  expect(performance.now() - asked).toBeLessThan(longestWaitMs);
});
