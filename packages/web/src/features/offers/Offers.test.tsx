import { getMyInformation } from "@ribambelle/domain/me/me.api";
import type { MyInterest, OffersPage } from "@ribambelle/domain/offers/offer";
import { offerRefusals } from "@ribambelle/domain/offers/offer.refusals";
import * as api from "@ribambelle/domain/offers/offers.api";
import { aShownAgency } from "@ribambelle/domain/testing/agency";
import { anOffer, anOffersPage } from "@ribambelle/domain/testing/offers";
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answerCalls } from "../../testing/answers.ts";
import { openApp, serverSays } from "../../testing/openApp.tsx";
import { expectOutline } from "../../testing/outline/outline.ts";
import { aBabysitter } from "../../testing/people.ts";

function open(path: string, found: OffersPage = anOffersPage(), mine: MyInterest[] = []) {
  const agency = aShownAgency();
  const network = answerCalls();
  network.gives(getMyInformation, aBabysitter());
  network.gives(api.searchOffers, found);
  network.gives(api.getMyInterests, mine);
  serverSays({
    agency: { ...agency, publicSite: { ...agency.publicSite, babysitterSearch: "/site-public" } },
  });
  return { network, ...openApp(path) };
}
const of = (endpoint: { path: string; method: "GET" | "POST" }, reference = "O-1") => ({
  ...endpoint,
  path: endpoint.path.replace(":reference", reference),
});

