import { getPerson } from "@ribambelle/domain/agencyPeople/person.agency.api";
import type { Found } from "@ribambelle/domain/agencyPeople/search";
import { search } from "@ribambelle/domain/agencyPeople/search.agency.api";
import { getPersonContracts } from "@ribambelle/domain/contracts/agency/contracts.agency.api";
import { getDesk } from "@ribambelle/domain/desk/desk.agency.api";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { getMyInformation } from "@ribambelle/domain/me/me.api";
import { staffOf } from "@ribambelle/domain/staff/staffOf";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answerCalls } from "../../../testing/answers.ts";
import { openApp, serverSays } from "../../../testing/openApp.tsx";
import { expectOutline } from "../../../testing/outline/outline.ts";
import { anAgent } from "../../../testing/people.ts";

const person = (given: Partial<Found["people"][number]> = {}): Found["people"][number] => ({
  userId: 7,
  role: "Parent",
  displayName: "Ana Le Goff",
  reference: "FAM-7",
  city: "Lyon",
  state: "active",
  matched: "name",
  matchedText: "Ana Le Goff",
  ...given,
});
const found = (given: Partial<Found> = {}): Found => ({
  people: [
    person(),
    person({
      userId: 8,
      role: "BabySitter",
      displayName: "Zoé Legoff",
      matched: "phone",
      matchedText: "+33639980001",
      state: "blocked",
    }),
  ],
  contracts: [
    { kind: "guard", id: 3, reference: "GE-3", displayName: "Ana Le Goff", state: "waiting", userId: 7 },
  ],
  isPartial: false,
  ...given,
});

function open(path = "/agence", user = anAgent(), answer = found()) {
  const network = answerCalls();
  network.gives(getMyInformation, user);
  network.gives(getDesk, { tiles: [] });
  network.gives(search, answer);
  network.refuses({ ...getPerson, path: "/Agency/People/7" }, commonRefusals.notFound);
  network.refuses({ ...getPersonContracts, path: "/Agency/People/7/Contracts" }, commonRefusals.notFound);
  serverSays({});
  return { network, ...openApp(path) };
}
const field = page.getByRole("combobox", { name: "Rechercher une personne ou un contrat" });
const options = page.getByRole("option");
const asked = ({ network }: ReturnType<typeof open>) =>
  network.callsOf(search).map(({ query }) => query.get("q"));

test("what is typed is found in groups under the field, whoever matched by a number with it (FOLKS-01)", async () => {
  const app = open();
  await field.fill("le goff");
  await expect.element(options.nth(0)).toBeVisible();
  const groups = page.getByRole("listbox", { name: "Résultats" }).getByRole("group");
  expect(groups.elements().map((group) => group.getAttribute("aria-label"))).toEqual([
    "Parents",
    "Intervenants",
    "Contrats",
  ]);
  expect(options.elements().map((line) => line.textContent)).toEqual([
    "Ana Le Goff Lyon · FAM-7",
    "Zoé Legoff Bloqué · 06\u00a039\u00a098\u00a000\u00a001 · Lyon · FAM-7",
    "GE-3 Ana Le Goff · Garde d’enfants · En attente de signature",
    "Voir tous les résultats",
  ]);
  expect(new Set(options.elements().map(({ id }) => id))).toHaveProperty("size", 4);
  expect(asked(app)).toEqual(["le goff"]);
});

test("arrows move through the lines, Enter opens one, Escape closes (FOLKS-01)", async () => {
  const app = open();
  await field.fill("le goff");
  await expect.element(options.nth(3)).toBeVisible();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  await expect.element(options.nth(1)).toHaveAttribute("aria-selected", "true");
  await expect.element(field).toHaveAttribute("aria-activedescendant", options.nth(1).element().id);
  await userEvent.keyboard("{Escape}");
  await expect.element(field).toHaveAttribute("aria-expanded", "false");
  await userEvent.keyboard("{ArrowUp}{Enter}");
  await expect.poll(app.where).toBe("/agence/recherche?q=le+goff");
});

