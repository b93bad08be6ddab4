import { givenContractColumns } from "../../packages/api/src/features/contracts/index.ts";
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
import { periodOf } from "./periods.ts";
import { type Random, randomOf } from "./random.ts";
import { babysittersOf, firstId, houseworkOf, type Size } from "./size.ts";

const { parent, housework, babysitter } = givenContractColumns;
export const parentContractColumns = { parentId: ["parent_id", "integer"], ...parent } as const;
export const houseworkContractColumns = { parentId: ["parent_id", "integer"], ...housework } as const;
export const babysitterContractColumns = {
  babysitterId: ["babysitter_id", "integer"],
  ...babysitter,
} as const;

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
    startDate,
    endDate: random(6) === 0 ? null : endDate,
    signatureUrl: meaning === "waiting" ? `https://signature.example.fr/${kind.signing}/${reference}` : null,
    monthlyHours: one(random, hours),
  };
}

// A person's contracts form one group: the first, and its amendments.
const grouped = (base: string, index: number) => ({
  reference: index === 0 ? base : `${base}-${index}`,
  baseReference: index === 0 ? null : base,
});

const parentKind = { states: parentContractStates, meaningOf: parentContractMeaning, signing: "garde" };

/** Makes the babysitter contracts of every parent, parent by parent. */
export function* parentContractRows(size: Size): Generator<Row<keyof typeof parentContractColumns>> {
  const random = randomOf(size.seed + 1);
  const year = size.today.slice(0, 4);
  for (let parent = 0; parent < size.parents; parent += 1) {
    for (let index = 0; index < size.contractsPerParent; index += 1) {
      const { reference, baseReference } = grouped(`GE-${year}-${parent + 1}`, index);
      const isFullTime = random(5) === 0;
      yield {
        parentId: firstId + parent,
        ...contract(random, size, reference, parentKind),
        baseReference,
        isSharedChildcare: random(4) === 0,
        isFullTime: isFullTime,
        isOneShot: !isFullTime && random(7) === 0,
        childrenCount: 1 + random(4),
        youngestChildAgeCategory: one(random, childAgeCategories.rows).value,
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
export function* houseworkContractRows(size: Size): Generator<Row<keyof typeof houseworkContractColumns>> {
  const random = randomOf(size.seed + 2);
  for (let number = 0; number < houseworkOf(size); number += 1) {
    yield {
      parentId: firstId + number * 10,
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
export function* babysitterContractRows(size: Size): Generator<Row<keyof typeof babysitterContractColumns>> {
  const random = randomOf(size.seed + 3);
  for (let number = 0; number < babysittersOf(size); number += 1) {
    for (let index = 0; index < 3; index += 1) {
      const { reference, baseReference } = grouped(`CI-${size.today.slice(0, 4)}-${number + 1}`, index);
      const made = contract(random, size, reference, babysitterKind);
      yield {
        babysitterId: firstId + size.parents + number,
        ...made,
        baseReference,
        type: random(5),
        signatureDate: random(3) === 0 ? null : made.startDate,
        duration: random(3),
        hourlyVolume: random(4),
      };
    }
  }
}
