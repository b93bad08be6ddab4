import { getJournal } from "@ribambelle/domain/audit/audit.agency.api";
import { getMyInformation } from "@ribambelle/domain/me/me.api";
import { getStaffNames } from "@ribambelle/domain/staff/staff.agency.api";
import { staffOf } from "@ribambelle/domain/staff/staffOf";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answerCalls } from "../../testing/answers.ts";
import { openApp, serverSays } from "../../testing/openApp.tsx";
import { anAgent } from "../../testing/people.ts";
import type { JournalRow } from "./journal.queries.ts";

const entry: JournalRow = {
  id: 9,
  at: "2026-11-24T09:08:07.123Z",
  actor: { userId: 2, displayName: "Zoé Zola", role: "Agency" },
  source: "page",
  functions: ["administrator"],
  action: "imports.tried",
  sentence: "a vérifié un import",
  times: 1,
  person: null,
  subject: null,
  changes: null,
  reason: null,
  address: "192.0.2.7",
  requestId: "req-1",
  parent: "run-1",
};

test.each<[Partial<JournalRow>, "/agence/imports/run-1" | null]>([
  [{ source: "page", action: "imports.tried" }, "/agence/imports/run-1"],
  [{ source: "import", action: "identity.role-changed" }, "/agence/imports/run-1"],
  [{ source: "page", action: "people.invited" }, null],
])(
  "what was done as a part of an import leads to it, and nothing else: %j, %s (AUDITS-01)",
  async (given, href) => {
    const network = answerCalls();
    network.gives(getMyInformation, anAgent({ staff: staffOf(["administrator"]) }));
    network.gives(getJournal, {
      items: [{ ...entry, ...given }],
      ...{ next: null, previous: null, count: { value: 1, isCapped: false } },
    });
    network.gives(getStaffNames, []);
    serverSays({});
    openApp("/agence/journal");
    await page
      .getByRole("main")
      .getByRole("button", { name: /^Détail/ })
      .first()
      .click();
    const dialog = page.getByRole("dialog").first();
    await expect.element(dialog.getByText("192.0.2.7")).toBeVisible();
    const links = dialog
      .getByRole("link")
      .elements()
      .map((link) => link.getAttribute("href"));
    expect(links.filter((one) => one?.startsWith("/agence/imports/"))).toEqual(href ? [href] : []);
    if (!href) await expect.element(dialog.getByText("run-1")).toBeVisible();
  },
);

test.each([
  ["personnes.csv: 2 created, 0 updated", "personnes.csv : 2 lignes créées, 0 modifiée"],
  ["→ reader", "aucune fonction → Lecture"],
])("says what an act was about in the reader’s language: %s (AUDITS-01, AGUI-05)", async (subject, said) => {
  const network = answerCalls();
  network.gives(getMyInformation, anAgent({ staff: staffOf(["administrator"]) }));
  network.gives(getJournal, {
    items: [{ ...entry, subject }],
    ...{ next: null, previous: null, count: { value: 1, isCapped: false } },
  });
  network.gives(getStaffNames, []);
  serverSays({});
  openApp("/agence/journal");
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Détail/ })
    .first()
    .click();
  await expect
    .element(page.getByRole("dialog").getByText(said.replace(" :", "\u00a0:"), { exact: true }))
    .toBeVisible();
});
