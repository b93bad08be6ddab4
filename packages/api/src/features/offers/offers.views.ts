import { departmentOf, metresBetween } from "@ribambelle/domain/addresses/distance";
import { dayAt } from "@ribambelle/domain/kernel/day";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { usualRadius } from "@ribambelle/domain/nannies/nannies.filters";
import type { ListedOffer, MyInterest, OffersPage } from "@ribambelle/domain/offers/offer";
import {
  type Applicant,
  compareOffers,
  interestState,
  offerFit,
} from "@ribambelle/domain/offers/offer.rules";
import type * as api from "@ribambelle/domain/offers/offers.api";
import { withoutContacts } from "@ribambelle/domain/profile/contacts/contactMask";
import type * as z from "zod/mini";
import { Refused } from "../../acting/refused.ts";
import type { Db } from "../../db/connection/connect.ts";
import type { FeatureDeps } from "../../feature.ts";
import { type Places, plainPlace, readPlaces } from "../addresses/index.ts";
import { getProfile, type KeptProfile, ownProfile } from "../profile/index.ts";
import { findOffer, listInterests, listShown, type OfferWith, type OwnInterest } from "./offers.store.ts";

type Reads = Pick<FeatureDeps, "connection" | "now" | "config">;
type Params = z.infer<typeof api.searchOffers.params>;

interface Looking {
  readonly kept: KeptProfile;
  readonly places: Places;
}

const lookingAs = async (db: Db, personId: number): Promise<Looking> => {
  const [kept, places] = await Promise.all([getProfile(db, personId), readPlaces()]);
  return { kept, places };
};

/** Gives what of a babysitter is compared with an offer in a commune. */
export function applicantOf(
  { kept, places }: Looking,
  where: { postalCode: string; city: string },
): Applicant {
  const { answers, contact } = kept;
  const home = places.find(contact.zipCode, contact.city ?? "");
  const place = places.find(where.postalCode, where.city);
  return {
    week: answers.availabilities,
    languages: answers.spokenLanguages,
    hasLicence: answers.hasDrivingLicence,
    doesHousework: answers.isAvailableForHousework,
    metres: home && place && metresBetween(home, place),
  };
}

function interestShown(interest: OwnInterest | null, state: OfferWith["state"]): ListedOffer["interest"] {
  if (!interest) return null;
  const at = (instant: string | null) => new Date(instant ?? interest.saidAt).toISOString();
  const shown = interestState(interest, state);
  const when = {
    sent: interest.saidAt,
    seen: interest.seenAt,
    accepted: interest.closedAt,
    refused: interest.closedAt,
    withdrawn: interest.withdrawnAt,
    filled: interest.saidAt,
  };
  const isAnswered = shown === "accepted" || shown === "refused";
  return {
    state: shown,
    saidAt: at(interest.saidAt),
    stateAt: at(when[shown]),
    sentence: isAnswered ? interest.sentence : null,
  };
}

function offerShown(offer: OfferWith, looking: Looking): ListedOffer {
  const { interest, state, ...said } = offer;
  return {
    ...said,
    // As adverts: what somebody typed by mistake is not shown (OFFER-02).
    title: withoutContacts(said.title),
    text: withoutContacts(said.text),
    fit: offerFit(offer, applicantOf(looking, offer)),
    interest: interestShown(interest, state),
  };
}

const ageGroups = {
  babies: (age: number) => age < 3,
  small: (age: number) => age >= 3 && age < 6,
  big: (age: number) => age >= 6,
} as const;
const [fewMinutes, manyMinutes] = [600, 1_200];

