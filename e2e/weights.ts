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
  "/accueil": 116_200,
  "/client/profiles": 132_100,
  "/profiles": 132_100,
  "/client/parametres": 134_600,
  "/client/rentree-scolaire": 128_000,
  "/client/questionnaire-client/enquete": 142_200,
  "/client/factures/$id": 127_900,
  "/client/signature/$id": 136_600,
  "/client/profiles/$id": 141_600,
  "/intervenant/profil": 147_900,
  "/intervenant/parametres": 134_600,
  "/intervenant/rentree-scolaire": 128_200,
  "/intervenant/signature/$id": 136_600,
  "/agence": 128_800,
  "/agence/parents": 144_300,
  "/agence/intervenants": 144_300,
  "/agence/personnes/nouveau": 147_600,
  "/agence/contrats": 140_100,
  "/agence/contrats/garde/nouveau": 148_800,
  "/agence/signatures": 142_900,
  "/agence/moderation": 140_300,
  "/agence/moderation/historique": 139_000,
  "/agence/recherche": 126_200,
  "/agence/rentree": 147_200,
  [`/agence/rentree/${thisYear}`]: 147_200,
  "/agence/questionnaires": 140_400,
  "/agence/courriers": 140_500,
  "/agence/courriers/modeles": 127_100,
  "/agence/demandes": 144_800,
  "/agence/imports": 141_200,
  "/agence/imports/nouveau": 149_700,
  "/agence/equipe": 138_600,
  "/agence/equipe/nouveau": 150_300,
  "/agence/fonctions": 130_200,
  "/agence/journal": 138_100,
  "/agence/mon-compte": 147_100,
  "/agence/securite": 138_400,
  "/agence/personnes/$id": 144_300,
  "/agence/contrats/garde/$id": 152_000,
  "/agence/contrats/menage/$id": 152_000,
  "/agence/contrats/intervenant/$id": 152_000,
  [`/agence/rentree/${thisYear}/$id`]: 146_500,
  "/agence/signature/$id": 151_800,
  "/agence/questionnaires/$id": 145_400,
  "/agence/equipe/$id": 138_600,
  "/agence/imports/$id": 141_200,
  "/agence/personnes/$id/contrats": 142_400,
  "/agence/personnes/$id/documents": 143_100,
  "/agence/personnes/$id/a-faire": 137_300,
  "/agence/personnes/$id/rentree": 147_700,
  "/agence/personnes/$id/questionnaires": 144_800,
  "/agence/personnes/$id/courriers": 151_000,
  "/agence/personnes/$id/acces": 143_400,
  "/agence/personnes/$id/notifications": 143_000,
  "/agence/personnes/$id/notes": 147_300,
  "/agence/personnes/$id/historique": 153_800,
};

/** How many bytes the scripts and styles of the page at an address may have. */
export const mostFilesOf = (address: string): number => filesBeyond[address] ?? ofFiles;

const ofNext = 30_000;
const nextBeyond: Readonly<Record<string, number>> = {
  "/client/questionnaire-client/enquete": 33_000,
  "/intervenant/profil": 36_600,
};

/** How many bytes of script the page at an address may bring to somebody who comes from their home page. */
export const mostNextOf = (address: string): number => nextBeyond[address] ?? ofNext;
