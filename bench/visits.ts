import type { BrowserContext, Locator, Page } from "playwright-core";
import { demonstrationAccounts } from "../packages/api/src/demonstrating/accounts.ts";
import { browserPath, noBrowser, openPhone } from "./browsing/browser.ts";
import {
  type Cost,
  follow,
  mostUsedByInteraction,
  type Step,
  slowestInteraction,
} from "./browsing/visiting.ts";
import { type Chapter, type Figure, median } from "./figures.ts";
import { signIn, startDemonstrations } from "./portal.ts";

// budgets.md: the next page of a visit, and what a tap costs on a slow phone
const mostScript = 40_000;
const mostInteractionMs = 100;
const slowdown = 4;

interface Visit {
  readonly name: string;
  readonly as: "parent" | "intervenante";
  readonly steps: readonly Step[];
  /** What a person then does on the last page. */
  readonly acts: (page: Page) => Promise<void>;
}

const visits: readonly Visit[] = [
  {
    name: "a parent",
    as: "parent",
    steps: [{ from: "/accueil", to: "/client/contrats", heading: "Vos contrats" }],
    async acts(page) {
      await page.getByRole("tab").last().tap();
      await page.getByRole("tab").first().tap();
    },
  },
  {
    name: "a babysitter",
    as: "intervenante",
    steps: [
      { from: "/accueil", to: "/intervenant/contrats", heading: "Vos contrats" },
      { from: "/accueil", to: "/intervenant/profil", heading: "Votre profil" },
    ],
    async acts(page) {
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
    },
  },
];

async function goThrough(open: () => Promise<BrowserContext>, { steps, acts }: Visit) {
  const visit = async <Seen>(of: readonly Step[], use: (page: Page) => Promise<Seen>) => {
    const context = await open();
    const page = await context.newPage();
    const costs: Cost[] = [];
    for (const step of of) costs.push(await follow(page, step));
    const seen = await use(page);
    await context.close();
    return { costs, seen };
  };
  const { costs, seen: wallMs } = await visit(steps, (page) => slowestInteraction(page, slowdown, acts));
  // In a browser of its own: the slowdown takes the processor by force, which would count as use; and code that has run
  // before is faster.
  const { seen: usedMs } = await visit(steps.slice(-1), (page) => mostUsedByInteraction(page, acts));
  return { costs, wallMs, usedMs: usedMs * slowdown };
}

type Gone = Awaited<ReturnType<typeof goThrough>>;

const slowestOf = (rounds: readonly Gone[]) => {
  const usedMs = Math.round(median(rounds.map((round) => round.usedMs)));
  const wallMs = median(rounds.map((round) => round.wallMs));
  return { usedMs, said: `${usedMs} ms (by wall time ${wallMs} ms)` };
};

function figuresOf({ name, steps }: Visit, rounds: readonly Gone[], others: readonly Gone[]): Figure[] {
  const next = steps.flatMap(({ from, to }, step): Figure[] => {
    const middle = (cost: keyof Cost) => median(rounds.map(({ costs }) => costs[step]?.[cost] ?? Number.NaN));
    const [script, roundTrips] = [middle("script"), middle("roundTrips")];
    return [
      {
        what: `${name}, from ${from} to ${to}: new script`,
        measured: `${(script / 1_000).toFixed(1)} kB`,
        budget: `≤ ${mostScript / 1_000} kB`,
        held: script <= mostScript,
        counts: true,
      },
      {
        what: `${name}, from ${from} to ${to}: round trips to the API`,
        measured: String(roundTrips),
        budget: "≤ 1",
        held: roundTrips <= 1,
        counts: true,
      },
    ];
  });
  const slowest = slowestOf(rounds);
  const where = `${name}, on ${steps.at(-1)?.to}`;
  return [
    ...next,
    {
      what: `${where}: slowest tap or key, processor ${slowdown} times slower`,
      measured: slowest.said,
      budget: `≤ ${mostInteractionMs} ms`,
      held: slowest.usedMs <= mostInteractionMs,
    },
    ...(others.length > 0
      ? [{ what: `${where}: the same of the other checkout`, measured: slowestOf(others).said }]
      : []),
  ];
}

/** Follows links and uses pages in a real browser, as somebody does who has been there a while. */
export async function visitsChapter(rounds: number, against: string | null): Promise<Chapter> {
  const title = "Visits";
  const path = browserPath();
  if (!path) return { title, figures: [{ what: "Next pages and interactions", measured: noBrowser }] };
  const portals = await startDemonstrations(against);
  const figures: Figure[] = [];
  for (const visit of visits) {
    const account = demonstrationAccounts.find(({ userName }) => userName === visit.as);
    const gone: Gone[][] = portals.map(() => []);
    for (let round = 0; round < rounds; round += 1) {
      for (const [place, { address }] of portals.entries()) {
        const cookie = account && (await signIn(address, account.userName, account.password));
        gone[place]?.push(await goThrough(() => openPhone(path, address, cookie ?? ""), visit));
      }
    }
    figures.push(...figuresOf(visit, gone[0] ?? [], gone[1] ?? []));
  }
  return {
    title,
    figures,
    note: `Medians of ${rounds} visits, each in a browser of its own. New scripts are those that the page before, at rest, had not brought; round trips are calls that waited for one another. A tap or key lasts until the picture that follows it: by processor time what the page’s thread used until it handed the frame over, ${slowdown} times, in a browser of its own; by wall time on a processor that the browser slows down.`,
  };
}
