import { periodOf } from "../../packages/api/src/features/demonstration/index.ts";
import {
  babysitterContractMeaning,
  houseworkContractMeaning,
  parentContractMeaning,
} from "../../packages/domain/src/contracts/contract.rules.ts";
import {
  babysitterContractStates,
  houseworkContractStates,
  parentContractStates,
  type StateMeaning,
} from "../../packages/domain/src/contracts/contract.states.ts";
import { childAgeCategories } from "../../packages/domain/src/kernel/childAge.ts";
import type { Row } from "./copyText.ts";
import { type Random, randomOf } from "./random.ts";
import { babysittersOf, firstId, houseworkOf, type Size } from "./size.ts";

const period = ["start_date", "end_date"] as const;
const kept = ["reference", "state", ...period, "signature_url", "monthly_hours"] as const;

export const parentContractColumns = [
  "parent_id",
  ...kept,
  "base_reference",
  "is_shared_guard",
  "is_full_time",
  "is_one_shot",
  "children_count",
  "youngest_child_age_category",
] as const;
export const houseworkContractColumns = ["parent_id", ...kept, "typology"] as const;
export const babysitterContractColumns = [
  "babysitter_id",
  ...kept,
  "base_reference",
  "type",
  "signature_date",
  "duration",
  "hourly_volume",
] as const;

const hours = [43.33, 60, 86.67, 12.5, 104, 30.25];
const one = <Value>(random: Random, values: readonly Value[]): Value =>
  values[random(values.length)] as Value;

interface Kind<State> {
  readonly states: { readonly rows: readonly { readonly value: State }[] };
  readonly meaningOf: (contract: { readonly state: State }) => StateMeaning;
  /** The beginning of the address where a contract is signed. */
  readonly signing: string;
}

// Every contract of whatever kind; one in six has no end yet.
function contract<State>(random: Random, size: Size, reference: string, kind: Kind<State>) {
  const { value: state } = one(random, kind.states.rows);
  const meaning = kind.meaningOf({ state });
  const { startDate, endDate } = periodOf(meaning, size.today, random(29));
  return {
    reference,
    state: state as number,
    start_date: startDate,
    end_date: random(6) === 0 ? null : endDate,
    signature_url: meaning === "waiting" ? `https://signature.example.fr/${kind.signing}/${reference}` : null,
    monthly_hours: one(random, hours),
  };
}

// A person's contracts form one group: the first, and what amended it.
const grouped = (base: string, index: number) => ({
  reference: index === 0 ? base : `${base}-${index}`,
  base_reference: index === 0 ? null : base,
});

const parentKind = { states: parentContractStates, meaningOf: parentContractMeaning, signing: "garde" };

/** Makes the babysitter contracts of every parent, parent by parent. */
export function* parentContractRows(size: Size): Generator<Row<(typeof parentContractColumns)[number]>> {
  const random = randomOf(size.seed + 1);
  const year = size.today.slice(0, 4);
  for (let parent = 0; parent < size.parents; parent += 1) {
    for (let index = 0; index < size.contractsPerParent; index += 1) {
      const { reference, base_reference } = grouped(`GE-${year}-${parent + 1}`, index);
      const isFullTime = random(5) === 0;
      yield {
        parent_id: firstId + parent,
        ...contract(random, size, reference, parentKind),
        base_reference,
        is_shared_guard: random(4) === 0,
        is_full_time: isFullTime,
        is_one_shot: !isFullTime && random(7) === 0,
        children_count: 1 + random(4),
        youngest_child_age_category: one(random, childAgeCategories.rows).value,
      };
    }
  }
}

const houseworkKind = {
  states: houseworkContractStates,
  meaningOf: houseworkContractMeaning,
  signing: "menage",
};

/** Makes one housework contract for every tenth parent. */
export function* houseworkContractRows(
  size: Size,
): Generator<Row<(typeof houseworkContractColumns)[number]>> {
  const random = randomOf(size.seed + 2);
  for (let number = 0; number < houseworkOf(size); number += 1) {
    yield {
      parent_id: firstId + number * 10,
      ...contract(random, size, `MNH-${size.today.slice(0, 4)}-${number + 1}`, houseworkKind),
      typology: random(2),
    };
  }
}

const babysitterKind = {
  states: babysitterContractStates,
  meaningOf: babysitterContractMeaning,
  signing: "intervenant",
};

/** Makes three contracts for every babysitter. */
export function* babysitterContractRows(
  size: Size,
): Generator<Row<(typeof babysitterContractColumns)[number]>> {
  const random = randomOf(size.seed + 3);
  for (let number = 0; number < babysittersOf(size); number += 1) {
    for (let index = 0; index < 3; index += 1) {
      const { reference, base_reference } = grouped(`CI-${size.today.slice(0, 4)}-${number + 1}`, index);
      const made = contract(random, size, reference, babysitterKind);
      yield {
        babysitter_id: firstId + size.parents + number,
        ...made,
        base_reference,
        type: random(5),
        signature_date: random(3) === 0 ? null : made.start_date,
        duration: random(3),
        hourly_volume: random(4),
      };
    }
  }
}
