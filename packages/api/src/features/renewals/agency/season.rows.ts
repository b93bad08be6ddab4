import type { RenewalRow } from "@ribambelle/domain/agencyRenewals/followUp";
import { mayWithRenewals } from "@ribambelle/domain/agencyRenewals/followUp";
import { type ReminderFacts, reminderProblem } from "@ribambelle/domain/agencyRenewals/reminder";
import { whoOf } from "@ribambelle/domain/audit/entry";
import type { StaffFunction } from "@ribambelle/domain/kernel/permissions/permission";
import type { BabysitterAnswer } from "@ribambelle/domain/renewals/babysitter/answer";
import type { ParentAnswer } from "@ribambelle/domain/renewals/parent/answer";
import { campaignStateOn } from "@ribambelle/domain/renewals/renewal";
import { parentNeeds } from "@ribambelle/domain/renewals/renewal.values";
import type { KeptTarget, Season } from "./season.columns.ts";

/** Who looks at a season, and when. */
export interface Looking {
  readonly functions: readonly StaffFunction[];
  readonly now: Date;
}

/** What decides whether somebody whom a season asks may be reminded. */
export function reminderFacts({ campaign, today }: Season, target: KeptTarget): ReminderFacts {
  return {
    ...target,
    isOpen: campaignStateOn(campaign, today, true) === "open",
    hasAnswered: target.answer !== null,
    mostReminders: target.mostReminders ?? 0,
    gapDays: target.gapDays ?? 1,
  };
}

/** Shows one whom a season asks. */
export function rowOf(season: Season, target: KeptTarget, { functions, now }: Looking): RenewalRow {
  const { personId, displayName, contact, ownerId, ownerName, answeredAt, contactDate } = target;
  const whyNot = reminderProblem(reminderFacts(season, target), now);
  const can = (right: "follow" | "remind") => mayWithRenewals(functions, season.role, right);
  const said = saidOf(season, target);
  return {
    person: { userId: personId, displayName },
    salesRep: season.role === "Parent" ? contact : null,
    hrContact: season.role === "BabySitter" ? contact : null,
    answer: said.state &&
      answeredAt && {
        ...{ state: said.state, reason: said.reason, contactDate },
        ...{ answeredAt: answeredAt.toISOString(), by: "self" },
      },
    pairs: said.pairs.map(({ id, name, wants, reason }) => ({
      other: { userId: id, displayName: name ?? "" },
      want: wants,
      reason: can("follow") ? reason : null,
    })),
    summer: said.summer,
    extraGuards: said.extraGuards,
    availabilities: said.availabilities,
    optOut: said.optOut,
    hasDraft: target.hasDraft,
    followUp: {
      state: target.followState,
      owner: whoOf(ownerId, ownerName),
      note: can("follow") ? target.note : null,
      version: target.followVersion,
    },
    reminders: target.reminders,
    lastRemindedAt: target.lastRemindedAt?.toISOString() ?? null,
    isRemindable: whyNot === null,
    whyNot,
    can: { follow: can("follow"), remind: can("remind") && whyNot === null },
  };
}

interface Said extends Pick<RenewalRow, "summer" | "extraGuards" | "availabilities" | "optOut"> {
  readonly state: NonNullable<RenewalRow["answer"]>["state"] | null;
  readonly reason: number | null;
  readonly pairs: readonly {
    readonly id: number;
    readonly name: string | null;
    readonly wants: boolean | null;
    readonly reason: number | null;
  }[];
}

const nothing: Said = {
  ...{ state: null, reason: null, pairs: [] },
  ...{ summer: null, extraGuards: null, availabilities: null, optOut: null },
};

function saidOf({ role }: Season, { answer }: KeptTarget): Said {
  if (!answer) return nothing;
  return role === "Parent"
    ? saidByFamily(answer as ParentAnswer)
    : saidByBabysitter(answer as BabysitterAnswer);
}

const needs = {
  [parentNeeds.numbers.yes]: "yes",
  [parentNeeds.numbers.no]: "no",
  [parentNeeds.numbers.unsure]: "unsure",
} as const;

function saidByFamily({ need, reason, employees, continues, forSummer }: ParentAnswer): Said {
  // Who goes on with nobody says so of each.
  const pairs = (employees ?? []).map(({ id, name, wants, reason: why }) => ({
    ...{ id, name, reason: why },
    wants: continues === false ? false : wants,
  }));
  return { ...nothing, state: need === null ? null : needs[need], reason, pairs, summer: forSummer };
}

function saidByBabysitter(answer: BabysitterAnswer): Said {
  const { renews, reason, families, wantsExtra, hasKnownAvailabilities: known, date } = answer;
  const isSame = known && answer.hasSameAvailabilities !== false;
  return {
    ...nothing,
    state: renews === null ? null : renews ? "yes" : "no",
    reason,
    pairs: families ?? [],
    extraGuards: wantsExtra,
    availabilities:
      known === null ? null : { state: isSame ? "same" : known ? "from" : "unknown", from: date },
    optOut: answer.unsubscribes ? "unsubscribe" : answer.disablesCommunications ? "communications" : null,
  };
}
