import { searchCommunes } from "@ribambelle/domain/addresses/address.api";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { getMyInformation } from "@ribambelle/domain/me/me.api";
import { getAsked } from "@ribambelle/domain/nannies/asked.api";
import * as api from "@ribambelle/domain/nannies/nannies.api";
import { nannyRefusals } from "@ribambelle/domain/nannies/nannies.refusals";
import type { Nanny, NannyPage } from "@ribambelle/domain/nannies/nanny";
import { aShownAgency } from "@ribambelle/domain/testing/agency";
import { aNanny, aNannyCard, aNannyPage, someFacets } from "@ribambelle/domain/testing/nannies";
import { describe, expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answerCalls } from "../../testing/answers.ts";
import { openApp, serverSays } from "../../testing/openApp.tsx";
import { expectOutline } from "../../testing/outline/outline.ts";
import { aParent } from "../../testing/people.ts";

function withoutPublicSite() {
  const agency = aShownAgency();
  const nowhere = { parentSearch: "/site-public", babysitterSearch: "/site-public" };
  return { ...agency, publicSite: { ...agency.publicSite, ...nowhere } };
}

function open(path: string, found: NannyPage = aNannyPage(), nanny: Nanny = aNanny()) {
  const network = answerCalls();
  network.gives(getMyInformation, aParent());
  network.gives(api.searchNannies, found);
  network.gives(api.getSearches, []);
  network.gives({ ...api.getNanny, path: `/Nanny/${nanny.id}` }, nanny);
  serverSays({ agency: withoutPublicSite() });
  return { network, ...openApp(path) };
}
const lastSearch = (network: ReturnType<typeof answerCalls>) =>
  Object.fromEntries(network.callsOf(api.searchNannies).at(-1)?.query ?? []);

const nobody: Partial<NannyPage> = { items: [], near: 0, count: { value: 0, isCapped: false } };