test("Enter leads to the page of all results where no line is chosen, and with one letter nowhere (FOLKS-01)", async () => {
  const app = open();
  await field.fill("l");
  await userEvent.keyboard("{Enter}");
  await field.fill("le goff");
  await expect.element(options.nth(3)).toBeVisible();
  expect(app.where()).toBe("/agence");
  // Past the last line, and back before the first: the field itself has a place among them.
  await userEvent.keyboard("{ArrowUp}{ArrowDown}{Enter}");
  await expect.poll(app.where).toBe("/agence/recherche?q=le+goff");
  await expect.element(field).toHaveAttribute("aria-expanded", "false");
  await expectOutline("enter-leads-to-the-page-of-all");
});

test("no line of other results is chosen by the arrows of those before (FOLKS-01)", async () => {
  const app = open();
  await field.fill("le goff");
  await expect.element(options.nth(3)).toBeVisible();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(options.nth(0)).toHaveAttribute("aria-selected", "true");
  await expect.element(field).toHaveAttribute("aria-activedescendant", options.nth(0).element().id);
  app.network.gives(search, found({ people: [person({ displayName: "Zoé Zola" })] }));
  await field.fill("zola");
  await expect.element(page.getByRole("option", { name: /Zola/ })).toHaveAttribute("aria-selected", "false");
  await expect.element(field).not.toHaveAttribute("aria-activedescendant");
});

test("a line leads to whose it is (FOLKS-01)", async () => {
  const app = open();
  await field.fill("le goff");
  await expect.element(options.nth(0)).toBeVisible();
  // What is pressed leaves the field its focus, by which the lines stay.
  const press = new MouseEvent("mousedown", { bubbles: true, cancelable: true });
  expect(options.nth(0).element().dispatchEvent(press)).toBe(false);
  await options.nth(0).click();
  await expect.poll(app.where).toBe("/agence/personnes/7");
  await expect.element(field).toHaveAttribute("aria-expanded", "false");
});

test("an older answer never takes the place of a newer one, and one letter is not searched (AGUI-09, FOLKS-01)", async () => {
  const app = open();
  let answerOlder = () => {};
  const older = new Promise<void>((resolve) => {
    answerOlder = resolve;
  });
  app.network.does(search, async ({ query }) => {
    const isOlder = query.get("q") === "ma";
    if (isOlder) await older;
    return Response.json(
      found({ people: [person({ displayName: isOlder ? "Older" : "Newer" })], contracts: [] }),
    );
  });
  await field.fill("ma");
  await expect.poll(() => asked(app)).toEqual(["ma"]);
  await field.fill("mar");
  await expect.element(options.nth(0).getByText("Newer")).toBeVisible();
  answerOlder();
  await older;
  await expect.element(options.nth(0).getByText("Newer")).toBeVisible();
  await field.fill("m");
  await expect.element(field).toHaveAttribute("aria-expanded", "false");
  expect(asked(app)).toEqual(["ma", "mar"]);
  await expectOutline("an-older-answer-never-takes-the-place");
});

test("nothing found says what can be searched, and a search without an answer how to go on (FOLKS-01)", async () => {
  const { network } = open();
  network.gives(search, found({ people: [], contracts: [] }));
  await field.fill("xyz");
  await expect
    .element(
      page
        .getByText(
          "Aucun résultat pour “xyz”. Cherchez un nom, une adresse e-mail, un numéro de téléphone ou une référence.",
        )
        .nth(1),
    )
    .toBeVisible();
  // Nothing to go to: the arrows choose nothing.
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(field).not.toHaveAttribute("aria-activedescendant");
  network.refuses(search, commonRefusals.internal);
  await field.fill("abc");
  await expect.element(page.getByRole("alert")).toHaveTextContent("La recherche n’a pas répondu.");
  network.gives(search, found());
  await page.getByRole("button", { name: "Réessayer" }).click();
  await expect.element(options.nth(0).getByText("Ana Le Goff")).toBeVisible();
});

