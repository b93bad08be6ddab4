import { demonstrationAccounts } from "../packages/api/src/features/demonstration/index.ts";
import { browserPath, noBrowser } from "./browser.ts";
import { type Chapter, type Figure, median } from "./figures.ts";
import { makeFolder } from "./lifecycle.ts";
import { type Visit, visit } from "./lighthouse.ts";
import { signIn, startPortal } from "./portal.ts";

interface Page {
  readonly name: string;
  readonly path: string;
  /** The account that visits it. */
  readonly as?: "parent" | "intervenante";
}

const pages: readonly Page[] = [
  { name: "Sign-in", path: "/login" },
  { name: "Reset", path: `/reinitialisation-mot-de-passe?resetKey=${"x".repeat(43)}` },
  { name: "Home of a parent", path: "/accueil", as: "parent" },
  { name: "Contracts of a parent", path: "/client/contrats", as: "parent" },
  { name: "Contracts of a babysitter", path: "/intervenant/contrats", as: "intervenante" },
  { name: "Profile of a babysitter", path: "/intervenant/profil", as: "intervenante" },
  { name: "What families see", path: "/intervenant/profil/apercu", as: "intervenante" },
  { name: "Reminder after signing in", path: "/popup-redirect", as: "parent" },
  { name: "Legal notice", path: "/mentions-legales" },
  { name: "Unauthorised", path: "/acces-non-autorise" },
  // Under an address that answers 200: a browser counts the 404 of any other as an error of the page.
  { name: "Not found", path: "/notfound" },
  { name: "Error", path: "/erreur" },
];

const kb = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`;

function figuresOf({ name, path }: Page, visits: readonly Visit[]): Figure[] {
  const middle = (of: (visit: Visit) => number) => median(visits.map(of));
  const isSignIn = path === "/login";
  const mostWeight = isSignIn ? 115_000 : 160_000;
  const leastScore = isSignIn ? 98 : 92;
  const weight = middle((one) => one.weight);
  const performance = middle((one) => one.performance);
  const perfect = [middle((one) => one.accessibility), middle((one) => one.bestPractices)];
  const shift = middle((one) => one.layoutShift);
  const lost = [...new Set(visits.flatMap((one) => one.lost))];
  return [
    {
      what: `${name}: HTML, CSS and JS until the load event (fetched ahead later)`,
      measured: `${kb(weight)} (${kb(middle((one) => one.ahead))})`,
      budget: `≤ ${mostWeight / 1_000} kB`,
      held: weight <= mostWeight,
      counts: true,
    },
    {
      what: `${name}: Lighthouse performance`,
      measured: `${performance}${performance < leastScore ? ` (${lost.join(", ")})` : ""}`,
      budget: `≥ ${leastScore}`,
      held: performance >= leastScore,
    },
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
export async function pagesChapter(visits: number): Promise<Chapter> {
  const title = "Pages";
  const chromium = browserPath();
  if (!chromium) return { title, figures: [{ what: "Weight and Lighthouse", measured: noBrowser }] };
  const folder = makeFolder();
  const { address } = await startPortal(folder, { settings: { DEMONSTRATION: "yes" } });
  const figures: Figure[] = [];
  for (const page of pages) {
    const headers: Record<string, string> = { "Accept-Language": "fr-FR" };
    const account = demonstrationAccounts.find(({ userName }) => userName === page.as);
    if (account) headers.Cookie = (await signIn(address, account.userName, account.password)) ?? "";
    const found: Visit[] = [];
    for (let count = 0; count < visits; count += 1)
      found.push(await visit(address + page.path, headers, chromium));
    figures.push(...figuresOf(page, found));
  }
  return {
    title,
    figures,
    note: `Lighthouse's mobile preset, median of ${visits} first visits; bytes as the browser received them (brotli, headers included).`,
  };
}
