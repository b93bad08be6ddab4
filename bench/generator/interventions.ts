import { interventionColumns as givenColumns } from "../../packages/api/src/features/interventions/index.ts";
import { interventionStates } from "../../packages/domain/src/interventions/intervention.states.ts";
import { services } from "../../packages/domain/src/interventions/services.ts";
import { instantOf } from "../../packages/domain/src/kernel/dates/instants.ts";
import { addDays } from "../../packages/domain/src/kernel/day.ts";
import type { Row } from "./copyText.ts";
import { randomOf } from "./random.ts";
import { babysitterId, babysitterOf, parentId, type Size } from "./size.ts";

export const interventionColumns = { ...givenColumns, changedAt: ["changed_at", "timestamptz"] } as const;

const weeksBefore = 44;
const weeksAhead = 8;
const [startTime, endTime, minutes] = ["16:30", "19:00", 150];
const { Planned, Done, CanceledByFamily } = interventionStates.numbers;

/** How many interventions each family has: one a week, a year long. */
export const interventionsPerParent = weeksBefore + weeksAhead;

/** Makes a year of interventions of every family, week by week as an agency plans them. */
export function* interventionRows(size: Size): Generator<Row<keyof typeof interventionColumns>> {
  const random = randomOf(size.seed + 4);
  const year = size.today.slice(0, 4);
  const changedAt = instantOf(addDays(size.today, -7 * weeksBefore), "08:00").toISOString();
  for (let week = -weeksBefore; week < weeksAhead; week += 1) {
    // The same for all families of one weekday: dates are dear.
    const days = Array.from({ length: 7 }, (_, weekday) => {
      const startDate = addDays(size.today, week * 7 + weekday);
      const [startsAt, endsAt] = [startTime, endTime].map((time) => instantOf(startDate, time).toISOString());
      return { startDate, startsAt: startsAt ?? null, endsAt: endsAt ?? null };
    });
    for (let parent = 0; parent < size.parents; parent += 1) {
      const day = days[parent % 7];
      if (!day) throw new Error("a week has seven days");
      const state = random(25) === 0 ? CanceledByFamily : week < 0 ? Done : Planned;
      yield {
        reference: `V-${week + weeksBefore}-${parent + 1}`,
        parentId: parentId(parent),
        babysitterId: babysitterId(size, babysitterOf(parent)),
        contractReference: `GE-${year}-${parent + 1}`,
        service: services.numbers.childcare,
        ...day,
        startTime,
        endTime,
        actualStartTime: null,
        actualEndTime: null,
        countedMinutes: state === Done ? minutes : null,
        state,
        replacesReference: null,
        groupReference: null,
        note: null,
        changedAt,
      };
    }
  }
}