describe("the offers", () => {
  test("say that they cannot be read, and are asked for again (OFFER-01)", async () => {
    const { network } = open("/intervenant/searchjobs");
    network.fails(api.searchOffers);
    const again = page.getByRole("button", { name: "Réessayer" });
    await expect.element(again).toBeVisible();
    network.gives(api.searchOffers, anOffersPage());
    await again.click();
    await expect.element(page.getByRole("main").getByText(anOffer().title)).toBeVisible();
  });

  test("begin with how many fit the week, and say in words why and why not (OFFER-01, OFFER-04)", async () => {
    const partly = anOffer({
      reference: "O-2",
      title: "Mercredis à Orvault",
      childAges: [0],
      wageToCents: null,
      endDate: "2027-07-02",
      fit: {
        ...anOffer().fit,
        coveredDays: [],
        missedDays: [3],
        spoken: [],
        missingLanguages: [2],
        hasLicence: false,
        doesHousework: false,
        isWhole: false,
      },
    });
    const whole = anOffer({ fit: { ...anOffer().fit, hasLicence: true, doesHousework: true } });
    const once = anOffer({ reference: "O-3", title: "Un soir", childAges: [], wageToCents: 1_250 });
    open("/intervenant/searchjobs", anOffersPage({ items: [whole, partly, once] }));
    await expect.element(page.getByText("1 garde correspond à vos disponibilités")).toBeVisible();
    const fitting = page.getByRole("listitem").filter({ hasText: "Sortie d’école à Rezé" });
    for (const said of [
      "Couvre vos disponibilités du lundi et du jeudi",
      /à 4\skm/,
      "Demande l’anglais, que vous parlez",
      "2 enfants, 1 et 4 ans",
      "Avec du ménage, que vous proposez",
      /de 12,50\s€ à 13,20\s€ brut de l’heure/,
      "À partir du 5 janvier 2027",
    ])
      await expect.element(fitting.getByText(said).first()).toBeVisible();
    const other = page.getByRole("listitem").filter({ hasText: "Mercredis à Orvault" });
    for (const said of [
      "Pas disponible le mercredi à ces heures",
      "Demande l’espagnol, que votre profil ne dit pas",
      "Demande le permis, que votre profil ne dit pas",
      "1 enfant, moins d’un an",
      "Avec du ménage, que votre profil ne propose pas",
      "Du 5 janvier 2027 au 2 juillet 2027",
      /^12,50\s€ brut de l’heure$/,
    ])
      await expect.element(other.getByText(said).first()).toBeVisible();
    // One wage is no range, and no children are not spoken of.
    const third = page.getByRole("listitem").filter({ hasText: "Un soir" });
    await expect.element(third.getByText(/^12,50\s€ brut de l’heure$/)).toBeVisible();
    await expect.element(third).not.toMatchTextContent(/enfants?,/);
    await expectOutline("begin-with-how-many-fit-the");
  });

  test("are narrowed, and the address holds it (OFFER-06)", async () => {
    const { network, where } = open("/intervenant/searchjobs");
    await page.getByRole("checkbox", { name: "Lundi" }).click();
    await expect.poll(where).toBe("/intervenant/searchjobs?jour=lundi");
    // What narrows nothing is what is chosen.
    const groups = page.getByRole("form").getByRole("group");
    const chosen = () =>
      groups
        .elements()
        .map((group) => [
          group.querySelector("legend")?.textContent,
          ...[...group.querySelectorAll<HTMLInputElement>(":checked")].map(
            ({ labels }) => labels?.[0]?.textContent,
          ),
        ]);
    await expect
      .poll(chosen)
      .toEqual([
        ["Jusqu’où", "10\u00a0km (1)"],
        ["Mes jours", "Lundi"],
        ["Heures par semaine", "Peu importe"],
        ["Rythme", "Peu importe"],
        ["Ménage", "Peu importe"],
        ["Âge des enfants"],
      ]);
    const housework = groups.nth(4);
    await housework.getByText("Avec ménage").click();
    await expect.poll(where).toBe("/intervenant/searchjobs?jour=lundi&menage=oui");
    await housework.getByText("Peu importe").click();
    await expect.poll(where).toBe("/intervenant/searchjobs?jour=lundi");
    await page.getByRole("radio", { name: "Ponctuelle" }).click();
    await expect.poll(where).toBe("/intervenant/searchjobs?jour=lundi&rythme=ponctuel");
    await expect
      .poll(() => Object.fromEntries(network.callsOf(api.searchOffers).at(-1)?.query ?? []))
      .toEqual({ days: "1", rhythm: "occasional" });
    await page.getByRole("checkbox", { name: "Mardi" }).click();
    await expect.poll(where).toBe("/intervenant/searchjobs?jour=lundi,mardi&rythme=ponctuel");
    await expect.element(page.getByRole("checkbox", { name: "Mardi" })).toBeChecked();
    await page.getByRole("checkbox", { name: "Mardi" }).click();
    await page.getByRole("checkbox", { name: "Lundi" }).click();
    await expect.poll(where).toBe("/intervenant/searchjobs?rythme=ponctuel");
    await page.getByRole("link", { name: "Tout effacer" }).click();
    await expect.poll(where).toBe("/intervenant/searchjobs");
    for (const [label, said] of [
      ["Moins de 3 ans", "age=moins-de-3-ans"],
      ["Offres masquées", "age=moins-de-3-ans&masquees=oui"],
    ] as const) {
      const choice = page.getByRole("checkbox", { name: label });
      await expect.element(choice).not.toBeChecked();
      await choice.click();
      await expect.poll(where).toBe(`/intervenant/searchjobs?${said}`);
      await expect.element(choice).toBeChecked();
    }
    await page.getByRole("link", { name: "Tout effacer" }).click();
    await expect.element(page.getByRole("link", { name: "Tout effacer" })).not.toBeInTheDocument();
    await expectOutline("are-narrowed-and-the-address-holds");
  });

  test("stay while others are looked for, and are said to be on their way (OFFER-06)", async () => {
    const { network, container } = open("/intervenant/searchjobs");
    await expect.element(page.getByText("Sortie d’école à Rezé")).toBeVisible();
    const busy = () => container.querySelector("main [aria-busy=true]")?.textContent ?? "";
    await expect.poll(busy).toBe("");
    network.waits(api.searchOffers);
    await page.getByRole("checkbox", { name: "Lundi" }).click();
    await expect.poll(busy).toContain("Sortie d’école à Rezé");
  });

  test("are applied for with one word, and what would help stands there (OFFER-07)", async () => {
    const { network } = open("/intervenant/searchjobs", anOffersPage({ helps: ["advert"] }));
    await page.getByRole("button", { name: "Cela m’intéresse, Sortie d’école à Rezé" }).click();
    await expect.element(page.getByRole("link", { name: "publier votre annonce" })).toBeVisible();
    await page.getByLabelText(/^Votre mot à l’agence/).fill("Dès lundi.");
    network.gives(of(api.applyForOffer) as typeof api.applyForOffer, {});
    const interest = {
      state: "sent",
      saidAt: "2026-11-23T10:00:00Z",
      stateAt: "2026-11-23T10:00:00Z",
      sentence: null,
    } as const;
    network.gives(api.searchOffers, anOffersPage({ items: [anOffer({ interest })] }));
    await page.getByRole("button", { name: "Envoyer à l’agence" }).click();
    await expect.element(page.getByText("Envoyée le 23 novembre 2026")).toBeVisible();
    expect(network.seen.find(({ path }) => path === "/Offer/O-1/Interest")?.body).toEqual({
      word: "Dès lundi.",
    });
    await expectOutline("are-applied-for-with-one-word");
  });

  test("keep what is typed to apply for one until it is sent or given up (AUTH-OP5)", async () => {
    open("/intervenant/searchjobs");
    const interest = page.getByRole("button", { name: "Cela m’intéresse, Sortie d’école à Rezé" });
    const word = page.getByLabelText(/^Votre mot à l’agence/);
    await interest.click();
    await word.fill("Dès lundi.");
    await userEvent.keyboard("{Escape}");
    await expect.element(word).not.toBeInTheDocument();
    await interest.click();
    await expect.element(word).toHaveValue("Dès lundi.");
    await expect.element(page.getByText(/^Votre saisie non enregistrée a été rétablie\./)).toBeVisible();
    await page.getByRole("button", { name: "Annuler" }).click();
    await interest.click();
    await expect.element(word).toHaveValue("");
    await expectOutline("keep-what-is-typed-to-apply");
  });

  test("say where one was just filled (OFFER-10)", async () => {
    const { network } = open("/intervenant/searchjobs");
    await page.getByRole("button", { name: /^Cela m’intéresse/ }).click();
    network.refuses(of(api.applyForOffer) as typeof api.applyForOffer, offerRefusals.filled);
    const word = page.getByLabelText(/^Votre mot à l’agence/);
    await expect.element(word).toHaveAttribute("maxlength", "500");
    await expect
      .element(word)
      .toHaveAccessibleDescription("Par exemple à partir de quand. 500 caractères au plus.");
    await page.getByRole("button", { name: "Envoyer à l’agence" }).click();
    await expect.element(page.getByText("Cette offre vient d’être pourvue.")).toBeVisible();
    await expect.poll(() => document.activeElement?.textContent).toBe("Cette offre vient d’être pourvue.");
    await expectOutline("say-where-one-was-just-filled");
    await page.getByRole("button", { name: "Annuler" }).click();
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  });

  test("are hidden one by one (OFFER-07)", async () => {
    const { network } = open("/intervenant/searchjobs");
    network.gives(of(api.hideOffer) as typeof api.hideOffer, {});
    await page.getByRole("button", { name: "Ne plus me la montrer" }).click();
    await expect.element(page.getByText("L’offre est masquée.")).toBeVisible();
    expect(network.seen.find(({ path }) => path === "/Offer/O-1/Hide")?.body).toEqual({ isHidden: true });
    await expectOutline("are-hidden-one-by-one");
    network.gives(api.searchOffers, anOffersPage({ items: [], fitting: 0 }));
    await page.getByRole("button", { name: "Ne plus me la montrer" }).click();
    await expect.element(page.getByText("Aucune offre pour le moment.")).toBeVisible();
    await expect.element(page.getByRole("heading", { level: 1 })).toHaveFocus();
  });

  test("say so where there are none", async () => {
    open("/intervenant/searchjobs", anOffersPage({ items: [], fitting: 0 }));
    await expect.element(page.getByText("Aucune offre pour le moment.")).toBeVisible();
    await expectOutline("say-so-where-there-are-none");
  });

  test("say of criteria with which there are none that these hide them (OFFER-06)", async () => {
    const { where } = open(
      "/intervenant/searchjobs?rythme=ponctuel",
      anOffersPage({ items: [], fitting: 0 }),
    );
    await expect.element(page.getByText("Aucune offre avec ces critères.")).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Tout effacer" }).last().click();
    await expect.poll(where).toBe("/intervenant/searchjobs");
    await expectOutline("say-of-criteria-with-which-there");
  });
});

