import { parentContractMeaning } from "@ribambelle/domain/contracts/contract.rules";
import { parentContractStates } from "@ribambelle/domain/contracts/contract.states";
import type { parentContractsFile } from "@ribambelle/domain/imports/contracts.files";
import { childAgeCategories } from "@ribambelle/domain/kernel/childAge";
import { addDays } from "@ribambelle/domain/kernel/day";
import { type Cells, dayCell, flagCell, numberCell } from "./cells.ts";
import { periodOf } from "./periods.ts";

type Row = Cells<typeof parentContractsFile.columns>;
type State = (typeof parentContractStates)["rows"][number]["value"];

const { numbers: states, rows: allStates } = parentContractStates;
const hours = [43.33, 60, 86.67, 12.5, 104, 30.25];

/** A contract in a state, with what its number makes of it; what is given is kept as it is. */
function contract(
  today: string,
  number: number,
  parent: string,
  reference: string,
  state: State,
  given: Row = {},
): Row {
  const meaning = parentContractMeaning({ state });
  const period = periodOf(meaning, today, number);
  const ages = childAgeCategories.rows;
  const isFullTime = given.isFullTime ?? flagCell(number % 5 === 2);
  const isOneShot = given.isOneShot ?? flagCell(number % 7 === 3 && number % 5 !== 2);
  const usual = numberCell(hours[number % hours.length] ?? 60);
  return {
    reference,
    personReference: parent,
    state: parentContractStates.label(state, "fr"),
    startDate: dayCell(period.startDate),
    endDate: dayCell(period.endDate),
    isSharedGuard: flagCell(number % 4 === 1),
    isFullTime,
    isOneShot,
    childrenCount: String(1 + (number % 4)),
    youngestChildAgeCategory: ages[number % ages.length]?.fr,
    monthlyHours: isFullTime === "oui" ? "151,67" : isOneShot === "oui" ? "4,5" : usual,
    signatureUrl: meaning === "waiting" ? `https://signature.example.fr/garde/${reference}` : "",
    ...given,
  };
}

// The amendments of a group, in their order: "…-9" comes before "…-10".
const amendments: readonly State[] = [
  states.Finished,
  states.Canceled,
  states.Finished,
  states.Refused,
  states.Finished,
  states.EarlyTermination,
  states.Finished,
  states.Expired,
  states.Finished,
  states.InProgress,
];

/** The contracts of the account that shows every case: each state, groups with and without an active contract. */
function shownContracts(today: string, parent: string): Row[] {
  const year = Number(today.slice(0, 4));
  const of = (number: number, reference: string, state: State, given?: Row) =>
    contract(today, number, parent, reference, state, given);
  // Two months each, one after the other; the last of the active group is in progress.
  const amendment = (group: string, number: number, state: State, from: number) =>
    of(number, `${group}-${number}`, state, {
      baseReference: group,
      startDate: dayCell(addDays(today, from)),
      endDate: dayCell(addDays(today, from + 60)),
    });
  const active = `GE-${year - 2}-0042`;
  const closed = `GE-${year - 3}-0017`;
  return [
    ...amendments.map((state, index) => amendment(active, index + 1, state, -580 + 61 * index)),
    amendment(closed, 1, states.Finished, -960),
    amendment(closed, 2, states.Canceled, -899),
    amendment(closed, 3, states.Draft, -838),
    of(14, `GE-${year}-0101`, states.WaitingForParentSignature, { isSharedGuard: "oui", childrenCount: "4" }),
    of(15, `GE-${year}-0102`, states.SignedByParent, { endDate: "", isFullTime: "oui" }),
    of(16, `GE-${year}-0103`, states.InProgress, { endDate: "", isOneShot: "non", isFullTime: "non" }),
    of(17, `GE-${year}-0104`, states.InProgress, { isOneShot: "oui", isFullTime: "non" }),
    of(18, `GE-${year}-0105`, states.WaitingForParentSignature, { startDate: "", endDate: "" }),
    of(19, `GE-${year}-0106`, states.ScheduledForSending),
    of(20, `GE-${year}-0107`, states.Draft, {
      startDate: "",
      endDate: "",
      childrenCount: "",
      monthlyHours: "",
    }),
    of(21, `GE-${year}-0108`, states.Error, { startDate: "", youngestChildAgeCategory: "" }),
  ];
}

/** Makes the babysitter contracts of the parents: every case for the first one, one to three for each of the others. */
export function parentContracts(today: string, [shown = "", ...others]: readonly string[]): Row[] {
  const year = Number(today.slice(0, 4));
  let number = 200;
  const more = others.flatMap((parent, index) =>
    Array.from({ length: 1 + (index % 3) }, () => {
      number += 1;
      const state = allStates[number % allStates.length]?.value ?? states.InProgress;
      const reference = `GE-${year}-${String(number).padStart(4, "0")}`;
      return contract(today, number, parent, reference, state, number % 6 === 0 ? { endDate: "" } : {});
    }),
  );
  return [...shownContracts(today, shown), ...more];
}
