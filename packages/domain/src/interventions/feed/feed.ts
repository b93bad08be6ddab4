import { addDays, dayAt } from "../../kernel/day.ts";
import type { Locale } from "../../kernel/locale.ts";
import { interventionsPage } from "../intervention.notices.ts";
import { endsAt, presenceOf, startsAt } from "../intervention.rules.ts";
import { isHeld } from "../intervention.states.ts";
import { interventionWords } from "../intervention.texts.ts";
import type { Intervention } from "../intervention.ts";
import { interventionViews, type KeptIntervention } from "../intervention.views.ts";
import type { Period } from "../periods.ts";
import { services } from "../services.ts";
import type { CalendarEvent } from "./calendarFile.ts";
import { feedWords } from "./feed.texts.ts";

/** What tells an entry of a calendar from others, for ever. */
interface Entry {
  readonly id: number;
  readonly uid: string;
  readonly revision: number;
}

/** An intervention of the person whose calendar it is; a babysitter reads the last names of families. */
export interface FeedIntervention extends KeptIntervention, Entry {}

/** One that was theirs until the agency gave it to somebody else, at the time when it was theirs. */
export interface FormerIntervention extends Entry {
  readonly since: string;
  readonly startDate: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly service: Intervention["service"];
  readonly groupReference: string | null;
}

/** Whose calendar it is. */
export interface FeedReader {
  readonly role: "Parent" | "BabySitter";
  readonly locale: Locale;
  /** True when a babysitter wants postal code and city in it. */
  readonly withPlace: boolean;
}

/** When it is read, and where the portal is. */
interface Circumstances {
  readonly today: string;
  readonly publicUrl: string;
}

const daysBefore = 60;
const daysAfter = 365;

/** The most entries of a calendar. */
export const mostEvents = 2_000;

/** Gives the days whose interventions a calendar holds (VISITS-36). */
export const feedPeriod = (today: string): Period => ({
  from: addDays(today, -daysBefore),
  to: addDays(today, daysAfter),
});

interface Presence {
  readonly current: FeedIntervention[];
  readonly former: FormerIntervention[];
}

/**
 * Gives the entries of somebody’s calendar, by start: a babysitter has one for those of a group, and what changed hands stands there
 * cancelled for 60 days (VISITS-36 to VISITS-39).
 */
export function feedEvents(
  held: readonly FeedIntervention[],
  former: readonly FormerIntervention[],
  reader: FeedReader & Circumstances,
): CalendarEvent[] {
  const presences = new Map<string, Presence>();
  const presenceAt = (one: FeedIntervention | FormerIntervention): Presence => {
    const key = (reader.role === "BabySitter" && presenceOf(one)) || String(one.id);
    const found = presences.get(key) ?? { current: [], former: [] };
    presences.set(key, found);
    return found;
  };
  for (const one of held) presenceAt(one).current.push(one);
  for (const one of former) presenceAt(one).former.push(one);
  return [...presences.values()]
    .flatMap((presence) => eventOf(presence, reader) ?? [])
    .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
    .slice(0, mostEvents);
}

function eventOf({ current, former }: Presence, reader: FeedReader & Circumstances): CalendarEvent | null {
  const [view] = interventionViews(current, reader);
  const [left] = former.filter(({ since }) => dayAt(new Date(since)) >= addDays(reader.today, -daysBefore));
  if (!view && !left) return null;
  const all = [...current, ...former];
  const shared = {
    // The first row of a group names the entry, though it may be somebody else’s by now.
    uid: all.reduce((first, one) => (one.id < first.id ? one : first)).uid,
    changedAt: new Date(
      Math.max(
        ...current.map((one) => Date.parse(one.changedAt)),
        ...former.map((one) => Date.parse(one.since)),
      ),
    ),
    // Of several rows each may change: only their sum never goes back.
    sequence: all.reduce((sum, { revision }) => sum + revision, 0),
    isBusy: reader.role === "BabySitter",
  };
  return view ? { ...shared, ...shown(view, reader) } : left ? { ...shared, ...gone(left, reader) } : null;
}

type Shown = Omit<CalendarEvent, "uid" | "changedAt" | "sequence" | "isBusy">;

function shown(
  view: Intervention,
  { role, locale, withPlace, publicUrl }: FeedReader & Circumstances,
): Shown {
  const place = role === "BabySitter" && withPlace ? view.place : null;
  const town = [place?.zipCode, place?.city].filter(Boolean).join(" ");
  const isKnown = view.otherPartyDisplayName !== null;
  return {
    startsAt: startsAt(view),
    endsAt: endsAt(view),
    summary: [view.serviceDisplayName, ...whoIn(view, role, locale)].join(" – "),
    status: !isHeld(view.state) ? "CANCELLED" : isKnown ? "CONFIRMED" : "TENTATIVE",
    location: town || null,
    // With its day: the page finds there what its list of what comes does not hold.
    url: `${publicUrl}${interventionsPage(role, view.reference)}&le=${view.startDate}`,
  };
}

function whoIn(view: Intervention, role: FeedReader["role"], locale: Locale): string[] {
  const { otherPartyDisplayName: name, otherFamilies } = view;
  if (role === "Parent") return [name ?? interventionWords(locale).unknownYet];
  const families = name === null ? otherFamilies : [name, ...otherFamilies];
  return families.length === 0 ? [] : [feedWords(locale).families(families)];
}

// Who has it now, and for whom, is no longer theirs to know.
const gone = (left: FormerIntervention, { locale }: FeedReader): Shown => ({
  startsAt: new Date(left.startsAt),
  endsAt: new Date(left.endsAt),
  summary: services.label(left.service, locale),
  status: "CANCELLED",
  location: null,
  url: null,
});