describe("the profiles of nannies", () => {
  test("begin with how many publish their advert near the family, then come the cards (NANNY-01, NANNY-03, NANNY-04)", async () => {
    open("/client/profiles");
    await expect.element(page.getByText("12 nounous publient leur annonce près de Lyon")).toBeVisible();
    const card = page.getByRole("listitem").filter({ hasText: "Éloïse K." });
    for (const said of [
      /24\sans/,
      /à 3\skm/,
      "Étudiante douce et patiente",
      /lundi après 16\sh\s30/,
      "Anglais",
      "Permis",
      "Formation aux premiers secours",
      "Ménage",
      "3 expériences, dont bébés de moins de 3 ans",
    ])
      await expect.element(card.getByText(said).first()).toBeVisible();
    await expectOutline("begin-with-how-many-publish-their");
  });

  test("are narrowed by choices that say how many remain, and the address holds them (NANNY-05, NANNY-06)", async () => {
    const { network, where, router } = open("/client/profiles");
    await expect.element(page.getByRole("radio", { name: /^10\skm \(12\)$/ })).toBeChecked();
    await page.getByRole("checkbox", { name: "Anglais (5)" }).click();
    await expect.poll(where).toBe("/client/profiles?langue=anglais");
    await expect.poll(() => lastSearch(network)).toEqual({ languages: "1" });
    await page.getByRole("radio", { name: /^20\skm \(20\)$/ }).click();
    await expect.poll(where).toBe("/client/profiles?langue=anglais&rayon=20");
    router.history.back();
    await expect.poll(where).toBe("/client/profiles?langue=anglais");
    await expect.element(page.getByRole("checkbox", { name: "Anglais (5)" })).toBeChecked();
    await page.getByRole("checkbox", { name: "Anglais (5)" }).click();
    await expect.poll(where).toBe("/client/profiles");
    await page.getByRole("checkbox", { name: "Permis de conduire (6)" }).click();
    await expect.poll(where).toBe("/client/profiles?permis=oui");
    await expect.element(page.getByRole("checkbox", { name: "Permis de conduire (6)" })).toBeChecked();
    await page.getByRole("checkbox", { name: "Sans photos" }).click();
    await expect.poll(where).toBe("/client/profiles?permis=oui&photos=non");
  });

  test("are looked for around a commune that is chosen as one types, from two letters (NANNY-05, NANNY-06)", async () => {
    const { network, where } = open("/client/profiles", aNannyPage({ count: { value: 7, isCapped: false } }));
    await expect.element(page.getByText("7 profils avec vos critères")).toHaveAttribute("role", "status");
    network.gives(searchCommunes, [{ city: "Ax-les-Thermes", postalCode: "09110" }]);
    const commune = page.getByRole("combobox", { name: "Commune" });
    await expect.element(commune).toHaveValue("69003 Lyon");
    await commune.fill("a ");
    expect(page.getByRole("option", { name: /Ax/ }).elements()).toEqual([]);
    await commune.fill("Ax ");
    await page.getByRole("option", { name: "09110 Ax-les-Thermes" }).click();
    await expect.poll(where).toBe("/client/profiles?commune=09110+Ax-les-Thermes");
    await expect.element(commune).toHaveValue("69003 Lyon");
    expect(network.callsOf(searchCommunes).map(({ query }) => query.get("search"))).toEqual(["Ax"]);
    // One that is typed whole and sent; half of one is no place to look around.
    const form = page.getByRole("form", { name: "Critères" }).element() as HTMLFormElement;
    network.gives(searchCommunes, []);
    await commune.fill("44000 Nantes");
    form.requestSubmit();
    await expect.poll(where).toBe("/client/profiles?commune=44000+Nantes");
    await commune.fill("Nan");
    form.requestSubmit();
    await expect.element(page.getByText("7 profils avec vos critères")).toBeVisible();
    expect(where()).toBe("/client/profiles?commune=44000+Nantes");
  });

  test("leave what names no commune for where they are looked for, and take one that is typed whole (NANNY-05)", async () => {
    const { network, where } = open("/client/profiles", aNannyPage());
    network.gives(searchCommunes, []);
    const commune = page.getByRole("combobox", { name: "Commune" });
    await commune.fill("Nantess");
    await userEvent.tab();
    await expect.element(commune).toHaveValue("69003 Lyon");
    expect(where()).toBe("/client/profiles");
    await commune.fill("44000 Nantes");
    await userEvent.tab();
    await expect.poll(where).toBe("/client/profiles?commune=44000+Nantes");
  });

  test("take the choice that is pressed next, though what was said of a commune goes with its field (NANNY-05)", async () => {
    const { network, where } = open("/client/profiles", aNannyPage());
    network.gives(searchCommunes, []);
    await page.getByRole("combobox", { name: "Commune" }).fill("Nantess");
    await expect.element(page.getByText("Aucun résultat")).toBeVisible();
    const further = page.getByRole("radio", { name: /^20\skm/ });
    const top = () => further.element().getBoundingClientRect().top;
    const before = top();
    await further.click();
    await expect.poll(where).toBe("/client/profiles?rayon=20");
    expect(top()).toBe(before);
  });

  test.each([
    [13, true],
    [14, false],
  ])(
    "are asked for fourteen moments at most: after %i there may be one more, %s (NANNY-05)",
    async (count, isMore) => {
      const days = ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"];
      const moments = days.flatMap((day) => [`${day}-08:00-09:00`, `${day}-16:30-18:30`]).slice(0, count);
      open(`/client/profiles?moment=${moments.join(",")}`, aNannyPage({ items: [aNannyCard()] }));
      await expect.poll(() => page.getByRole("checkbox", { name: /8\sh|16\sh/ }).all().length).toBe(count);
      const more = page.getByRole("button", { name: "Ajouter ce moment" });
      if (isMore) await expect.element(more).toBeVisible();
      else await expect.element(more).not.toBeInTheDocument();
    },
  );

  test("are asked for moments, one by one, and say which cover them (NANNY-05, NANNY-08)", async () => {
    const { network, where } = open("/client/profiles", aNannyPage({ items: [aNannyCard({ covered: 1 })] }));
    await page.getByLabelText("Jour").selectOptions("Jeudi");
    await page.getByRole("button", { name: "Ajouter ce moment" }).click();
    await expect.element(page.getByRole("alert")).toBeVisible();
    await page.getByLabelText("De", { exact: true }).fill("16:30");
    await page.getByLabelText("À", { exact: true }).fill("18:30");
    await page.getByRole("button", { name: "Ajouter ce moment" }).click();
    await expect.poll(where).toBe("/client/profiles?moment=jeudi-16%3A30-18%3A30");
    await expect.poll(() => lastSearch(network)).toEqual({ moments: "jeudi-16:30-18:30" });
    await expect.element(page.getByText("Couvre votre moment")).toBeVisible();
    // The same once more is nothing more.
    await page.getByLabelText("Jour").selectOptions("Jeudi");
    await page.getByLabelText("De", { exact: true }).fill("16:30");
    await page.getByLabelText("À", { exact: true }).fill("18:30");
    await page.getByRole("button", { name: "Ajouter ce moment" }).click();
    await page.getByLabelText("Jour").selectOptions("Mardi");
    await page.getByRole("button", { name: "Ajouter ce moment" }).click();
    await expect.poll(where).toBe("/client/profiles?moment=jeudi-16%3A30-18%3A30,mardi-16%3A30-18%3A30");
  });

  test("are asked for several moments, of which one or all are to be covered, and of which one goes by its box (NANNY-05, NANNY-06, NANNY-08)", async () => {
    const [monday, thursday] = ["lundi-16:30-18:30", "jeudi-16:30-18:30"] as const;
    const both = `/client/profiles?moment=${[monday, thursday].map(encodeURIComponent).join(",")}`;
    const { where } = open(both, aNannyPage({ items: [aNannyCard({ covered: 1 })] }));
    await expect.element(page.getByText("Couvre 1 de vos 2 moments")).toBeVisible();
    const covers = page.getByRole("radiogroup", { name: "Vos moments" });
    await expect.element(covers.getByRole("radio", { name: "Au moins un (5)" })).toBeChecked();
    await covers.getByRole("radio", { name: "Couvre tous ces moments (2)" }).click();
    await expect.poll(where).toBe(`${both}&couvre=tous`);
    await covers.getByRole("radio", { name: "Au moins un (5)" }).click();
    await expect.poll(where).toBe(both);
    await page.getByRole("checkbox", { name: /^lundi/i }).click();
    await expect.poll(where).toBe(`/client/profiles?moment=${encodeURIComponent(thursday)}`);
    // Of one there is nothing to choose.
    await expect.element(covers).not.toBeInTheDocument();
  });

  test("say of which the agency was asked, and when (NANNY-11)", async () => {
    const asked = aNannyCard({ interestAt: "2026-11-23T10:00:00.000Z" });
    open(
      "/client/profiles",
      aNannyPage({ items: [asked, aNannyCard({ id: crypto.randomUUID(), displayName: "Zoé L." })] }),
    );
    const card = page.getByRole("listitem").filter({ hasText: asked.displayName });
    await expect.element(card.getByText("Demande envoyée le 23 novembre 2026")).toBeVisible();
    expect(page.getByText(/^Demande envoyée/).elements()).toHaveLength(1);
  });

  test("say what of the address means nothing, and how the list is ordered (NANNY-06, NANNY-07)", async () => {
    open("/client/profiles?langue=klingon");
    await expect.element(page.getByText(/il a été ignoré/)).toBeVisible();
    await page.getByText("Comment cette liste est-elle rangée ?").click();
    await expect.element(page.getByText(/l’ordre change chaque jour/)).toBeVisible();
    await expectOutline("say-what-of-the-address-means");
  });

  test.each<[string, Partial<NannyPage>, string, string]>([
    [
      "nobody near",
      { near: 0, facets: someFacets({ radius: { commune: 0, "5": 0, "10": 0, "20": 3, department: 9 } }) },
      "Personne dans ce rayon : élargir à 20 km",
      "/client/profiles?rayon=20",
    ],
    [
      "nobody anywhere",
      { near: 0, facets: someFacets({ radius: { commune: 0, "5": 0, "10": 0, "20": 0, department: 0 } }) },
      "Personne dans ce rayon : élargir à 20 km",
      "/client/profiles?rayon=20",
    ],
    ["nobody with these choices, whichever is dropped", {}, "Tout effacer", "/client/profiles"],
    [
      "nobody with these choices",
      { facets: someFacets({ without: { ...someFacets().without, licence: 4 } }) },
      "Sans « Permis de conduire » : 4 profils",
      "/client/profiles",
    ],
  ])("say what would find somebody where there is %s (NANNY-15)", async (_, found, label, leadsTo) => {
    const path = found.near === 0 ? "/client/profiles" : "/client/profiles?permis=oui";
    const { where } = open(path, aNannyPage({ items: [], count: { value: 0, isCapped: false }, ...found }));
    // Who is near is no answer to who fits.
    const answer = page.getByText(/publi(?:e son|ent leur) annonce près de/);
    await expect.element(page.getByText(/^Personne (?:dans|avec)/).first()).toBeVisible();
    expect(answer.elements()).toHaveLength(found.near === 0 ? 1 : 0);
    // Not the one of the criteria beside them, which takes all away.
    const links = page.getByRole("link", { name: new RegExp(`^${label.replaceAll(" ", "\\s")}$`) });
    const link = () => links.elements().find((one) => one.closest("form") === null);
    await expect.poll(link).toBeDefined();
    (link() as HTMLElement).click();
    await expect.poll(where).toBe(leadsTo);
  });

  test("say that none is put aside (NANNY-13)", async () => {
    open("/client/profiles?gardes=oui", aNannyPage(nobody));
    await expect.element(page.getByText("Vous ne gardez encore aucun profil.")).toBeVisible();
    await expectOutline("say-that-none-is-put-aside");
  });

  test.each<[string, Partial<NannyPage>]>([
    ["nobody else is kept", nobody],
    ["others are", {}],
  ])("let go of those that are no longer published, where %s (NANNY-13)", async (_, found) => {
    const { network } = open("/client/profiles?gardes=oui", aNannyPage({ ...found, goneCount: 2 }));
    await expect.element(page.getByText("2 de vos annonces gardées ne sont plus publiées.")).toBeVisible();
    network.gives(api.unkeepGone, {});
    network.gives(api.searchNannies, aNannyPage({ ...found, goneCount: 0 }));
    await page.getByRole("button", { name: "Les retirer de ma liste" }).click();
    await expect.element(page.getByText("Les annonces sont retirées de votre liste.")).toBeVisible();
    await expect.element(page.getByText(/ne sont plus publiées/)).not.toBeInTheDocument();
  });

  test("say which choice to drop where none of those put aside has it (NANNY-15)", async () => {
    const without = { ...someFacets().without, licence: 2 };
    const { where } = open(
      "/client/profiles?gardes=oui&permis=oui",
      aNannyPage({ ...nobody, facets: someFacets({ without }) }),
    );
    await page.getByRole("link", { name: /^Sans «\sPermis de conduire\s»\s: 2 profils$/ }).click();
    await expect.poll(where).toBe("/client/profiles?gardes=oui");
    await expectOutline("say-which-choice-to-drop-where-none");
  });

  test("ask where to look of a family whose commune is not known (NANNY-15)", async () => {
    open("/client/profiles", aNannyPage({ items: [], near: 0, commune: null }));
    await expect.element(page.getByText(/^Où cherchez-vous/)).toBeVisible();
    await expectOutline("ask-where-to-look-of-a");
  });

  test("are put aside by a heart with its word, and shown without photos where a family wants that (NANNY-13, NANNY-OP4)", async () => {
    const photoUrl = "/api/v1/Nanny/x/Photo/256.webp";
    const { network, where } = open(
      "/client/profiles?photos=non",
      aNannyPage({ items: [aNannyCard({ photoUrl })] }),
    );
    const { id } = aNannyCard();
    network.gives({ ...api.keepNanny, path: `/Nanny/${id}/Keep` }, {});
    await expect.element(page.getByText("Garder", { exact: true })).toBeVisible();
    expect(document.querySelector("main li img")).toBeNull();
    const items = [aNannyCard({ photoUrl, keptAt: "2026-11-20T10:00:00Z" })];
    network.gives(api.searchNannies, aNannyPage({ items }));
    await page.getByRole("button", { name: "Garder Éloïse K." }).click();
    await expect.poll(() => network.seen.some(({ path }) => path === `/Nanny/${id}/Keep`)).toBe(true);
    const heart = page.getByRole("button", { name: "Ne plus garder Éloïse K." });
    await expect.poll(() => network.callsOf(api.searchNannies).length).toBe(2);
    await expect.element(heart).toHaveAttribute("aria-pressed", "true");
    await page.getByRole("checkbox", { name: "Gardés" }).click();
    await expect.poll(where).toBe("/client/profiles?photos=non&gardes=oui");
    await expect.element(page.getByRole("checkbox", { name: "Gardés" })).toBeChecked();
    await expect.element(page.getByRole("checkbox", { name: "Sans photos" })).toBeChecked();
    await expectOutline("are-put-aside-by-a-heart");
  });

  test("are searched for again by themselves where a family keeps the search (NANNY-14)", async () => {
    const kept = [1, 2].map((id) => ({ id, filters: `rayon=${id * 10}`, savedAt: "2026-11-20T10:00:00Z" }));
    const { network } = open("/client/profiles?langue=anglais");
    network.gives(api.getSearches, kept);
    network.gives(api.changeSearches, [
      ...kept,
      { id: 3, filters: "langue=anglais", savedAt: "2026-11-20T10:00:00Z" },
    ]);
    const warn = page.getByRole("button", { name: "Me prévenir" });
    await expect
      .poll(() => page.getByRole("button", { name: /^Retirer la recherche/ }).elements())
      .toHaveLength(2);
    await warn.click();
    await expect.element(page.getByText("Vous serez prévenu·e des nouveaux profils.")).toBeVisible();
    await expect.element(page.getByRole("link", { name: "Anglais", exact: true })).toBeVisible();
    expect(network.callsOf(api.changeSearches)[0]?.body).toEqual({ filters: "langue=anglais" });
    // Three at most.
    await expect.element(warn).not.toBeInTheDocument();
    await expectOutline("are-searched-for-again-by-themselves");
  });

  test("are searched for by a search that was kept before the list of those kept had come, which then is not lost (NANNY-14)", async () => {
    const { network } = open("/client/profiles?langue=anglais");
    const kept = network.holds(api.getSearches);
    const search = { id: 3, filters: "langue=anglais", savedAt: "2026-11-20T10:00:00Z" };
    network.gives(api.changeSearches, [search]);
    await page.getByRole("button", { name: "Me prévenir" }).click();
    await expect.element(page.getByText("Vous serez prévenu·e des nouveaux profils.")).toBeVisible();
    kept.answer(Response.json([]));
    network.gives(api.changeSearches, []);
    await page.getByRole("button", { name: "Retirer la recherche « Anglais »" }).click();
    await expect.element(page.getByText("La recherche est retirée.")).toBeVisible();
    expect(network.callsOf(api.changeSearches).at(-1)?.body).toEqual({ removedId: 3 });
  });

  test("are found again by a search that was kept, which goes at a press, and not where that fails (NANNY-14)", async () => {
    const { network, where } = open("/client/profiles");
    await expect.element(page.getByText("Étudiante douce et patiente")).toBeVisible();
    network.gives(api.changeSearches, [
      { id: 3, filters: "langue=anglais", savedAt: "2026-11-20T10:00:00Z" },
    ]);
    await page.getByRole("button", { name: "Me prévenir" }).click();
    await page.getByRole("link", { name: "Anglais", exact: true }).click();
    await expect.poll(where).toBe("/client/profiles?langue=anglais");
    const remove = page.getByRole("button", { name: /^Retirer la recherche/ });
    network.refuses(api.changeSearches, nannyRefusals.tooManySearches);
    await remove.click();
    await expect.element(page.getByText(nannyRefusals.tooManySearches.fr)).toBeVisible();
    network.gives(api.changeSearches, []);
    await remove.click();
    await expect.element(page.getByText("La recherche est retirée.")).toBeVisible();
    await expect.element(remove).not.toBeInTheDocument();
    expect(network.callsOf(api.changeSearches).at(-1)?.body).toEqual({ removedId: 3 });
    await expectOutline("are-found-again-by-a-search");
  });

  test("begin again at the top of the page with those that follow, and lead back to the first (NANNY-03)", async () => {
    await page.viewport(390, 500);
    onTestFinished(() => page.viewport(1280, 900));
    const { where, network } = open("/client/profiles?permis=oui", aNannyPage({ next: "suite" }));
    await expect
      .element(page.getByRole("button", { name: "Filtrer (1)" }))
      .toHaveAttribute("aria-expanded", "false");
    // Those that followed have gone meanwhile: that is not said of all.
    network.gives(api.searchNannies, aNannyPage({ items: [] }));
    await page.getByRole("link", { name: "Profils suivants" }).click();
    await expect.poll(where).toBe("/client/profiles?permis=oui&apres=suite");
    await expect.poll(() => lastSearch(network)).toMatchObject({ after: "suite" });
    await expect.poll(() => scrollY).toBe(0);
    await page.getByRole("link", { name: "Revenir au début" }).click();
    await expect.poll(where).toBe("/client/profiles?permis=oui");
    await expectOutline("begin-again-at-the-top-of-the");
  });

  test("say so where somebody looked at too many, or the search fails (NANNY-16)", async () => {
    const { network } = open("/client/profiles");
    await expect.element(page.getByText("Étudiante douce et patiente")).toBeVisible();
    const { code, fr: message, status } = nannyRefusals.tooManyShown;
    const { answer } = network.holds(api.searchNannies);
    await page.getByRole("checkbox", { name: "Anglais (5)" }).click();
    // What was found before stays meanwhile, and is said not to be the answer.
    const results = page.getByRole("region", { name: "Profils" });
    await expect.element(results).toHaveAttribute("aria-busy", "true");
    answer(Response.json({ code, message, requestId: "test" }, { status }));
    await expect.element(page.getByText(/^Vous avez vu beaucoup de profils/)).toBeVisible();
    await expectOutline("say-so-where-somebody-looked-at");
  });
});