test("the applications say how far each is, are led to from the offers, and are taken back (OFFER-08)", async () => {
  const at = "2026-11-23T10:00:00Z";
  const one = {
    title: "Sortie d’école",
    city: "Rezé",
    isShown: true,
    saidAt: at,
    stateAt: at,
    sentence: null,
  };
  const { network, where } = open("/intervenant/searchjobs", anOffersPage(), [
    { ...one, reference: "O-1", state: "seen", can: { withdraw: true } },
    {
      ...one,
      reference: "O-2",
      state: "refused",
      sentence: "Trop loin de la famille",
      can: { withdraw: false },
    },
  ]);
  await page.getByRole("link", { name: "Mes candidatures (2)" }).click();
  await expect.poll(where).toBe("/intervenant/searchjobs/candidatures");
  await expect.element(page.getByText("Vue par l’agence")).toBeVisible();
  await expect.element(page.getByText("Non retenue")).toBeVisible();
  await expect.element(page.getByText("Trop loin de la famille")).toBeVisible();
  network.gives(of(api.withdrawFromOffer) as typeof api.withdrawFromOffer, {});
  network.gives(api.getMyInterests, []);
  await expectOutline("the-applications-say-how-far-each-is");
  await page.getByRole("button", { name: /^Retirer ma candidature/ }).click();
  await expect.element(page.getByText("Votre candidature est retirée.")).toBeVisible();
  await expect.element(page.getByText("Vous n’avez encore répondu à aucune offre.")).toBeVisible();
  await expectOutline("the-applications-say-how-far-each-is-2");
});
