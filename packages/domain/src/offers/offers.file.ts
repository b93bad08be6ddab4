import { amount, hours } from "../imports/amounts.ts";
import { day, flag, oneOf, reference, text, zipCode } from "../imports/cells.ts";
import { type Cell, csvFile, optional, type Reader, type RowOf, required } from "../imports/column.ts";
import { lineProblems } from "../imports/problem.ts";
import { type Moment, mostMoments, readMoment } from "../nannies/moments.ts";
import { spokenLanguages } from "../profile/profile.values.ts";
import { hoursLimits, type offerStates } from "./offer.ts";

/** The problems of lines of offers (OFFER-03). */
export const offerProblems = lineProblems({
  "invalid-week": {
    fr: "Écrivez chaque moment comme «\u00a0lundi 16:30-18:30\u00a0», séparés par des virgules.",
    en: "Write each time like “lundi 16:30-18:30”, separated by commas.",
  },
  "invalid-ages": {
    fr: "Écrivez les âges en années, séparés par des virgules, de 0 à 17.",
    en: "Write the ages in years, separated by commas, from 0 to 17.",
  },
  "unknown-language": {
    fr: "Une de ces langues n’est pas connue.",
    en: "One of these languages is not known.",
  },
  "hours-out-of-range": {
    fr: "Une offre demande de 1 à 48 heures par semaine.",
    en: "A job asks for 1 to 48 hours a week.",
  },
  "wage-below-minimum": {
    fr: (detail) => `Ce salaire est inférieur au minimum légal\u00a0: ${detail}.`,
    en: (detail) => `This wage is below the legal minimum: ${detail}.`,
  },
  "wages-turned-round": {
    fr: "Le salaire le plus bas est au-dessus du plus haut.",
    en: "The lowest wage is above the highest.",
  },
  "ends-before-start": {
    fr: "La fin vient avant le début.",
    en: "The end comes before the start.",
  },
});

const wrong = (code: keyof typeof offerProblems): Cell<never> => ({ problem: offerProblems[code] });
const listed = (cell: string) =>
  cell
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean);

const week: Reader<Moment[]> = (cell) => {
  const moments = listed(cell).map((one) =>
    readMoment(one.toLowerCase().replace(/\s+/, "-").replaceAll(" ", "")),
  );
  const isRight = moments.length <= mostMoments && moments.every((moment) => moment !== undefined);
  return isRight ? { value: moments as Moment[] } : wrong("invalid-week");
};

const ages: Reader<number[]> = (cell) => {
  const years = listed(cell);
  const isRight = years.length <= 10 && years.every((one) => /^\d{1,2}$/.test(one) && Number(one) <= 17);
  return isRight ? { value: years.map(Number).sort((a, b) => a - b) } : wrong("invalid-ages");
};

const language = oneOf(
  spokenLanguages.rows.map((row) => [row.value, [row.fr, row.en, String(row.value)]] as const),
);
const languages: Reader<number[]> = (cell) => {
  const read = listed(cell).map((one) => language(one));
  const values = read.flatMap((one) => (one.problem ? [] : [one.value as number]));
  return values.length === read.length ? { value: [...new Set(values)] } : wrong("unknown-language");
};

const state = oneOf<(typeof offerStates)[number]>([
  ["open", ["ouverte", "open"]],
  ["filled", ["pourvue", "filled"]],
  ["closed", ["fermée", "closed"]],
]);

/** The work that the agency offers (OFFER-02). */
export const offersFile = csvFile({
  name: "offres.csv",
  columns: {
    reference: required("référence", reference),
    title: required("titre", text(200)),
    text: required("texte", text(4_000)),
    postalCode: required("code postal", zipCode),
    city: required("commune", text(100)),
    startDate: required("début", day),
    endDate: optional("fin", day),
    week: required("semaine", week),
    weeklyMinutes: required("heures par semaine", hours),
    isRegular: optional("régulière", flag, true),
    childAges: optional("âges des enfants", ages, [] as number[]),
    hasHousework: optional("ménage", flag, false),
    wageFromCents: required("salaire horaire brut", amount),
    wageToCents: optional("salaire horaire brut maximal", amount),
    languages: optional("langues", languages, [] as number[]),
    needsLicence: optional("permis", flag, false),
    publishedDate: required("publiée le", day),
    publishedUntil: optional("publiée jusqu’au", day),
    state: optional("état", state, "open"),
  },
  key: (line) => line.reference,
  problems: (row) => [
    ...(row.weeklyMinutes < hoursLimits.least || row.weeklyMinutes > hoursLimits.most
      ? [{ column: "weeklyMinutes" as const, ...offerProblems["hours-out-of-range"] }]
      : []),
    ...(row.wageToCents !== null && row.wageToCents < row.wageFromCents
      ? [{ column: "wageToCents" as const, ...offerProblems["wages-turned-round"] }]
      : []),
    ...(row.endDate !== null && row.endDate < row.startDate
      ? [{ column: "endDate" as const, ...offerProblems["ends-before-start"] }]
      : []),
  ],
});
export type ImportedOffer = RowOf<typeof offersFile.columns>;