describe("one profile", () => {
  const { id } = aNanny();

  test("shows what the person offers, and tells the agency of an interest once (NANNY-10, NANNY-11)", async () => {
    const photoUrl = "data:image/gif;base64,R0lGODlhAQABAIAAAP8AAAAA/ywAAAAAAQABAAACAkQBADs=";
    const address = `/client/profiles/${id}?moment=lundi-16:30-18:30&photos=non`;
    const { network } = open(address, aNannyPage(), aNanny({ photoUrl }));
    await expect
      .element(page.getByRole("heading", { level: 2, name: "Ce que Éloïse propose" }))
      .toBeVisible();
    await expect.element(page.getByRole("region", { name: "Ce que Éloïse propose" })).toBeVisible();
    await expect
      .element(page.getByRole("link", { name: "Tous les profils" }))
      .toHaveAttribute("href", "/client/profiles?moment=lundi-16%3A30-18%3A30&photos=non");
    expect(document.querySelector("main img")).toBeNull();
    await expect.element(page.getByText("L’agence vous répond sous 2 jours ouvrés")).toBeVisible();
    expect(page.getByText(/^Éloïse K\.$/).elements()).toHaveLength(1);
    expect(page.getByText(/24\sans/).elements()).toHaveLength(1);
    await page.getByRole("button", { name: "Cela m’intéresse" }).click();
    await page.getByLabelText(/^Ce que vous cherchez/).fill("Pour Paul, 2 ans.");
    network.gives(
      { ...api.sayInterest, path: `/Nanny/${id}/Interest` },
      { interestAt: "2026-11-23T10:00:00.000Z" },
    );
    network.gives(
      { ...api.getNanny, path: `/Nanny/${id}` },
      aNanny({ interestAt: "2026-11-23T10:00:00.000Z", can: { interest: false } }),
    );
    await expectOutline("shows-what-the-person-offers-and-tells");
    await page.getByRole("button", { name: "Envoyer à l’agence" }).click();
    await expect.element(page.getByText("Demande envoyée le 23 novembre 2026")).toBeVisible();
    expect(network.seen.find(({ path }) => path === `/Nanny/${id}/Interest`)?.body).toEqual({
      wish: "Pour Paul, 2 ans.",
      moments: ["lundi-16:30-18:30"],
    });
    expect(page.getByRole("button", { name: "Cela m’intéresse" }).query()).toBeNull();
  });

  test("says why the agency could not be told, keeps what was written, and tells it of the moments that are left (NANNY-11)", async () => {
    const { network } = open(`/client/profiles/${id}?moment=lundi-16:30-18:30,jeudi-16:30-18:30`);
    const interest = { ...api.sayInterest, path: `/Nanny/${id}/Interest` } as const;
    network.refuses(interest, commonRefusals.tooMany);
    await page.getByRole("button", { name: "Cela m’intéresse" }).click();
    const dialog = page.getByRole("dialog");
    const wish = dialog.getByLabelText(/^Ce que vous cherchez/);
    await expect.element(wish).toHaveAccessibleDescription(/500 caractères au plus\.$/);
    await expect.element(wish).toHaveAttribute("maxlength", "500");
    await wish.fill("Pour Paul.");
    const monday = dialog.getByRole("checkbox", { name: /^lundi/i });
    await monday.click();
    await monday.click();
    await expect.element(monday).toBeChecked();
    await monday.click();
    const send = dialog.getByRole("button", { name: "Envoyer à l’agence" });
    await send.click();
    const failure = dialog.getByText(commonRefusals.tooMany.fr);
    await expect.element(failure).toBeVisible();
    await expect
      .poll(() => document.querySelector(":focus")?.textContent)
      .toContain(commonRefusals.tooMany.fr);
    await expect.element(wish).toHaveValue("Pour Paul.");
    network.gives(interest, { interestAt: "2026-11-23T10:00:00.000Z" });
    await send.click();
    await expect.element(page.getByText("Votre demande est envoyée à l’agence.")).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(network.callsOf(interest).at(-1)?.body).toEqual({
      wish: "Pour Paul.",
      moments: ["jeudi-16:30-18:30"],
    });
    await expectOutline("says-why-the-agency-could-not-be");
  });

  test("keeps what is typed to the agency until it is sent or given up, and the moments that were left out (AUTH-OP5)", async () => {
    open(`/client/profiles/${id}?moment=lundi-16:30-18:30`);
    const interest = page.getByRole("button", { name: "Cela m’intéresse" });
    const dialog = page.getByRole("dialog");
    const wish = dialog.getByLabelText(/^Ce que vous cherchez/);
    const monday = dialog.getByRole("checkbox", { name: /^lundi/i });
    await interest.click();
    await wish.fill("Pour Paul.");
    await monday.click();
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog).not.toBeInTheDocument();
    await interest.click();
    await expect.element(wish).toHaveValue("Pour Paul.");
    await expect.element(monday).not.toBeChecked();
    await dialog.getByRole("button", { name: "Annuler" }).click();
    await interest.click();
    await expect.element(wish).toHaveValue("");
    await expect.element(monday).toBeChecked();
    await expectOutline("keeps-what-is-typed-to-the");
  });

  test("is asked for again where it could not be read, and says where the advert is no longer published (ERR-14, NANNY-13)", async () => {
    const { network } = open(`/client/profiles/${id}`);
    network.refuses({ ...api.getNanny, path: `/Nanny/${id}` }, commonRefusals.internal);
    const retry = page.getByRole("button", { name: "Réessayer" });
    await expect.element(retry).toBeVisible();
    network.refuses({ ...api.getNanny, path: `/Nanny/${id}` }, commonRefusals.notFound);
    await retry.click();
    await expect.element(page.getByText("Cette annonce n’est plus publiée.")).toBeVisible();
    await expect.element(page.getByText("La personne l’a peut-être retirée.")).toBeVisible();
    await expect.element(retry).not.toBeInTheDocument();
    await expectOutline("is-asked-for-again-where-it-could");
  });
});

