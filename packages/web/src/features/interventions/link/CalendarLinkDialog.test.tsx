import {
  type CalendarLink,
  deleteMyCalendarLink,
  getMyCalendarLink,
  renewMyCalendarLink,
  updateMyCalendarLink,
} from "@ribambelle/domain/interventions/feed/calendarLink.api";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { setLocale } from "../../../client/locale.tsx";
import { openInterventions } from "../../../testing/interventions.ts";
import { expectOutline } from "../../../testing/outline/outline.ts";
import { aBabysitter, aParent } from "../../../testing/people.ts";

beforeEach(() => void vi.setSystemTime("2026-11-23T10:00:00+01:00"));

const none: CalendarLink = { url: null, withPlace: false, lastFetchedDate: null };
const address = (code: string) => `https://portail.example.fr/api/v1/Intervention/calendar/${code}.ics`;
const made: CalendarLink = { ...none, url: address("a") };

const button = (name: string) => page.getByRole("button", { name, exact: true });
const field = page.getByRole("textbox", { name: "Votre lien" });
const place = page.getByRole("switch", { name: "Indiquer le code postal et la ville" });
const said = page.getByRole("dialog").getByRole("status");

/** Opens the dialog of somebody whose link is this one. */
async function open(link: CalendarLink, user = aParent()) {
  const opened = openInterventions([], "", user);
  opened.network.gives(getMyCalendarLink, link);
  await button("Ajouter à mon agenda").click();
  await expect.element(page.getByRole("dialog", { name: "Ajouter à mon agenda" })).toBeVisible();
  return opened;
}

describe("a calendar link", () => {
  test("is asked for again where it could not be read, and the button that opened it has the focus once it is left (VISITS-32, SPACE-16)", async () => {
    const { network } = openInterventions([], "", aParent());
    const { fail } = network.holds(getMyCalendarLink);
    await button("Ajouter à mon agenda").click();
    const dialog = page.getByRole("dialog");
    const waiting = dialog.getByRole("status");
    await expect.element(waiting).toHaveTextContent("Chargement de votre lien d’agenda");
    fail(new TypeError("Failed to fetch"));
    await expect.element(dialog.getByRole("alert")).toBeVisible();
    await expect.element(waiting).not.toBeInTheDocument();
    network.gives(getMyCalendarLink, made);
    await dialog.getByRole("button", { name: "Réessayer" }).click();
    await expect.element(field).toHaveValue(address("a"));
    await expect.element(dialog.getByRole("alert")).not.toBeInTheDocument();
    await expect.element(field).toHaveAttribute("readonly");
    field.element().focus();
    expect(getSelection()?.toString()).toBe(address("a"));
    await button("Supprimer le lien").click();
    await button("Annuler").click();
    await expect.element(button("Supprimer le lien")).toHaveFocus();
    await button("Fermer").click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(button("Ajouter à mon agenda")).toHaveFocus();
    expect(network.callsOf(deleteMyCalendarLink)).toEqual([]);
    await expectOutline("is-asked-for-again-where-it");
  });

  test("is explained in three sentences, and made when it is asked for (VISITS-32)", async () => {
    const { network } = await open(none);
    for (const sentence of [/sans pouvoir les modifier/, /en quelques heures/, /gardez-le pour vous/])
      await expect.element(page.getByText(sentence)).toBeVisible();
    expect(field.query()).toBeNull();
    expect(place.query()).toBeNull();
    network.gives(renewMyCalendarLink, { url: address("a") });
    await button("Créer le lien").click();
    await expect.element(field).toHaveValue(address("a"));
    await expect.element(said).toHaveTextContent("Lien créé.");
    await expect.element(said).toHaveFocus();
    await expect
      .element(page.getByRole("link", { name: "Ouvrir dans mon agenda" }))
      .toHaveAttribute("href", address("a").replace("https:", "webcal:"));
    await expect.element(button("Copier le lien")).toBeVisible();
    await expect.element(page.getByText("Aucun agenda ne l’a encore lu.")).toBeVisible();
    await expectOutline("is-explained-in-three-sentences-and");
  });

  test("is renewed after a question; Escape keeps the old one (VISITS-33)", async () => {
    const { network } = await open({ ...made, lastFetchedDate: "2026-11-20" });
    await expect.element(page.getByText(/pour la dernière fois le 20 novembre 2026\.$/)).toBeVisible();
    await button("Renouveler le lien").click();
    await expect.element(page.getByText("L’ancien lien cessera aussitôt de fonctionner.")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(button("Renouveler le lien")).toHaveFocus();
    await expect.element(field).toHaveValue(address("a"));
    network.gives(renewMyCalendarLink, { url: address("b") });
    await button("Renouveler le lien").click();
    await button("Renouveler le lien").click();
    await expect.element(field).toHaveValue(address("b"));
    await expect.element(page.getByText(/l’ancien ne fonctionne plus\.$/)).toHaveFocus();
    await expectOutline("is-renewed-after-a-question-escape");
  });

  test("is deleted after a question, and may be made again (VISITS-32)", async () => {
    const { network } = await open(made);
    network.refuses(deleteMyCalendarLink, commonRefusals.tooMany);
    await button("Supprimer le lien").click();
    await button("Supprimer le lien").click();
    await expect.element(page.getByText(commonRefusals.tooMany.fr)).toBeVisible();
    await expect.element(field).toHaveValue(address("a"));
    network.gives(deleteMyCalendarLink, {});
    await button("Supprimer le lien").click();
    await expect.element(said).toHaveTextContent("Lien supprimé.");
    await expect.element(button("Créer le lien")).toBeVisible();
    expect(field.query()).toBeNull();
    await expectOutline("is-deleted-after-a-question-and");
  });

  test("has a babysitter’s postal code and town by a switch, off at first, before and after it is made (VISITS-39)", async () => {
    const { network } = await open(none, aBabysitter());
    await expect.element(place).not.toBeChecked();
    await place.click();
    network.gives(renewMyCalendarLink, { url: address("a") });
    await button("Créer le lien").click();
    await expect.element(place).toBeChecked();
    network.gives(updateMyCalendarLink, {});
    await place.click();
    await expect.element(place).not.toBeChecked();
    await expect.element(field).toHaveValue(address("a"));
    const bodies = network.seen.filter(({ method }) => method === "POST").map(({ body }) => body);
    expect(bodies).toEqual([{ withPlace: true }, { withPlace: false }]);
    await expectOutline("has-a-babysitters-postal-code-and");
  });

  test("is not shown any more once a change failed that another tab made impossible (VISITS-32)", async () => {
    const { network } = await open(made);
    network.refuses(renewMyCalendarLink, commonRefusals.notFound);
    network.gives(getMyCalendarLink, none);
    await button("Renouveler le lien").click();
    await button("Renouveler le lien").click();
    await expect.element(page.getByText(commonRefusals.notFound.fr)).toBeVisible();
    await expect.element(field).not.toBeInTheDocument();
    await expectOutline("is-not-shown-any-more-once");
  });

  test("says what failed, and keeps what was shown, in the person’s language (VISITS-32)", async () => {
    const { network } = await open(made);
    network.refuses(renewMyCalendarLink, commonRefusals.tooMany);
    setLocale("en");
    await button("Renew the link").click();
    await button("Renew the link").click();
    await expect.element(page.getByText(commonRefusals.tooMany.en)).toBeVisible();
    await expect.element(page.getByRole("textbox", { name: "Your link" })).toHaveValue(address("a"));
    await expectOutline("says-what-failed-and-keeps-what");
  });
});
