import { chmodSync, chownSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type ReadyProcess, untilReady } from "@ribambelle/processes/portal";
import { isThorough } from "@ribambelle/processes/rounds";
import { expect } from "vitest";
import { accountForPortal, skipAloud, test } from "./fixtures.ts";
import { ask, firstDocument, myContracts, parent, signIn } from "./visitor.ts";

test.for([
  ["is gone", (_files: string) => {}],
  ["is a file", (files: string) => writeFileSync(files, "")],
] as const)(
  "a file store that %s: a download says so, everything else goes on, and it is back at once",
  async ([_, replace], { aUsedFolder, aPortal }) => {
    const folder = aUsedFolder();
    const files = join(folder, "files");
    const portal = await aPortal({ DATA_FOLDER: folder });
    await expectOnlyDownloadsToFail(portal, {
      takeAway() {
        renameSync(files, `${files}.away`);
        replace(files);
      },
      bringBack() {
        rmSync(files, { force: true });
        renameSync(`${files}.away`, files);
      },
    });
  },
);

test.runIf(isThorough)(
  "a file store that may not be entered: the same",
  async ({ aFolder, aServer, begin, task, skip }) => {
    const account = accountForPortal();
    if (account === null)
      return skipAloud(
        { task, skip },
        "root may enter every folder, and no other account can run the portal",
      );
    const folder = aFolder();
    if (account.user) chownSync(folder, account.user.uid, account.user.gid);
    const settings = { DATA_FOLDER: folder, DATABASE_URL: (await aServer()).url("postgres") };
    const portal = await untilReady(begin({ settings, user: account.user }));
    const files = join(folder, "files");
    await expectOnlyDownloadsToFail(portal, {
      takeAway: () => chmodSync(files, 0),
      bringBack: () => chmodSync(files, 0o700),
    });
  },
);

async function expectOnlyDownloadsToFail(
  portal: ReadyProcess,
  fileStore: { takeAway(): void; bringBack(): void },
): Promise<void> {
  const { cookie } = await signIn(portal.address, parent);
  const document = await firstDocument(portal.address, cookie);
  const download = (accept: string) => ask(portal.address, "GET", document, { cookie, headers: { accept } });
  expect((await download("application/json")).body.slice(0, 5)).toBe("%PDF-");

  fileStore.takeAway();
  const refused = await download("application/json");
  expect([refused.status, JSON.parse(refused.body).code]).toEqual([503, "request.unavailable"]);
  expect((await download("text/html")).status).toBe(303);
  expect((await myContracts(portal.address, cookie)).status).toBe(200);
  expect((await signIn(portal.address, parent)).status).toBe(200);

  fileStore.bringBack();
  expect((await download("application/json")).body.slice(0, 5)).toBe("%PDF-");
  expect(portal.output.problems).toBe("");
  expect(await portal.stop()).toBe(0);
}