test("the home page of a family says how far its requests are (NANNY-11)", async () => {
  const network = answerCalls();
  network.gives(getMyInformation, aParent());
  const saidAt = "2026-11-23T10:00:00.000Z";
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  const { id } = aNanny();
  network.gives(getAsked, [
    { id: null, displayName: "Éloïse K.", saidAt, state: "open", closedAt: null },
    { id, displayName: "Zoé L.", saidAt, state: "done", closedAt: daysAgo(29) },
    { id, displayName: "Ana R.", saidAt, state: "refused", closedAt: daysAgo(31) },
  ]);
  serverSays({});
  openApp("/accueil");
  const asked = page.getByRole("region", { name: "Demandes en cours" });
  await expect.element(asked.getByText("Envoyée le 23 novembre 2026").first()).toBeVisible();
  // What was answered stays for thirty days.
  const lines = asked.getByRole("listitem").elements();
  expect(lines.map((line) => line.textContent)).toEqual([
    "Éloïse K.Envoyée le 23 novembre 2026En cours",
    "Zoé L.Envoyée le 23 novembre 2026Traitée",
  ]);
  await expect
    .element(asked.getByRole("link", { name: "Zoé L." }))
    .toHaveAttribute("href", `/client/profiles/${id}`);
  expect(asked.getByRole("link").elements()).toHaveLength(1);
});
