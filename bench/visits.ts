import type { BrowserContext, Locator, Page } from "playwright-core";
import { demonstrationAccounts } from "../packages/api/src/demonstrating/accounts.ts";
import { browserPath, noBrowser, openPhone } from "./browsing/browser.ts";
import { type Place, places, type Visitor, visitors } from "./browsing/places.ts";
import { type Cost, follow, mostUsedByInteraction, settle, slowestInteraction } from "./browsing/visiting.ts";
import { type Chapter, type Figure, kb, median } from "./figures.ts";
import { signIn, startDemonstrations } from "./portal.ts";

// budgets.md: the next page of a visit, and what a tap costs on a slow phone
const mostScript = 40_000;
const mostInteractionMs = 100;
const slowdown = 4;

interface Visit {
  readonly as: Visitor;
  /** The page that is used, and what a person does there. */
  readonly on: string;
  readonly acts: (page: Page) => Promise<void>;
}

async function throughTabs(page: Page): Promise<void> {
  await page.getByRole("tab").last().tap();
  await page.getByRole("tab").first().tap();
}

async function switchTwice(page: Page): Promise<void> {
  for (const _way of ["there", "back"]) await page.getByRole("switch", { disabled: false }).first().tap();
}

async function throughSections(page: Page): Promise<void> {
  const section = async (name: string, change: (section: Locator) => Promise<void>) => {
    const region = page.getByRole("region", { name, exact: true });
    await region.getByRole("button", { name: /^Modifier/ }).tap();
    await change(region);
    await region.getByRole("button", { name: "Annuler" }).tap();
  };
  await section("Langues parlées", (region) => region.getByRole("checkbox").last().tap());
  await section("Disponibilités", (region) =>
    region
      .getByRole("button", { name: /^Ajouter un créneau/ })
      .first()
      .tap(),
  );
  await section("Annonce", (region) =>
    region.getByRole("textbox").last().pressSequentially(" Je joue de la guitare.", { delay: 30 }),
  );
}

const visits: readonly Visit[] = [
  { as: "parent", on: "/client/contrats", acts: throughTabs },
  { as: "parent", on: "/client/interventions", acts: throughTabs },
  { as: "parent", on: "/client/parametres", acts: switchTwice },
  { as: "intervenante", on: "/intervenant/profil", acts: throughSections },
];

// In a browser of its own each: the slowdown takes the processor by force, which would count as use; and code that has run
// before is faster.
async function use(open: () => Promise<BrowserContext>, { on, acts }: Visit) {
  const visit = async (measure: (page: Page) => Promise<number>) => {
    const context = await open();
    const page = await context.newPage();
    await page.goto(on);
    await settle(page);
    const ms = await measure(page);
    await context.close();
    return ms;
  };
  const wallMs = await visit((page) => slowestInteraction(page, slowdown, acts));
  const usedMs = await visit((page) => mostUsedByInteraction(page, acts));
  return { wallMs, usedMs: usedMs * slowdown };
}

async function next(open: () => Promise<BrowserContext>, place: Place): Promise<Cost> {
  const context = await open();
  const cost = await follow(await context.newPage(), place);
  await context.close();
  return cost;
}

type Used = Awaited<ReturnType<typeof use>>;

const slowestOf = (rounds: readonly Used[]) => {
  const usedMs = Math.round(median(rounds.map((round) => round.usedMs)));
  const wallMs = median(rounds.map((round) => round.wallMs));
  return { usedMs, said: `${usedMs} ms (by wall time ${wallMs} ms)` };
};

function figuresOfPlace({ path }: Place, rounds: readonly Cost[]): Figure[] {
  const middle = (cost: keyof Cost) => median(rounds.map((round) => round[cost]));
  const [script, atRest, roundTrips] = [middle("script"), middle("atRest"), middle("roundTrips")];
  return [
    {
      what: `From home to ${path}: new script`,
      measured: atRest > 0 ? `${kb(script)}; ${kb(atRest)} more at rest` : kb(script),
      budget: `≤ ${mostScript / 1_000} kB`,
      held: script <= mostScript,
      counts: true,
    },
    {
      what: `From home to ${path}: round trips to the API`,
      measured: String(roundTrips),
      budget: "≤ 1",
      held: roundTrips <= 1,
      counts: true,
    },
  ];
}

function figuresOfUse({ on }: Visit, rounds: readonly Used[], others: readonly Used[]): Figure[] {
  const slowest = slowestOf(rounds);
  return [
    {
      what: `On ${on}: slowest tap or key, processor ${slowdown} times slower`,
      measured: slowest.said,
      budget: `≤ ${mostInteractionMs} ms`,
      held: slowest.usedMs <= mostInteractionMs,
    },
    ...(others.length > 0
      ? [{ what: `On ${on}: the same of the other checkout`, measured: slowestOf(others).said }]
      : []),
  ];
}

/** Follows links and uses pages in a real browser, as somebody does who has been there a while. */
export async function visitsChapter(rounds: number, against: string | null): Promise<Chapter> {
  const title = "Visits";
  const path = browserPath();
  if (!path) return { title, figures: [{ what: "Next pages and interactions", measured: noBrowser }] };
  const portals = await startDemonstrations(against);
  const opening = (address: string, as: Visitor) => async () => {
    const account = demonstrationAccounts.find(({ userName }) => userName === as);
    const cookie = account && (await signIn(address, account.userName, account.password));
    return openPhone(path, address, cookie ?? "");
  };
  // Of each portal, in turn.
  const inRounds = async <Seen>(see: (address: string) => Promise<Seen>): Promise<Seen[][]> => {
    const seen: Seen[][] = portals.map(() => []);
    for (let round = 0; round < rounds; round += 1)
      for (const [place, { address }] of portals.entries()) seen[place]?.push(await see(address));
    return seen;
  };
  const figures: Figure[] = [];
  for (const as of visitors)
    for (const place of places[as]) {
      const [own = []] = await inRounds((address) => next(opening(address, as), place));
      figures.push(...figuresOfPlace(place, own));
    }
  for (const visit of visits) {
    const [own = [], others = []] = await inRounds((address) => use(opening(address, visit.as), visit));
    figures.push(...figuresOfUse(visit, own, others));
  }
  return {
    title,
    figures,
    note: `Medians of ${rounds} visits, each in a browser of its own. New scripts are those that the page before, at rest, had not brought, with their headers: what the page needs, and apart from it what it fetches ahead once the browser rests; round trips are calls that waited for one another. A tap or key lasts until the picture that follows it: by processor time what the page’s thread used until it handed the frame over, ${slowdown} times, in a browser of its own; by wall time on a processor that the browser slows down.`,
  };
}
