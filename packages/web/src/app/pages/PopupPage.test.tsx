import { getMyHouseworkContracts, getMyParentContracts } from "@ribambelle/domain/contracts/contract.api";
import { disableConnectionPopup } from "@ribambelle/domain/identity/identity.api";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { writeWire } from "@ribambelle/domain/kernel/wire";
import { getMyInformation } from "@ribambelle/domain/me/me.api";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { setLocale } from "../../client/locale.tsx";
import { wholeKeyOf } from "../../client/queryOf.ts";
import { answerCalls } from "../../testing/answers.ts";
import { stopNavigations } from "../../testing/navigations.ts";
import { openApp, serverSays } from "../../testing/openApp.tsx";
import { aParent } from "../../testing/people.ts";

const dialog = page.getByRole("dialog", { name: "Pensez à votre déclaration de revenus" });
const understood = dialog.getByRole("button", { name: "Ok, j'ai compris" });
const contracts = page.getByRole("heading", { level: 1, name: "Vos contrats" });

function arrive(redirect = "/client/contrats?tab=menage") {
  const network = answerCalls();
  network.gives(getMyInformation, aParent({ isDisplayedConnectionPopup: true }));
  network.gives(getMyParentContracts, []);
  network.gives(getMyHouseworkContracts, []);
  serverSays({ publicSiteUrl: "https://public.example" });
  const left = stopNavigations();
  return { network, left, ...openApp(`/popup-redirect?redirect=${encodeURIComponent(redirect)}`) };
}

test("reminds people with contracts of the months to declare, in their language (POPUP-01, POPUP-03, POPUP-04, ROUTE-09)", async () => {
  arrive();
  await expect.element(dialog).toBeVisible();
  await expect
    .element(dialog.getByText(/que Ribambelle vous a versés de décembre 2023 à novembre 2024\.$/))
    .toBeVisible();
  await expect.element(understood).toBeVisible();
  await expect.poll(() => document.title).toBe("Pensez à votre déclaration de revenus – Ribambelle");
  setLocale("en");
  const english = page.getByRole("dialog", { name: "Remember your tax return" });
  await expect.element(english.getByText(/from December 2023 to November 2024\.$/)).toBeVisible();
  await expect.element(english.getByRole("button", { name: "Ok, I understand" })).toBeVisible();
});

test("stays whatever one does beside its button, and keeps the focus (POPUP-02)", async () => {
  const { where, network } = arrive();
  await expect.element(dialog.getByRole("heading")).toHaveFocus();
  await userEvent.keyboard("{Escape}{Escape}{Escape}");
  await userEvent.click(document.documentElement, { position: { x: 5, y: 5 } });
  await expect.element(dialog).toBeVisible();
  await expect.element(dialog).toHaveAttribute("aria-modal", "true");
  await userEvent.keyboard("{Tab}");
  await expect.element(understood).toHaveFocus();
  expect(where()).toContain("/popup-redirect");
  expect(network.callsOf(disableConnectionPopup)).toEqual([]);
});

test("its button puts it away for good and leads to the decoded target (POPUP-05, POPUP-06, POPUP-09)", async () => {
  const { network, where, left, router } = arrive();
  network.gives(disableConnectionPopup, {});
  await understood.click();
  await expect.element(contracts).toBeVisible();
  expect([where(), left]).toEqual(["/client/contrats?tab=menage", []]);
  expect(network.callsOf(disableConnectionPopup)).toHaveLength(1);
  await router.navigate({ href: "/popup-redirect?redirect=%2Faccueil" });
  await expect.poll(where).toBe("/accueil");
  await expect.element(dialog).not.toBeInTheDocument();
});

test("stays away where one’s information was being read while it was put away (POPUP-05, POPUP-06)", async () => {
  const { network, where, queries, router } = arrive();
  const putting = network.holds(disableConnectionPopup);
  await understood.click();
  await expect.poll(() => network.callsOf(disableConnectionPopup)).toHaveLength(1);
  const reading = network.holds(getMyInformation);
  const read = queries.refetchQueries({ queryKey: wholeKeyOf(getMyInformation) });
  await expect.poll(() => network.callsOf(getMyInformation)).toHaveLength(2);
  putting.answer(Response.json({}));
  await expect.element(contracts).toBeVisible();
  const older = aParent({ isDisplayedConnectionPopup: true });
  reading.answer(Response.json(writeWire(getMyInformation.output, older)));
  await read;
  await router.navigate({ href: "/popup-redirect?redirect=%2Faccueil" });
  await expect.poll(where).toBe("/accueil");
  await expect.element(dialog).not.toBeInTheDocument();
});

test("leads on when it could not be put away, and says so on the next page", async () => {
  const { network, where } = arrive();
  network.refuses(disableConnectionPopup, commonRefusals.internal);
  await understood.click();
  await expect.element(contracts).toBeVisible();
  expect(where()).toBe("/client/contrats?tab=menage");
  await expect.element(page.getByText(/^Une erreur est survenue lors de l'action\./)).toBeVisible();
});

test.each([
  ["https://public.example/annonce", "https://public.example/annonce"],
  ["/notfound", "/notfound"],
])("leads on to %s, which the app does not show", async (target, address) => {
  const { network, left } = arrive(target);
  network.gives(disableConnectionPopup, {});
  await understood.click();
  await expect.poll(() => left).toEqual([address]);
});

test.each(["//evil.example", "https://evil.example", "javascript:alert(1)", "/popup-redirect"])(
  "leads home from the target %s",
  async (target) => {
    const { network, left, where } = arrive(target);
    network.gives(disableConnectionPopup, {});
    await understood.click();
    await expect.poll(where).toBe("/accueil");
    expect(left).toEqual([]);
  },
);

test("a session that ended meanwhile leads to sign in and back, once (AUTH-33)", async () => {
  const { network, left } = arrive();
  network.refuses(disableConnectionPopup, commonRefusals.unauthorized);
  await understood.click();
  const back = encodeURIComponent("/popup-redirect?redirect=%2Fclient%2Fcontrats%3Ftab%3Dmenage");
  await expect.poll(() => left).toEqual([`/login?redirectUrl=${back}`]);
});
