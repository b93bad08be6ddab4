import { isCovered, type Moment } from "../nannies/moments.ts";
import { weekDays } from "../profile/availability.ts";
import type { Fit, InterestState, Offer } from "./offer.ts";

/** What of a babysitter is compared with an offer. */
export interface Applicant {
  readonly week: readonly Moment[];
  readonly languages: readonly number[];
  readonly hasLicence: boolean | null;
  readonly doesHousework: boolean | null;
  /** Between the centres of both communes; null where one is not known. */
  readonly metres: number | null;
}

type Asked = Pick<Offer, "week" | "languages" | "needsLicence" | "hasHousework">;

/** Says how an offer fits somebody: which moments are covered, how far it is, what is asked for and there or missing (OFFER-05). */
export function offerFit(offer: Asked, who: Applicant): Fit {
  const covered = offer.week.filter((moment) => isCovered(moment, who.week));
  const missed = offer.week.filter((moment) => !covered.includes(moment));
  const daysOf = (moments: readonly Moment[]) =>
    weekDays.rows.map(({ value }) => value).filter((value) => moments.some(({ day }) => day === value));
  const missedDays = daysOf(missed);
  const missingLanguages = offer.languages.filter((language) => !who.languages.includes(language));
  const hasLicence = offer.needsLicence ? who.hasLicence === true : null;
  const doesHousework = offer.hasHousework ? who.doesHousework === true : null;
  return {
    coveredDays: daysOf(covered).filter((day) => !(missedDays as readonly number[]).includes(day)),
    missedDays,
    coveredCount: covered.length,
    metres: who.metres,
    spoken: offer.languages.filter((language) => who.languages.includes(language)),
    missingLanguages,
    hasLicence,
    doesHousework,
    isWhole:
      offer.week.length > 0 &&
      missed.length === 0 &&
      missingLanguages.length === 0 &&
      hasLicence !== false &&
      doesHousework !== false,
  };
}

interface Ranked {
  readonly offer: Pick<Offer, "week" | "publishedDate" | "reference">;
  readonly fit: Pick<Fit, "coveredCount" | "metres">;
}

const share = ({ offer, fit }: Ranked) =>
  offer.week.length === 0 ? 0 : fit.coveredCount / offer.week.length;

/** Tells which of two offers comes first: the larger covered share, then the nearer, then the newer (OFFER-05). */
export function compareOffers(one: Ranked, other: Ranked): number {
  return (
    share(other) - share(one) ||
    (one.fit.metres ?? Number.MAX_SAFE_INTEGER) - (other.fit.metres ?? Number.MAX_SAFE_INTEGER) ||
    other.offer.publishedDate.localeCompare(one.offer.publishedDate) ||
    one.offer.reference.localeCompare(other.offer.reference)
  );
}

/** What of an application is kept apart from the offer. */
export interface KeptInterest {
  readonly isWithdrawn: boolean;
  readonly isSeen: boolean;
  /** Of the request at the agency. */
  readonly state: "open" | "done" | "refused";
}

/** Says how far an application is (OFFER-08); what the agency answered stands before what became of the offer. */
export function interestState(kept: KeptInterest, offerState: "open" | "filled" | "closed"): InterestState {
  if (kept.isWithdrawn) return "withdrawn";
  if (kept.state === "done") return "accepted";
  if (kept.state === "refused") return "refused";
  if (offerState !== "open") return "filled";
  return kept.isSeen ? "seen" : "sent";
}

// Age, sex, origin, family situation and the other reasons of article L1132-1 of the Code du travail, as they are written in offers.
const forbidden: readonly RegExp[] = [
  /\bde (?:moins|plus) de \d{2} ans\b/u,
  /\b(?:entre \d{2} et|maximum|minimum) ?\d{2} ans\b/u,
  /\b(?:jeune|jolie|belle|mince|celibataire|mariee?|sans enfants?)\b/u,
  /\b(?:femme|homme|fille|garcon|dame|monsieur)s? (?:uniquement|seulement|exclusivement)\b/u,
  /\b(?:uniquement|seulement|exclusivement) (?:une? )?(?:femme|homme|fille|garcon|dame)s?\b/u,
  /\b(?:francaise?|europeenn?e?|africaine?|maghrebine?) (?:de souche|uniquement|d origine)\b/u,
  /\bd origine \p{L}+\b/u,
  /\b(?:catholique|musulmane?|juive|juif|protestante?|chretienne?|chretien|voile|religieuse)\b/u,
  /\b(?:enceinte|grossesse|handicap\w*|syndique?e?|blanc(?:he)? de peau|race)\b/u,
];

/** Gives what of a text an offer may not ask for (L1132-1), as it is written there; empty where nothing is seen (OFFER-03). */
export function forbiddenWords(text: string): string[] {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/[’'-]/g, " ");
  return forbidden.flatMap((words) => words.exec(plain)?.[0] ?? []);
}
