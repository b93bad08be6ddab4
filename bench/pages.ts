import { demonstrationAccounts } from "../packages/api/src/demonstrating/accounts.ts";
import { browserPath, noBrowser } from "./browsing/browser.ts";
import { type Visit, visit } from "./browsing/lighthouse.ts";
import { places, type Visitor, visitors } from "./browsing/places.ts";
import { type Chapter, type Figure, kb, median } from "./figures.ts";
import { signIn, startDemonstrations } from "./portal.ts";

interface Page {
  readonly name: string;
  readonly path: string;
  /** The account that visits it. */
  readonly as?: Visitor;
}

const roles = { parent: "parent", intervenante: "babysitter" } as const satisfies Record<Visitor, string>;

const pages: readonly Page[] = [
  { name: "Sign-in", path: "/login" },
  { name: "Reset", path: `/reinitialisation-mot-de-passe?resetKey=${"x".repeat(43)}` },
  { name: "Home of a parent", path: "/accueil", as: "parent" },
  { name: "Home of a babysitter", path: "/accueil", as: "intervenante" },
  ...visitors.flatMap((as) =>
    places[as].map(({ path, heading }) => ({ name: `${heading}, of a ${roles[as]}`, path, as })),
  ),
  { name: "Survey of needs", path: "/client/questionnaire-client/enquete", as: "parent" },
  { name: "Settings of a parent", path: "/client/parametres", as: "parent" },
  { name: "Security of a parent", path: "/client/parametres/securite", as: "parent" },
  { name: "What families see", path: "/intervenant/profil/apercu", as: "intervenante" },
  { name: "Applications", path: "/intervenant/searchjobs/candidatures", as: "intervenante" },
  { name: "Settings of a babysitter", path: "/intervenant/parametres", as: "intervenante" },
  { name: "Reminder after signing in", path: "/popup-redirect", as: "intervenante" },
  { name: "Legal notice", path: "/mentions-legales" },
  { name: "Unauthorised", path: "/acces-non-autorise" },
  // Under an address that answers 200: a browser counts the 404 of any other as an error of the page.
  { name: "Not found", path: "/notfound" },
  { name: "Error", path: "/erreur" },
];

const seconds = (ms: number) => `${(ms / 1_000).toFixed(2)} s`;

// The score that other work beside the bench moves least.
function speedsOf(visits: readonly Visit[]): { score: number; said: string } {
  const middle = (of: (visit: Visit) => number) => median(visits.map(of));
  const score = middle((one) => one.byProcessorTime.withoutSpeedIndex);
  const firstPaint = seconds(middle((one) => one.byProcessorTime.firstPaint));
  const largestPaint = seconds(middle((one) => one.byProcessorTime.largestPaint));
  const blocking = Math.round(middle((one) => one.byProcessorTime.blocking));
  const whole = middle((one) => one.byProcessorTime.performance);
  const byWallTime = middle((one) => one.byWallTime.performance);
  return {
    score,
    said: `${score} (${firstPaint}, ${largestPaint}, ${blocking} ms); with Speed Index ${whole}; by wall time ${byWallTime}`,
  };
}

function figuresOf({ name, path, as }: Page, visits: readonly Visit[], others: readonly Visit[]): Figure[] {
  const middle = (of: (visit: Visit) => number) => median(visits.map(of));
  const isSignIn = path === "/login";
  const mostWeight = isSignIn ? 115_000 : 160_000;
  const leastScore = isSignIn ? 98 : as ? 95 : 92;
  const weight = middle((one) => one.weight);
  const { score, said } = speedsOf(visits);
  const perfect = [middle((one) => one.accessibility), middle((one) => one.bestPractices)];
  const shift = middle((one) => one.layoutShift);
  const lost = [...new Set(visits.flatMap((one) => one.lost))];
  return [
    {
      what: `${name}: HTML, CSS and JS that it names (fetched later)`,
      measured: `${kb(weight)} (${kb(middle((one) => one.ahead))})`,
      budget: `≤ ${mostWeight / 1_000} kB`,
      held: weight <= mostWeight,
      counts: true,
    },
    {
      what: `${name}: Lighthouse performance by processor time (first and largest picture, blocking)`,
      measured: `${said}${score < leastScore ? `; lost by ${lost.join(", ")}` : ""}`,
      budget: `≥ ${leastScore}`,
      held: score >= leastScore,
    },
    ...(others.length > 0
      ? [{ what: `${name}: the same of the other checkout`, measured: speedsOf(others).said }]
      : []),
    {
      what: `${name}: accessibility, best practices`,
      measured: perfect.join(", "),
      budget: "100, 100",
      held: perfect.every((score) => score === 100),
      counts: true,
    },
    {
      what: `${name}: layout shift`,
      measured: shift.toFixed(3),
      budget: "0",
      held: shift === 0,
      counts: true,
    },
  ];
}

/** Visits every page in a real browser, as a first visit on a phone. */
export async function pagesChapter(visits: number, against: string | null): Promise<Chapter> {
  const title = "Pages";
  const chromium = browserPath();
  if (!chromium) return { title, figures: [{ what: "Weight and Lighthouse", measured: noBrowser }] };
  const portals = await startDemonstrations(against);
  const figures: Figure[] = [];
  for (const page of pages) {
    const found: Visit[][] = portals.map(() => []);
    const account = demonstrationAccounts.find(({ userName }) => userName === page.as);
    for (let count = 0; count < visits; count += 1) {
      for (const [place, { address }] of portals.entries()) {
        const cookie = account && (await signIn(address, account.userName, account.password));
        const headers = { "Accept-Language": "fr-FR", ...(cookie && { Cookie: cookie }) };
        found[place]?.push(await visit(address + page.path, headers, chromium));
      }
    }
    figures.push(...figuresOf(page, found[0] ?? [], found[1] ?? []));
  }
  return {
    title,
    figures,
    note: `Lighthouse's mobile preset, median of ${visits} first visits; bytes as the browser received them (brotli, headers included). By processor time: each task of the recording lasts as long as it had the processor, then Lighthouse's own simulation; the score is without Speed Index, which is taken from pictures in wall time.`,
  };
}