function isAsked(offer: OfferWith, { days, hours, rhythm, housework, ages, hidden }: Params): boolean {
  const minutes = offer.weeklyMinutes;
  const group = minutes < fewMinutes ? "few" : minutes <= manyMinutes ? "some" : "many";
  return (
    offer.isHidden === (hidden === true) &&
    (!days || offer.week.every(({ day }) => (days as readonly number[]).includes(day))) &&
    (!hours || hours === group) &&
    (!rhythm || (rhythm === "regular") === offer.isRegular) &&
    (housework === undefined || housework === offer.hasHousework) &&
    (!ages || ages.some((one) => offer.childAges.some(ageGroups[one])))
  );
}

/** Tells in which radii an offer lies: one whose place nobody knows is near its own postal code alone (NANNY-09). */
function radiiOf(offer: OfferWith, metres: number | null, { kept }: Looking) {
  const { zipCode, city } = kept.contact;
  const within = (kilometres: number) =>
    metres === null ? offer.postalCode === zipCode : metres <= kilometres * 1_000;
  return {
    commune: offer.postalCode === zipCode && plainPlace(offer.city) === plainPlace(city ?? ""),
    "5": within(5),
    "10": within(10),
    "20": within(20),
    department: zipCode !== null && departmentOf(offer.postalCode) === departmentOf(zipCode),
  };
}

/** Gives the offers for a babysitter, in the order of how they fit (OFFER-04, OFFER-06). */
export async function searchOffers(
  { connection: { db }, now, config }: Reads,
  personId: number,
  params: Params,
): Promise<OffersPage> {
  const looking = await lookingAs(db, personId);
  const offers = (await listShown(db, personId, dayAt(now()))).filter((offer) => isAsked(offer, params));
  const all = offers.map((offer) => {
    const shown = offerShown(offer, looking);
    return { offer: shown, fit: shown.fit, radii: radiiOf(offer, shown.fit.metres, looking) };
  });
  const radius = params.radius ?? usualFor(looking);
  const items = all.filter(({ radii }) => radii[radius]).sort(compareOffers);
  const count = (name: keyof (typeof all)[number]["radii"]) => all.filter(({ radii }) => radii[name]).length;
  return {
    items: items.map(({ offer }) => offer),
    fitting: items.filter(({ fit }) => fit.isWhole).length,
    counts: {
      radius: {
        commune: count("commune"),
        "5": count("5"),
        "10": count("10"),
        "20": count("20"),
        department: count("department"),
      },
    },
    city: looking.kept.contact.city,
    helps: helpsOf(looking),
    answerDays: config.interestAnswerDays,
  };
}

// Who has no commune sees those of all distances that are known to nobody: the widest.
const usualFor = ({ kept }: Looking) => (kept.contact.city ? usualRadius : "department");

function helpsOf({ kept }: Looking): OffersPage["helps"] {
  const { completionRate } = ownProfile(kept);
  return [
    ...(kept.answers.availabilities.length === 0 ? (["week"] as const) : []),
    ...(completionRate < 100 ? (["profile"] as const) : []),
    ...(kept.answers.isPublished ? [] : (["advert"] as const)),
  ];
}

/** Gives one offer that is shown, or that the babysitter applied for (OFFER-10). */
export async function getOffer(
  { connection: { db }, now }: Reads,
  personId: number,
  reference: string,
): Promise<ListedOffer> {
  const offer = await findOffer(db, personId, reference, dayAt(now()));
  if (!offer || !(offer.isShown || offer.interest)) throw new Refused(commonRefusals.notFound);
  return offerShown(offer, await lookingAs(db, personId));
}

/** Gives the applications of a babysitter (OFFER-08). */
export async function listApplications(
  { connection: { db }, now }: Reads,
  personId: number,
): Promise<MyInterest[]> {
  const rows = await listInterests(db, personId, dayAt(now()));
  return rows.flatMap(({ interest, ...offer }) => {
    const shown = interestShown(interest, offer.state);
    if (!shown) return [];
    const { reference, title, city, isShown } = offer;
    const can = { withdraw: shown.state === "sent" || shown.state === "seen" };
    return [{ ...shown, reference, title: withoutContacts(title), city, isShown, can }];
  });
}
