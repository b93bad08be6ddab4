import { readFileSync, statSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { filesIn } from "./filesIn.ts";
import { thisYear } from "./thisYear.ts";

/** What a first visit brings, in bytes of brotli: the HTML as it is drawn today, and the scripts and styles that it names. */
export interface Weight {
  readonly html: number;
  /** By their address; the font is apart. */
  readonly files: ReadonlyMap<string, number>;
}

const built = (name: string) => new URL(`../packages/web/dist${name}`, import.meta.url);

/** Weighs a page by the HTML that the portal answered. */
export function weightOf(html: string): Weight {
  const files = new Map(filesIn(html).map((name) => [name, statSync(built(`${name}.br`)).size]));
  return { html: compressed(html), files };
}

// As the portal compresses it while it answers.
const compressed = (html: string) =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

/** The text of a built file. */
export const textOf = (name: string): string => readFileSync(built(name), "utf8");

/** The bytes of files together. */
export const sum = (files: Iterable<number>): number => [...files].reduce((all, size) => all + size, 0);

// Days, times and chance make the HTML of the same page some hundred bytes longer or shorter: it is held to its kind.
// The files are the same in every run of a build: they are held to what they weigh.
const ofHtml = 8000;
const ofLongHtml = 13_000;
const isLong =
  /^(\/client)?\/profiles$|\/interventions$|\/profil$|\/agence\/(parents|intervenants|contrats|courriers|courriers\/modeles|journal|rentree.*)$/;

/** How many bytes the HTML of the page at an address may have. */
export const mostHtmlOf = (address: string): number => (isLong.test(address) ? ofLongHtml : ofHtml);

/** How many bytes the scripts may have that every page of the app runs. */
export const mostOfCore = 100_000;

// With the HTML 134 kB (SPACE-22 and AGUI-34 ask for 160).
const ofFiles = 126_000;
// To some tenths of a kB, which the names of files alone make of any change (docs/performance.md).
const filesBeyond: Readonly<Record<string, number>> = {
  "/accueil": 117_300,
  "/client/profiles": 134_300,
  "/profiles": 134_300,
  "/client/parametres": 134_300,
  "/client/rentree-scolaire": 129_100,
  "/client/questionnaire-client/enquete": 142_700,
  "/intervenant/profil": 148_900,
  "/intervenant/parametres": 134_300,
  "/intervenant/rentree-scolaire": 129_400,
  "/agence": 128_800,
  "/agence/recherche": 126_800,
  "/agence/parents": 147_000,
  "/agence/intervenants": 147_000,
  "/agence/personnes/nouveau": 153_000,
  "/agence/contrats": 140_200,
  "/agence/contrats/garde/nouveau": 150_300,
  "/agence/signatures": 143_700,
  "/agence/moderation": 140_900,
  "/agence/moderation/historique": 142_600,
  "/agence/rentree": 150_900,
  [`/agence/rentree/${thisYear}`]: 150_900,
  "/agence/questionnaires": 143_900,
  "/agence/courriers": 141_700,
  "/agence/courriers/modeles": 129_800,
  "/agence/demandes": 148_300,
  "/agence/imports": 141_900,
  "/agence/imports/nouveau": 151_600,
  "/agence/equipe": 142_600,
  "/agence/equipe/nouveau": 153_400,
  "/agence/fonctions": 130_700,
  "/agence/journal": 142_000,
  "/agence/mon-compte": 145_500,
  "/agence/securite": 136_800,
};

/** How many bytes the scripts and styles of the page at an address may have. */
export const mostFilesOf = (address: string): number => filesBeyond[address] ?? ofFiles;

const ofNext = 30_000;
const nextBeyond: Readonly<Record<string, number>> = {
  "/client/questionnaire-client/enquete": 32_500,
  "/intervenant/profil": 36_600,
};

/** How many bytes of script the page at an address may bring to somebody who comes from their home page. */
export const mostNextOf = (address: string): number => nextBeyond[address] ?? ofNext;
