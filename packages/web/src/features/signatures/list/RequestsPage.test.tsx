import { getMyInformation } from "@ribambelle/domain/me/me.api";
import type { ListedRequest } from "@ribambelle/domain/signatures/signature";
import { getMySignatureRequests } from "@ribambelle/domain/signatures/signature.api";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answerCalls } from "../../../testing/answers.ts";
import { openApp, serverSays } from "../../../testing/openApp.tsx";
import { expectOutline } from "../../../testing/outline/outline.ts";
import { aParent } from "../../../testing/people.ts";

const aListed = (id: string, given: Partial<ListedRequest> = {}): ListedRequest => ({
  id: id.repeat(22),
  title: `Contrat de ménage ${id}`,
  kind: 1,
  contractReference: id,
  state: 1,
  lastDay: "2026-12-22",
  signers: [{ position: 1, role: "Parent", displayName: "Claire Martin", state: 1, signedAt: null }],
  myState: 1,
  link: `/client/signature/${id.repeat(22)}`,
  ...given,
});

function open(requests: ListedRequest[]) {
  const network = answerCalls();
  network.gives(getMyInformation, aParent());
  network.gives(getMySignatureRequests, requests);
  serverSays({});
  return { network, ...openApp("/client/signature") };
}
const said = (title: string) => page.getByRole("link", { name: title }).element().closest("li")?.textContent;

test("a person finds their requests again, the open ones first, with how far each is (SIGN-36)", async () => {
  open([
    aListed("a"),
    aListed("b", { myState: 0 }),
    aListed("c", { myState: 2 }),
    aListed("d", { state: 3, myState: 2 }),
    aListed("e", { state: 4 }),
  ]);
  await expect.element(page.getByText("1 document à signer.")).toBeVisible();
  expect(
    page
      .getByRole("main")
      .getByRole("link")
      .all()
      .map((link) => link.element().textContent),
  ).toEqual(["a", "b", "c", "d", "e"].map((id) => `Contrat de ménage ${id}`));
  await expect
    .element(page.getByRole("link", { name: "Contrat de ménage a" }))
    .toHaveAttribute("href", `/client/signature/${"a".repeat(22)}`);
  expect(said("Contrat de ménage a")).toMatch(/À signer avant le 22 décembre 2026.*À signer$/);
  expect(said("Contrat de ménage b")).toMatch(/Pas encore votre tour$/);
  expect(said("Contrat de ménage c")).toMatch(/Signé par vous, en attente des autres$/);
  expect(said("Contrat de ménage d")).toMatch(/Signé$/);
  expect(said("Contrat de ménage e")).toMatch(/Refusé$/);
  await expectOutline("a-person-finds-their-requests-again-the");
});

test("a person for whom others wait has nothing to sign, and their requests (SIGN-36)", async () => {
  open([aListed("a", { myState: 0 }), aListed("b", { myState: 2 })]);
  await expect.element(page.getByText("Vous n’avez rien à signer.")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Contrat de ménage b" })).toBeVisible();
});

test("a person with nothing to sign reads why (SIGN-36, SPACE-17)", async () => {
  open([]);
  await expect.element(page.getByText("Vous n’avez encore aucun document à signer ici.")).toBeVisible();
});
