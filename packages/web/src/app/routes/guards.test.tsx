import {
  getMyBabysitterContracts,
  getMyHouseworkContracts,
  getMyParentContracts,
} from "@ribambelle/domain/contracts/contract.api";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import type { MyInformation } from "@ribambelle/domain/me/me";
import { getMyInformation } from "@ribambelle/domain/me/me.api";
import { staffTexts } from "@ribambelle/domain/staff/staff.texts";
import { staffOf } from "@ribambelle/domain/staff/staffOf";
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { answerCalls } from "../../testing/answers.ts";
import { stopNavigations } from "../../testing/navigations.ts";
import { openApp, serverSays } from "../../testing/openApp.tsx";
import { expectOutline } from "../../testing/outline/outline.ts";
import { aBabysitter, anAgent, aParent } from "../../testing/people.ts";
import { appPaths } from "./pages.ts";

/** The id of a thing that is somebody’s, as an address has it. */
const anId = "AAAAAAAAAAAAAAAAAAAAAA";

const heading = (name: string) => page.getByRole("heading", { level: 1, name });

/** Answers as the server does to this person, null for nobody. */
function serve(user: MyInformation | null) {
  const network = answerCalls();
  if (user) network.gives(getMyInformation, user);
  else network.refuses(getMyInformation, commonRefusals.unauthorized);
  network.otherReadsWait();
  network.gives(getMyParentContracts, []);
  network.gives(getMyHouseworkContracts, []);
  network.gives(getMyBabysitterContracts, []);
  return network;
}

/** Opens the path and gives where the person ends: inside, or by a full navigation. */
async function visit(path: string, user: MyInformation | null) {
  const network = serve(user);
  const left = stopNavigations();
  const app = openApp(path);
  await expect.poll(() => left.length + Number(app.router.shown !== null)).toBeGreaterThan(0);
  return { ...app, network, left };
}

const parentPaths = appPaths
  .filter((path) => path.startsWith("/client/") && path !== "/client/profiles")
  .flatMap((path) =>
    path.endsWith("$surveyType")
      ? ["questionnaire", "enquete"].map((type) => path.replace("$surveyType", type))
      : path.replace("$id", anId),
  );
const babysitterPaths = appPaths
  .filter((path) => path.startsWith("/intervenant/") && path !== "/intervenant/searchjobs")
  .map((path) => path.replace("$id", anId));

describe("a stranger", () => {
  test("goes to sign in with the wanted address, and comes back after to the same part of it (ROUTE-07, ROUTE-42)", async () => {
    const { left } = await visit("/client/contrats?tab=menage&tous=1#contenu", null);
    await expect
      .poll(() => left)
      .toEqual(["/login?redirectUrl=%2Fclient%2Fcontrats%3Ftab%3Dmenage%26tous%3D1%23contenu"]);
  });

  test.each([
    "/accueil",
    "/agence",
    "/client/factures",
    "/client/profiles",
    "/intervenant/profil",
    "/searchjobs",
  ])("goes from %s to sign in (ROUTE-07, ROUTE-17, ROUTE-31, ROUTE-42)", async (path) => {
    const { left } = await visit(path, null);
    await expect.poll(() => left).toEqual([`/login?redirectUrl=${encodeURIComponent(path)}`]);
  });

  test("is not asked about when the server saw no session and this browser remembers none (AUTH-26)", async () => {
    serverSays({ session: false });
    const { left, network } = await visit("/accueil", null);
    await expect.poll(() => left).toEqual(["/login?redirectUrl=%2Faccueil"]);
    expect(network.seen).toEqual([]);
  });

  test("goes from the entrance to sign in, keeping a target of ours (ROUTE-03)", async () => {
    const { left } = await visit("/?redirectUrl=%2Fclient%2Fcontrats", null);
    await expect.poll(() => left).toEqual(["/login?redirectUrl=%2Fclient%2Fcontrats"]);
  });

  test("finds nothing at an unknown path and goes nowhere (ROUTE-16)", async () => {
    const { left } = await visit("/client/inconnu", null);
    await expect.element(heading("La page que vous souhaitez consulter est introuvable.")).toBeVisible();
    expect(left).toEqual([]);
    await expectOutline("finds-nothing-at-an-unknown-path-and");
  });
});

