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
  "/client/profiles": 132_000,
  "/profiles": 132_000,
  "/client/parametres": 134_600,
  "/client/rentree-scolaire": 128_000,
  "/client/questionnaire-client/enquete": 142_000,
  "/client/factures/$id": 127_700,
  "/client/signature/$id": 136_600,
  "/client/profiles/$id": 141_500,
  "/intervenant/profil": 147_700,
  "/intervenant/parametres": 134_600,
  "/intervenant/rentree-scolaire": 128_200,
  "/intervenant/signature/$id": 136_600,
  "/agence": 128_500,
  "/agence/parents": 144_000,
  "/agence/intervenants": 144_000,
  "/agence/personnes/nouveau": 147_600,
  "/agence/contrats": 139_900,
  "/agence/contrats/garde/nouveau": 148_700,
  "/agence/signatures": 142_600,
  "/agence/moderation": 140_200,
  "/agence/moderation/historique": 138_700,
  "/agence/rentree": 147_100,
  [`/agence/rentree/${thisYear}`]: 147_100,
  "/agence/questionnaires": 140_100,
  "/agence/courriers": 140_300,
  "/agence/courriers/modeles": 126_800,
  "/agence/demandes": 144_500,
  "/agence/imports": 140_900,
  "/agence/imports/nouveau": 149_400,
  "/agence/equipe": 138_400,
  "/agence/equipe/nouveau": 150_200,
  "/agence/fonctions": 130_100,
  "/agence/journal": 137_800,
  "/agence/mon-compte": 146_800,
  "/agence/securite": 138_100,
  "/agence/personnes/$id": 144_200,
  "/agence/contrats/garde/$id": 151_700,
  "/agence/contrats/menage/$id": 151_700,
  "/agence/contrats/intervenant/$id": 151_700,
  [`/agence/rentree/${thisYear}/$id`]: 146_300,
  "/agence/signature/$id": 151_800,
  "/agence/questionnaires/$id": 145_100,
  "/agence/equipe/$id": 138_400,
  "/agence/imports/$id": 140_900,
  "/agence/personnes/$id/contrats": 142_200,
  "/agence/personnes/$id/documents": 143_000,
  "/agence/personnes/$id/a-faire": 137_200,
  "/agence/personnes/$id/rentree": 147_500,
  "/agence/personnes/$id/questionnaires": 144_600,
  "/agence/personnes/$id/courriers": 150_900,
  "/agence/personnes/$id/acces": 143_300,
  "/agence/personnes/$id/notifications": 142_900,
  "/agence/personnes/$id/notes": 147_100,
  "/agence/personnes/$id/historique": 153_700,
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
