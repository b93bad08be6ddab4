import { getDesk } from "@ribambelle/domain/desk/desk.agency.api";
import { getMySessions } from "@ribambelle/domain/identity/identity.api";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { getMyInformation } from "@ribambelle/domain/me/me.api";
import { getMyPasskeys } from "@ribambelle/domain/passkeys/passkey.api";
import { getMySecondFactor } from "@ribambelle/domain/secondFactor/secondFactor.api";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { actionFailed } from "../../client/call/client.texts.ts";
import { setLocale } from "../../client/locale.tsx";
import { answerCalls } from "../../testing/answers.ts";
import { openApp, serverSays } from "../../testing/openApp.tsx";
import { anAgent } from "../../testing/people.ts";

const factor = { isOn: true, since: null, recoveryCodesLeft: 10, isRequired: false };
const words = {
  fr: {
    unread: "Cette partie n’a pas pu être lue.",
    retry: "Réessayer",
    offline: /^Pas de connexion Internet\./,
  },
  en: { unread: "This part could not be read.", retry: "Try again", offline: /^You are offline\./ },
} as const;
const paths = [
  "/agence/securite",
  "/agence/mon-compte",
  "/agence",
  "/agence/demandes",
  "/agence/parents",
  "/agence/intervenants",
  "/agence/personnes/7",
  "/agence/contrats",
  "/agence/contrats/garde/12",
  "/agence/signatures",
  "/agence/rentree/2026",
  "/agence/rentree/2026/7",
  "/agence/questionnaires",
  "/agence/questionnaires/12",
  "/agence/moderation",
  "/agence/moderation/historique",
  "/agence/courriers",
  "/agence/courriers/modeles",
  "/agence/imports",
  "/agence/equipe",
  "/agence/equipe/7",
  "/agence/journal",
  "/agence/recherche?q=Dupont",
];
const languages = ["fr", "en"] as const;

function open(path: string, locale: "fr" | "en") {
  onTestFinished(() => setLocale("fr"));
  setLocale(locale);
  const network = answerCalls();
  network.gives(getMyInformation, anAgent());
  network.otherReadsFail();
  network.refuses(getDesk, commonRefusals.internal);
  serverSays({});
  openApp(path);
  return network;
}

const alerts = () => page.getByRole("main").getByRole("alert");

describe.each(languages)("what could not be read is said in %s", (locale) => {
  const { unread, retry, offline } = words[locale];

  test.each(paths)("%s speaks of no action that failed (AGUI-14)", async (path) => {
    document.title = "Une autre page";
    const network = open(path, locale);
    if (path === "/agence/mon-compte") network.gives(getMySecondFactor, factor);
    await expect.element(alerts().first()).toBeVisible();
    await expect.element(alerts().getByRole("button", { name: retry }).first()).toBeVisible();
    expect(page.getByText(actionFailed[locale]).elements()).toEqual([]);
    // The tab names the page all the same.
    expect(document.title).toMatch(locale === "fr" ? /\S – Agence$/ : /\S – Agency$/);
  });

  test("what protects the account, and then its passkeys alone (AGUI-14, STAFF-36)", async () => {
    const network = open("/agence/securite", locale);
    await expect.element(alerts().getByText(unread)).toBeVisible();
    network.gives(getMySecondFactor, factor);
    await page.getByRole("button", { name: retry }).click();
    const passkeys = page.getByRole("region", { name: /^(Clés d’accès|Passkeys)$/ });
    await expect.element(passkeys.getByRole("alert").getByText(unread)).toBeVisible();
    network.gives(getMyPasskeys, []);
    await passkeys.getByRole("button", { name: retry }).click();
    await expect.element(alerts()).not.toBeInTheDocument();
  });

  test("where a device is signed in, with the network that is missing (AGUI-14, STAFF-36, ERR-OP4)", async () => {
    const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    onTestFinished(() => onLine.mockRestore());
    const network = open("/agence/mon-compte", locale);
    network.gives(getMySecondFactor, factor);
    network.fails(getMySessions);
    const devices = page.getByRole("region", { name: /^(Où vous êtes connecté·e|Where you are signed in)$/ });
    await expect.element(devices.getByRole("alert").getByText(unread)).toBeVisible();
    await expect.element(devices.getByRole("alert").getByText(offline)).toBeVisible();
  });
});

test.each(paths)("%s is named in the window while nothing of it has come (AGUI-04)", async (path) => {
  document.title = "Une autre page";
  const network = answerCalls();
  network.gives(getMyInformation, anAgent());
  network.otherReadsWait();
  serverSays({});
  openApp(path);
  await expect.poll(() => document.title).toMatch(/\S – Agence$/);
});