describe("somebody whose second factor is still to be given", () => {
  const half = aParent({ secondFactor: "to-give" });

  test.each([
    ["/accueil", "/verification?redirectUrl=%2Faccueil"],
    ["/client/contrats?tab=menage", "/verification?redirectUrl=%2Fclient%2Fcontrats%3Ftab%3Dmenage"],
    ["/intervenant/profil", "/verification?redirectUrl=%2Fintervenant%2Fprofil"],
    ["/?redirectUrl=%2Fclient%2Fcontrats", "/verification?redirectUrl=%2Fclient%2Fcontrats"],
    ["/?redirectUrl=https%3A%2F%2Fevil.example", "/verification"],
    ["/popup-redirect?redirect=%2Fclient%2Fcontrats", "/verification?redirectUrl=%2Fclient%2Fcontrats"],
  ])("goes from %s to give it, and comes back after (FACTOR-02, FACTOR-05)", async (path, address) => {
    const { left, network } = await visit(path, half);
    await expect.poll(() => left).toEqual([address]);
    expect(network.asked()).toBe(1);
  });

  test("goes to choose one where the agency asks for it (FACTOR-03)", async () => {
    const { left } = await visit("/agence", anAgent({ secondFactor: "to-enrol" }));
    await expect.poll(() => left).toEqual(["/verification/activer?redirectUrl=%2Fagence"]);
  });

  test("goes there too when a page finds out later (FACTOR-02)", async () => {
    const network = serve(aParent());
    network.refuses(getMyParentContracts, commonRefusals.secondFactorRequired);
    const left = stopNavigations();
    openApp("/client/contrats");
    await expect.poll(() => left[0]).toMatch(/^\/\?redirectUrl=/);
  });
});

test("whoever is signed in keeps the frame around a page that is not found, and reads its heading first (ROUTE-16)", async () => {
  serverSays({});
  const { left, router, where } = await visit("/accueil", aParent());
  await expect.element(heading("Bonjour Claire Martin")).toBeVisible();
  await router.navigate({ href: "/client/inconnu" });
  const lost = heading("La page que vous souhaitez consulter est introuvable.");
  await expect.element(lost).toHaveFocus();
  await expect.poll(() => document.title).toBe("Page introuvable – Ribambelle");
  await page
    .getByRole("navigation", { name: "Rubriques" })
    .getByRole("link", { name: "Contrats", exact: true })
    .click();
  await expect.element(heading("Vos contrats")).toHaveFocus();
  expect([where(), left]).toEqual(["/client/contrats", []]);
});