test("Ctrl and ⌘ with K lead to the field from anywhere, with another key they do not (AGUI-37)", async () => {
  open();
  await expect.element(field).toBeVisible();
  await userEvent.keyboard("{Control>}{Shift>}k{/Shift}{/Control}");
  await expect.element(field).not.toHaveFocus();
  await userEvent.keyboard("{Control>}k{/Control}");
  await expect.element(field).toHaveFocus();
  field.element().blur();
  await userEvent.keyboard("{Meta>}k{/Meta}");
  await expect.element(field).toHaveFocus();
});

test("the page of results says the same of a search without an answer as the field (FOLKS-01, AGUI-14)", async () => {
  const { network } = open("/agence/recherche?q=martin");
  network.refuses(search, commonRefusals.internal);
  const main = page.getByRole("main");
  await expect.element(main.getByText("La recherche n’a pas répondu.")).toBeVisible();
  network.gives(search, found());
  await expectOutline("the-page-of-results-says-the-same");
  await main.getByRole("button", { name: "Réessayer" }).click();
  await expect.element(main.getByRole("link", { name: /^Ana Le Goff/ })).toBeVisible();
});

test("all that is found has a page, which says when there is more (FOLKS-01, FOLKS-04)", async () => {
  const app = open("/agence/recherche?q=martin", anAgent(), found({ isPartial: true }));
  const main = page.getByRole("main");
  await expect.element(main.getByRole("heading", { level: 1, name: "Recherche" })).toBeVisible();
  await expect
    .element(main.getByRole("status").first())
    .toHaveTextContent("Seuls les premiers résultats sont montrés : précisez.");
  await expect
    .element(main.getByRole("link", { name: /^Ana Le Goff Lyon/ }))
    .toHaveAttribute("href", "/agence/personnes/7");
  expect(app.network.callsOf(search).map(({ query }) => query.toString())).toEqual(["q=martin&full=true"]);
});

test("the page of results says how many were found for which words (FOLKS-04)", async () => {
  open("/agence/recherche?q=martin");
  await expect
    .element(page.getByRole("main").getByRole("status").first())
    .toHaveTextContent("3 résultats pour “martin”");
});

test("words of an address that are too long are left out and told, and not to be tried again (AGUI-09)", async () => {
  const app = open(`/agence/recherche?q=${"a".repeat(101)}`);
  const main = page.getByRole("main");
  await expect.element(main.getByText(/^Un filtre de l’adresse n’a pas été compris/)).toBeVisible();
  await expect.element(main.getByText(/^Cherchez un nom, une adresse e-mail/)).toBeVisible();
  await expect.element(main.getByRole("button", { name: "Réessayer" })).not.toBeInTheDocument();
  expect(app.network.callsOf(search)).toEqual([]);
});

test("a phone has the field on that page, to which its bar leads, and typing adds no step back (AGUI-03, AGUI-09)", async () => {
  onTestFinished(() => page.viewport(1280, 900));
  await page.viewport(390, 844);
  const app = open();
  await page
    .getByRole("navigation", { name: "Raccourcis" })
    .getByRole("link", { name: "Rechercher" })
    .click();
  const typed = page.getByRole("searchbox", { name: "Rechercher une personne ou un contrat" });
  await typed.fill("goff");
  await expect.poll(app.where).toBe("/agence/recherche?q=goff");
  await expect.element(page.getByRole("link", { name: /^Ana Le Goff/ })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(390);
  // Somebody else’s words: a link, or Back.
  await app.router.navigate({ href: "/agence/recherche?q=martin" });
  await expect.element(typed).toHaveValue("martin");
  app.router.history.back();
  await expect.poll(app.where).toBe("/agence/recherche?q=goff");
  app.router.history.back();
  await expect.poll(app.where).toBe("/agence");
  // A keyboard at a phone has no field in sight: its keys lead to that page.
  await userEvent.keyboard("{Control>}k{/Control}");
  await expect.poll(app.where).toBe("/agence/recherche");
});

test("somebody who may read nobody has no field (AGUI-02)", async () => {
  open("/agence", anAgent({ staff: staffOf([]) }));
  await expect.element(page.getByRole("button", { name: "Mon espace" })).toBeVisible();
  await expect.element(field).not.toBeInTheDocument();
});
