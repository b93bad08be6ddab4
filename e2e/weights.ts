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
  return { html: compressed(html), files: sizesOf(filesIn(html)) };
}

/** Gives how many bytes of brotli each file has. */
export const sizesOf = (names: readonly string[]): Map<string, number> =>
  new Map(names.map((name) => [name, statSync(built(`${name}.br`)).size]));

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
  /^(\/client)?\/profiles$|\/interventions$|\/profil$|\/factures\/\$id$|\/agence\/(parents|intervenants|contrats|courriers|courriers\/modeles|journal|rentree.*)$/;

/** How many bytes the HTML of the page at an address may have. */
export const mostHtmlOf = (address: string): number => (isLong.test(address) ? ofLongHtml : ofHtml);

/** How many bytes the scripts may have that every page of the app runs. */
export const mostOfCore = 100_000;

// With the HTML 134 kB (SPACE-22 and AGUI-34 ask for 160).
const ofFiles = 126_000;
// To some tenths of a kB, which the names of files alone make of any change (docs/performance.md).
const filesBeyond: Readonly<Record<string, number>> = {
  "/accueil": 115_800,
  "/client/profiles": 132_900,
  "/profiles": 132_900,
  "/client/parametres": 136_900,
  "/client/rentree-scolaire": 128_700,
  "/client/questionnaire-client/enquete": 140_400,
  "/client/factures/$id": 130_100,
  "/client/signature/$id": 137_900,
  "/client/profiles/$id": 141_100,
  "/intervenant/profil": 149_800,
  "/intervenant/fiches-de-paie": 128_100,
  "/intervenant/parametres": 136_900,
  "/intervenant/rentree-scolaire": 131_500,
  "/intervenant/signature/$id": 137_900,
  "/agence": 128_900,
  "/agence/parents": 143_500,
  "/agence/intervenants": 143_500,
  "/agence/personnes/nouveau": 148_000,
  "/agence/contrats": 141_400,
  "/agence/contrats/garde/nouveau": 151_100,
  "/agence/signatures": 144_200,
  "/agence/moderation": 141_700,
  "/agence/moderation/historique": 139_800,
  "/agence/recherche": 126_400,
  "/agence/rentree": 147_400,
  [`/agence/rentree/${thisYear}`]: 147_400,
  "/agence/questionnaires": 141_200,
  "/agence/courriers": 143_900,
  "/agence/courriers/modeles": 129_000,
  "/agence/demandes": 146_100,
  "/agence/imports": 141_900,
  "/agence/imports/nouveau": 150_100,
  "/agence/equipe": 139_300,
  "/agence/equipe/nouveau": 152_900,
  "/agence/fonctions": 130_200,
  "/agence/journal": 138_900,
  "/agence/mon-compte": 147_800,
  "/agence/securite": 137_600,
  "/agence/personnes/$id": 145_400,
  "/agence/contrats/garde/$id": 151_400,
  "/agence/contrats/menage/$id": 151_400,
  "/agence/contrats/intervenant/$id": 151_400,
  [`/agence/rentree/${thisYear}/$id`]: 148_200,
  "/agence/signature/$id": 152_800,
  "/agence/questionnaires/$id": 147_300,
  "/agence/equipe/$id": 139_300,
  "/agence/imports/$id": 141_700,
  "/agence/personnes/$id/contrats": 141_900,
  "/agence/personnes/$id/documents": 143_600,
  "/agence/personnes/$id/a-faire": 138_200,
  "/agence/personnes/$id/rentree": 147_500,
  "/agence/personnes/$id/questionnaires": 144_000,
  "/agence/personnes/$id/courriers": 151_400,
  "/agence/personnes/$id/acces": 142_500,
  "/agence/personnes/$id/notifications": 141_800,
  "/agence/personnes/$id/notes": 149_500,
  "/agence/personnes/$id/historique": 153_700,
  "/agence/personnes/$id/profil": 154_600,
};

/** How many bytes the scripts and styles of the page at an address may have. */
export const mostFilesOf = (address: string): number => filesBeyond[address] ?? ofFiles;

const ofNext = 30_000;
const nextBeyond: Readonly<Record<string, number>> = {
  "/intervenant/profil": 37_300,
};

/** How many bytes of script the page at an address may bring to somebody who comes from their home page. */
export const mostNextOf = (address: string): number => nextBeyond[address] ?? ofNext;