describe("the guard", () => {
  test("waits for my information before it shows or refuses anything (ROUTE-42, AUTH-26)", async () => {
    const network = answerCalls();
    const left = stopNavigations();
    network.waits(getMyInformation);
    openApp("/client/contrats");
    await expect.element(page.getByText("Chargement en cours")).toBeInTheDocument();
    expect(left).toEqual([]);
    await expect.poll(() => network.seen.map(({ path }) => path)).toEqual([getMyInformation.path]);
  });

  test("says what failed when my information cannot be loaded, and tries again (ERR-14, ERR-18)", async () => {
    const network = answerCalls();
    network.refuses(getMyInformation, commonRefusals.internal);
    openApp("/accueil");
    await expect.element(heading("Une erreur est survenue.")).toBeVisible();
    await expect.element(page.getByText(/^Une erreur est survenue lors de l'action\./)).toBeVisible();
    network.gives(getMyInformation, aParent());
    await expectOutline("says-what-failed-when-my-information-cannot");
    await page.getByRole("button", { name: "Réessayer" }).click();
    await expect.element(heading("Bonjour Claire Martin")).toBeVisible();
  });

  test.each(parentPaths)("lets a parent into %s (ROUTE-17, ROUTE-23, ROUTE-24, ROUTE-25)", async (path) => {
    const { left, where } = await visit(path, aParent());
    await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect([where(), left]).toEqual([path, []]);
  });

  test.each(babysitterPaths)("lets a babysitter into %s (ROUTE-31)", async (path) => {
    const { left, where } = await visit(path, aBabysitter());
    await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect([where(), left]).toEqual([path, []]);
  });

  test.each([
    ...parentPaths.flatMap((path) => [
      ["babysitter", path, aBabysitter()] as const,
      ["agent", path, anAgent()] as const,
    ]),
    ...babysitterPaths.flatMap((path) => [
      ["parent", path, aParent()] as const,
      ["agent", path, anAgent()] as const,
    ]),
    ["parent", "/agence", aParent()] as const,
    ["babysitter", "/agence", aBabysitter()] as const,
    ...["/client/profiles", "/profiles", "/intervenant/searchjobs", "/searchjobs"].map(
      (path) => ["agent", path, anAgent()] as const,
    ),
  ])(
    "sends the %s who opens %s to the unauthorised page (ROUTE-17, ROUTE-31, ROUTE-43, ROUTE-44)",
    async (_, path, user) => {
      const { left } = await visit(path, user);
      await expect.poll(() => left).toEqual(["/acces-non-autorise"]);
    },
  );

  test.each([
    "autre",
    "Questionnaire",
    "questionnaire2",
    "enquete%20",
    "constructor",
    "__proto__",
    "toString",
  ])("sends a parent who asks for the survey %s to the not-found page (ROUTE-26)", async (type) => {
    const { left } = await visit(`/client/questionnaire-client/${type}`, aParent());
    await expect.poll(() => left).toEqual(["/notfound"]);
  });

  test("lets the agency into its space", async () => {
    await visit("/agence", anAgent());
    await expect.element(heading("Bonjour Anne")).toBeVisible();
    await expectOutline("lets-the-agency-into-its-space");
  });

  test("refuses to staff a page that none of their functions permits (AGUI-01)", async () => {
    const staff = {
      functions: ["reader" as const],
      permissions: ["people.read-parents"],
      mustChangePassword: false,
    };
    const { left } = await visit("/agence", anAgent({ staff }));
    await expect.poll(() => left).toEqual(["/acces-non-autorise"]);
  });

  test.each([
    ["/agence/contrats/garde/nouveau", "recruiter"],
    ["/agence/contrats/menage/nouveau", "recruiter"],
    ["/agence/contrats/intervenant/nouveau", "coordinator"],
    ["/agence/personnes/nouveau?role=Parent", "recruiter"],
    ["/agence/personnes/nouveau?role=BabySitter", "coordinator"],
  ] as const)(
    "refuses %s to a %s, whose functions permit the other kind alone (AGUI-01)",
    async (path, one) => {
      const { left } = await visit(path, anAgent({ staff: staffOf([one]) }));
      await expect.poll(() => left).toEqual(["/acces-non-autorise"]);
    },
  );

  test("tells staff who have no function yet whom to ask, and lets them to their security (STAFF-03)", async () => {
    const { left, router } = await visit("/agence", anAgent({ staff: staffOf([]) }));
    await expect.element(page.getByText(staffTexts("fr").noFunction)).toBeVisible();
    await router.navigate({ href: "/agence/securite" });
    await expect.element(heading("Sécurité du compte")).toBeVisible();
    expect(left).toEqual([]);
    await expectOutline("tells-staff-who-have-no-function-yet");
  });

  test("tells staff whose password is too short to choose another one, and leads them there (STAFF-20)", async () => {
    const { left } = await visit("/agence", anAgent({ staff: staffOf(["administrator"], true) }));
    await expect.element(heading("Choisissez d’abord un nouveau mot de passe.")).toBeVisible();
    const way = page.getByRole("link", { name: "Choisir un nouveau mot de passe" });
    await expect.element(way).toHaveAttribute("href", "/agence/mon-compte#mot-de-passe");
    expect(left).toEqual([]);
  });

  test.each(["/client/profiles", "/profiles", "/intervenant/searchjobs", "/searchjobs"])(
    "sends home from %s those for whom it is not, instead of refusing them (ROUTE-29, ROUTE-30, ROUTE-40, ROUTE-41)",
    async (path) => {
      const { where, left } = await visit(path, path.endsWith("profiles") ? aBabysitter() : aParent());
      await expect.poll(where).toBe("/accueil");
      expect(left).toEqual([]);
    },
  );
});

describe("the entrance", () => {
  test.each([
    ["a parent", "ROUTE-01, ROUTE-06", aParent(), "/", "/accueil", "Bonjour Claire Martin"],
    ["a babysitter", "ROUTE-02, ROUTE-06", aBabysitter(), "/", "/accueil", "Bonjour Léa Dubois"],
    ["the agency", "ROUTE-OP3", anAgent(), "/", "/agence", "Bonjour Anne"],
    ["the agency, at the home of the others", "ROUTE-OP3", anAgent(), "/accueil", "/agence", "Bonjour Anne"],
    [
      "a parent who wanted a page of ours",
      "ROUTE-04",
      aParent(),
      "/?redirectUrl=%2Fclient%2Fcontrats",
      "/client/contrats",
      "Vos contrats",
    ],
    [
      "a parent with a foreign target",
      "ROUTE-05",
      aParent(),
      "/?redirectUrl=https%3A%2F%2Fevil.example%2F",
      "/accueil",
      "Bonjour Claire Martin",
    ],
  ])("leads %s to the right page (%s)", async (_, __, user, path, there, title) => {
    const { where, left } = await visit(path, user);
    await expect.element(heading(title)).toBeVisible();
    expect([where(), left]).toEqual([there, []]);
  });

  test("leaves for a page of ours that the app does not show (ROUTE-04)", async () => {
    const { left } = await visit("/?redirectUrl=%2Fnotfound", aParent());
    await expect.poll(() => left).toEqual(["/notfound"]);
  });
});

describe("the passage after a sign-in", () => {
  const passage = (redirect: string) => `/popup-redirect?redirect=${encodeURIComponent(redirect)}`;

  test.each([
    ["without contracts", aParent({ hasContracts: false })],
    ["with contracts and nothing to show", aParent({ isDisplayedConnectionPopup: false })],
  ])("goes straight to the decoded target %s (ROUTE-09, POPUP-07, POPUP-08, POPUP-09)", async (_, user) => {
    const { where, left } = await visit(passage("/client/contrats?tab=menage"), user);
    await expect.element(heading("Vos contrats")).toBeVisible();
    expect([where(), left]).toEqual(["/client/contrats?tab=menage", []]);
  });

  test("leaves for a configured site", async () => {
    serverSays({ publicSiteUrl: "https://www.agence.example" });
    const out = await visit(passage("https://www.agence.example/annonce?x=1"), aParent());
    await expect.poll(() => out.left).toEqual(["https://www.agence.example/annonce?x=1"]);
  });

  test("leads home from a target that is nobody’s", async () => {
    const home = await visit(passage("https://evil.example"), aParent());
    await expect.poll(home.where).toBe("/accueil");
    expect(home.left).toEqual([]);
  });
});
