import { getMyHouseworkContracts, getMyParentContracts } from "@ribambelle/domain/contracts/contract.api";
import { logout } from "@ribambelle/domain/identity/identity.api";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { getMyInformation } from "@ribambelle/domain/me/me.api";
import { aParentContract } from "@ribambelle/domain/testing/contracts";
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { keepDraft } from "../../client/kept/drafts.ts";
import { leaveFlash } from "../../client/kept/flash.ts";
import { isStillOpen } from "../../client/signOut.ts";
import { today } from "../../client/today.ts";
import { answerCalls } from "../../testing/answers.ts";
import { stopNavigations } from "../../testing/navigations.ts";
import { openApp, serverSays } from "../../testing/openApp.tsx";
import { expectOutline } from "../../testing/outline/outline.ts";
import { aParent } from "../../testing/people.ts";
import { takeOver } from "../answers.ts";
import { myInformationQuery } from "./session.ts";

const expired = "Votre session a expiré. Merci de vous reconnecter.";
const flag = () => localStorage.getItem("isAuthenticated");
const flash = () => JSON.parse(sessionStorage.getItem("flash") ?? "null") as unknown;
const expiredFlash = { kind: "error", text: { fr: expired, en: expect.any(String) } };
const housework = page.getByRole("tab", { name: "Ménage" });

function parentAtContracts() {
  const network = answerCalls();
  network.gives(getMyInformation, aParent());
  network.gives(getMyParentContracts, [{ ...aParentContract(), displayState: null, can: { sign: false } }]);
  const left = stopNavigations();
  return { network, left, ...openApp("/client/contrats") };
}

describe("when the app starts", () => {
  test("it loads my information once and remembers that somebody is signed in (AUTH-25, AUTH-26, AUTH-27)", async () => {
    const { network, queries } = parentAtContracts();
    await expect.element(page.getByRole("heading", { name: "Vos contrats" })).toBeVisible();
    expect(network.callsOf(getMyInformation)).toHaveLength(1);
    expect(queries.getQueryData(myInformationQuery.queryKey)?.userId).toBe(101);
    expect(flag()).toBe("true");
    // In the tab as well: another may end the session before this one is loaded again.
    expect(sessionStorage.getItem("isAuthenticated")).toBe("true");
  });

  test("what somebody else typed in this tab is gone before anything of this person shows (PROF-OP19)", async () => {
    const { network, queries } = parentAtContracts();
    const drafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith("draft:"));
    const typed = { base: null, draft: "typed" };
    keepDraft("101:renewal-2026", typed);
    keepDraft("201:languages", typed);
    const { promise: shown, resolve } = Promise.withResolvers<string[]>();
    const watched = new MutationObserver(() => {
      if (document.querySelector("h1")?.textContent === "Vos contrats") resolve(drafts());
    });
    watched.observe(document.body, { childList: true, subtree: true });
    expect(await shown).toEqual(["draft:101:renewal-2026"]);
    watched.disconnect();
    // And before a page that arrived drawn is taken over.
    keepDraft("201:languages", typed);
    takeOver(queries, { day: today(), queries: [[[...myInformationQuery.queryKey], aParent()]] });
    expect(drafts()).toEqual(["draft:101:renewal-2026"]);
    expect(network.callsOf(getMyInformation)).toHaveLength(1);
  });

  test("a person whose session died meanwhile reads so on the sign-in page, once (AUTH-34, AUTH-35, ERR-13)", async () => {
    localStorage.setItem("isAuthenticated", "true");
    serverSays({ session: false });
    const network = answerCalls();
    network.refuses(getMyInformation, commonRefusals.unauthorized);
    const left = stopNavigations();
    openApp("/client/contrats?tous=1");
    await expect.poll(() => left).toEqual(["/login?redirectUrl=%2Fclient%2Fcontrats%3Ftous%3D1"]);
    expect(flash()).toEqual(expiredFlash);
    expect(flag()).toBeNull();
  });

  test("a first visitor is told nothing about sessions (AUTH-34)", async () => {
    const network = answerCalls();
    network.refuses(getMyInformation, commonRefusals.unauthorized);
    const left = stopNavigations();
    openApp("/accueil");
    await expect.poll(() => left).toEqual(["/login?redirectUrl=%2Faccueil"]);
    expect(flash()).toBeNull();
  });

  test("a message left by the page before is said once", async () => {
    leaveFlash({ kind: "success", text: { fr: "C’est fait.", en: "Done." } });
    parentAtContracts();
    await expect.element(page.getByText("C’est fait.")).toBeVisible();
    expect(flash()).toBeNull();
  });
});

