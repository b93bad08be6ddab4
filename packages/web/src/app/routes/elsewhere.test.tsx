import type { MyInformation } from "@ribambelle/domain/me/me";
import { getMyInformation } from "@ribambelle/domain/me/me.api";
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { answerCalls } from "../../testing/answers.ts";
import { stopNavigations } from "../../testing/navigations.ts";
import { openApp, serverSays } from "../../testing/openApp.tsx";
import { aBabysitter, aParent } from "../../testing/people.ts";

const oldPortalUrl = "https://ancien.example";
const sections = page.getByRole("navigation", { name: "Rubriques" });

function visit(path: string, user: MyInformation, known: Parameters<typeof serverSays>[0]) {
  answerCalls().gives(getMyInformation, user);
  serverSays(known);
  const left = stopNavigations();
  return { left, ...openApp(path) };
}

describe("a section of the old private space", () => {
  test.each([
    ["/client/interventions", "LEGACY-01, ROUTE-27", aParent()],
    ["/client/factures", "LEGACY-02, SPACE-01", aParent()],
    ["/client/reglements", "LEGACY-03, ROUTE-27", aParent({ hasContracts: false })],
    ["/client/attestations", "LEGACY-04, ROUTE-27", aParent()],
    ["/intervenant/interventions", "LEGACY-05, ROUTE-38", aBabysitter()],
    ["/intervenant/a-consulter", "LEGACY-06, ROUTE-38", aBabysitter({ hasContracts: false })],
    ["/intervenant/fiches-de-paie", "LEGACY-07, ROUTE-38", aBabysitter()],
  ] as const)(
    "opens there under the same name, and nothing of ours shows before: %s (%s)",
    async (path, _, user) => {
      const { left, container } = visit(path, user, { oldPortalUrl });
      await expect.poll(() => left).toEqual([`${oldPortalUrl}/${path.split("/").at(-1)}`]);
      expect(container.querySelector("h1")).toBeNull();
    },
  );

  test.each([
    ["/client/factures", aBabysitter()],
    ["/intervenant/fiches-de-paie", aParent()],
  ])("is refused to the wrong role before anybody leaves: %s (ROUTE-43)", async (path, user) => {
    const { left } = visit(path, user, { oldPortalUrl });
    await expect.poll(() => left).toEqual(["/acces-non-autorise"]);
  });
});

describe("the search", () => {
  test.each([
    ["/client/profiles", "LEGACY-08, LEGACY-11, ROUTE-28", aParent(), "https://public.example/annonce"],
    ["/profiles", "LEGACY-11, ROUTE-30", aParent(), "https://public.example/annonce"],
    [
      "/intervenant/searchjobs",
      "LEGACY-09, LEGACY-10, ROUTE-39",
      aBabysitter(),
      "https://public.example/emploi-job",
    ],
    ["/searchjobs", "LEGACY-10, ROUTE-41", aBabysitter(), "https://public.example/emploi-job"],
  ] as const)("the address %s leads to the public site’s search (%s)", async (path, _, user, address) => {
    const { left } = visit(path, user, {});
    await expect.poll(() => left).toEqual([address]);
  });
});

test("the menu says of each link that leads to another site that it does, and of no other", async () => {
  visit("/accueil", aParent(), { oldPortalUrl });
  await expect.element(sections.getByRole("link", { name: "Contrats", exact: true })).toBeVisible();
  const outside = sections.getByRole("link", { name: /\(autre site\)$/ }).elements();
  expect(outside.map((link) => link.getAttribute("href"))).toEqual([
    "/client/interventions",
    "/client/factures",
    "/client/reglements",
    "/client/attestations",
    "/client/profiles",
  ]);
});
