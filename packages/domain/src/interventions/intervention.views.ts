import type { Locale } from "../kernel/locale.ts";
import {
  countedMinutes,
  doneMinutes,
  endDateOf,
  endsAt,
  type InterventionHours,
  plannedMinutes,
  presenceOf,
  seesAddress,
  startsAt,
} from "./intervention.rules.ts";
import { type InterventionState, interventionStates, isHeld, shownState } from "./intervention.states.ts";
import type { Intervention } from "./intervention.ts";
import { services } from "./services.ts";

interface Linked {
  readonly reference: string;
  readonly name: string | null;
}

/** An intervention as the portal keeps it, with what its reader may see of others. */
export interface KeptIntervention extends InterventionHours {
  readonly reference: string;
  readonly service: Intervention["service"];
  readonly contractReference: string | null;
  readonly groupReference: string | null;
  readonly note: string | null;
  readonly changedAt: string;
  /** The babysitter to a family, the family to a babysitter; null while nobody is known. */
  readonly otherParty: string | null;
  /** Where it takes place. */
  readonly place: NonNullable<Intervention["place"]>;
  readonly replaces: Linked | null;
  readonly replacedBy: Linked | null;
}

interface Reader {
  readonly role: "Parent" | "BabySitter";
  readonly locale: Locale;
  readonly today: string;
}

/** An intervention that is shown, and the presence that it belongs to. */
export interface InterventionView extends Intervention {
  readonly groupReference: string | null;
}

/** Gives the state of a kept intervention as people see it. */
export const stateOf = (kept: Pick<KeptIntervention, "state" | "replacedBy">): InterventionState =>
  shownState(kept.state, kept.replacedBy !== null);

/**
 * Gives interventions as their reader sees them, by start then reference; a babysitter sees those of one group as one, which names
 * each family and has the group's longest minutes (VISITS-10, VISITS-12, VISITS-17, VISITS-20).
 */
export function interventionViews(kept: readonly KeptIntervention[], reader: Reader): Intervention[] {
  const sorted = [...kept].sort(
    (one, other) =>
      startsAt(one).getTime() - startsAt(other).getTime() || (one.reference < other.reference ? -1 : 1),
  );
  const presences = new Map<unknown, KeptIntervention[]>();
  for (const one of sorted) {
    const key = (reader.role === "BabySitter" && presenceOf(one)) || one;
    presences.set(key, [...(presences.get(key) ?? []), one]);
  }
  return [...presences.values()].map((presence) => presenceView(presence, reader));
}

function presenceView(presence: readonly KeptIntervention[], reader: Reader): Intervention {
  const views = presence.map((one) => viewOf(one, reader));
  // What still takes place says when; of those, the longest.
  const [first] = [...views].sort(
    (one, other) =>
      Number(isHeld(other.state)) - Number(isHeld(one.state)) || other.plannedMinutes - one.plannedMinutes,
  );
  if (!first) throw new Error("a presence has an intervention");
  if (views.length === 1) return first;
  const families = new Set(views.flatMap(({ otherPartyDisplayName }) => otherPartyDisplayName ?? []));
  const longest = (minutes: readonly (number | null)[]) => {
    const known = minutes.filter((one) => one !== null);
    return known.length === 0 ? null : Math.max(...known);
  };
  const held = views.filter(({ state }) => isHeld(state) === isHeld(first.state));
  return {
    ...first,
    otherFamilies: [...families].filter((name) => name !== first.otherPartyDisplayName),
    plannedMinutes: longest(held.map((one) => one.plannedMinutes)) ?? 0,
    doneMinutes: longest(views.map((one) => one.doneMinutes)),
    countedMinutes: longest(views.map((one) => one.countedMinutes)),
    changedAt:
      views
        .map((one) => one.changedAt)
        .sort()
        .at(-1) ?? first.changedAt,
  };
}

function viewOf(kept: KeptIntervention, { role, locale, today }: Reader): Intervention {
  const state = stateOf(kept);
  const linked = (one: Linked | null) =>
    one && { reference: one.reference, otherPartyDisplayName: role === "Parent" ? one.name : null };
  const isNear = seesAddress(kept, state, today);
  const { address, addressComplement, zipCode, city } = kept.place;
  return {
    reference: kept.reference,
    startDate: kept.startDate,
    startTime: kept.startTime,
    endDate: endDateOf(kept),
    endTime: kept.endTime,
    service: kept.service,
    serviceDisplayName: services.label(kept.service, locale),
    state,
    stateDisplayName: interventionStates.label(state, locale),
    otherPartyDisplayName: kept.otherParty,
    otherFamilies: [],
    contractReference: kept.contractReference,
    plannedMinutes: plannedMinutes(kept),
    doneMinutes: doneMinutes(kept),
    countedMinutes: countedMinutes(kept),
    replaces: linked(kept.replaces),
    replacedBy: linked(kept.replacedBy),
    note: kept.note,
    place:
      role === "Parent"
        ? null
        : {
            address: isNear ? address : null,
            addressComplement: isNear ? addressComplement : null,
            zipCode,
            city,
          },
    changedAt: kept.changedAt,
  };
}

/** Gives what is under way at an instant, else what is next; null when nothing is planned (VISITS-01). */
export function nextIntervention<One extends Intervention>(
  interventions: readonly One[],
  now: Date,
): { readonly intervention: One; readonly isUnderWay: boolean } | null {
  const held = interventions.filter(({ state }) => isHeld(state));
  const underWay = held.find((one) => startsAt(one) <= now && now < endsAt(one));
  if (underWay) return { intervention: underWay, isUnderWay: true };
  const { Planned } = interventionStates.numbers;
  const [next] = held
    .filter((one) => one.state === Planned && startsAt(one) > now)
    .sort((one, other) => startsAt(one).getTime() - startsAt(other).getTime());
  return next ? { intervention: next, isUnderWay: false } : null;
}