describe("a 401 in the middle of a visit", () => {
  test("clears what was known, says so and goes to sign in, to come back here (AUTH-33, AUTH-34, AUTH-35, ERR-13)", async () => {
    const { network, left, queries } = parentAtContracts();
    await expect.element(page.getByRole("heading", { name: /^Garde simple/ })).toBeVisible();
    network.refuses(getMyHouseworkContracts, commonRefusals.unauthorized);
    await housework.click();
    await expect.poll(() => left).toEqual(["/login?redirectUrl=%2Fclient%2Fcontrats%3Ftab%3Dmenage"]);
    expect(flash()).toEqual(expiredFlash);
    expect(flag()).toBeNull();
    expect(queries.getQueryData(myInformationQuery.queryKey)).toBeUndefined();
    await expectOutline("clears-what-was-known-says-so-and");
  });

  test("says that another tab signed out, and that what was typed is kept (AUTH-OP5)", async () => {
    const { network } = parentAtContracts();
    await expect.element(page.getByRole("heading", { name: /^Garde simple/ })).toBeVisible();
    keepDraft("101:invitation", { base: null, draft: { email: "lea@example.org" } });
    localStorage.removeItem("isAuthenticated");
    network.refuses(getMyHouseworkContracts, commonRefusals.unauthorized);
    await housework.click();
    await expect.poll(flash).toEqual({
      kind: "error",
      text: {
        fr: `${expired} La déconnexion a eu lieu dans un autre onglet. Votre saisie est gardée dans cet onglet.`,
        en: expect.stringContaining("another tab"),
      },
    });
  });

  test("a 403 shows its message and neither signs out nor leaves (ERR-15)", async () => {
    const { network, left } = parentAtContracts();
    await expect.element(page.getByRole("heading", { name: /^Garde simple/ })).toBeVisible();
    network.refuses(getMyHouseworkContracts, commonRefusals.forbidden);
    await housework.click();
    await expect.element(page.getByText(commonRefusals.forbidden.fr)).toBeVisible();
    expect(left).toEqual([]);
    expect(flag()).toBe("true");
  });

  test("on a page for everybody stays there (AUTH-34, AUTH-36)", async () => {
    const { network, left, router, queries } = parentAtContracts();
    await expect.element(page.getByRole("heading", { name: /^Garde simple/ })).toBeVisible();
    await router.navigate({ href: "/nulle-part" });
    await expect
      .element(page.getByText("La page que vous souhaitez consulter est introuvable."))
      .toBeVisible();
    network.refuses(getMyHouseworkContracts, commonRefusals.unauthorized);
    network.refuses(getMyParentContracts, commonRefusals.unauthorized);
    await queries.refetchQueries({ queryKey: ["CustomerContract"], type: "all" });
    await expect.element(page.getByText(expired)).toBeVisible();
    expect(left).toEqual([]);
    await expectOutline("on-a-page-for-everybody-stays-there");
  });
});

describe("signing out", () => {
  test("tells the server, forgets the person and goes to sign in (AUTH-28, AUTH-29, AUTH-30, SHELL-28)", async () => {
    const { network, left, queries } = parentAtContracts();
    network.gives(logout, {});
    await page.getByRole("button", { name: "Mon espace" }).click();
    await page.getByRole("button", { name: "Se déconnecter" }).click();
    await expect.poll(() => left).toEqual(["/login"]);
    expect(network.callsOf(logout)).toHaveLength(1);
    expect(queries.getQueryData(myInformationQuery.queryKey)).toBeUndefined();
    expect(flag()).toBeNull();
    expect(flash()).toBeNull();
  });

  test("does the same when the call fails, and leaves it to the sign-in page to try again (SHELL-OP10, SHELL-28)", async () => {
    const { network, left, queries } = parentAtContracts();
    network.fails(logout);
    await page.getByRole("button", { name: "Mon espace" }).click();
    await page.getByRole("button", { name: "Se déconnecter" }).click();
    await expect.poll(() => left).toEqual(["/login"]);
    expect(queries.getQueryData(myInformationQuery.queryKey)).toBeUndefined();
    expect(flag()).toBeNull();
    expect(isStillOpen()).toBe(true);
    await expectOutline("does-the-same-when-the-call-fails");
  });

  test("a sign-out in another tab is said here when this one is loaded again (AUTH-34)", async () => {
    const first = parentAtContracts();
    await expect.element(page.getByRole("heading", { name: /^Garde simple/ })).toBeVisible();
    first.unmount();
    localStorage.clear();
    first.network.refuses(getMyInformation, commonRefusals.unauthorized);
    serverSays({ session: false });
    openApp("/client/contrats");
    await expect.poll(() => first.left).toEqual(["/login?redirectUrl=%2Fclient%2Fcontrats"]);
    const said = `${expired} La déconnexion a eu lieu dans un autre onglet.`;
    expect(flash()).toEqual({ kind: "error", text: { fr: said, en: expect.any(String) } });
  });
});
