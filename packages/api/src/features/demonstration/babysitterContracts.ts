import {
  babysitterContractTypes,
  contractDurations,
  hourlyVolumes,
} from "@ribambelle/domain/contracts/contract";
import { babysitterContractMeaning } from "@ribambelle/domain/contracts/contract.rules";
import { babysitterContractStates } from "@ribambelle/domain/contracts/contract.states";
import type { babysitterContractsFile } from "@ribambelle/domain/imports/contracts.files";
import { addDays } from "@ribambelle/domain/kernel/day";
import { type Cells, dayCell, numberCell } from "./cells.ts";
import { periodOf } from "./periods.ts";

type Row = Cells<typeof babysitterContractsFile.columns>;
type State = (typeof babysitterContractStates)["rows"][number]["value"];

const { numbers: states, rows: allStates } = babysitterContractStates;
const hours = [43.33, 86.67, 24, 151.67, 10.5];
const signed: ReadonlySet<string> = new Set(["signed", "inProgress", "finished"]);

function contract(
  today: string,
  number: number,
  babysitter: string,
  reference: string,
  state: State,
  given: Row = {},
): Row {
  const meaning = babysitterContractMeaning({ state });
  const period = periodOf(meaning, today, number);
  const types = babysitterContractTypes.rows;
  const durations = contractDurations.rows;
  const volumes = hourlyVolumes.rows;
  return {
    reference,
    personReference: babysitter,
    type: types[number % types.length]?.fr,
    state: babysitterContractStates.label(state, "fr"),
    startDate: dayCell(period.startDate),
    endDate: dayCell(period.endDate),
    signatureDate: signed.has(meaning)
      ? dayCell(earlier(addDays(period.startDate, -9), addDays(today, -2)))
      : "",
    duration: durations[number % durations.length]?.fr,
    hourlyVolume: volumes[number % volumes.length]?.fr,
    monthlyHours: numberCell(hours[number % hours.length] ?? 24),
    signatureUrl: meaning === "waiting" ? `https://signature.example.fr/intervenant/${reference}` : "",
    ...given,
  };
}

const earlier = (one: string, other: string) => (one < other ? one : other);

/** The contracts of the account that shows every case: each state and type, groups with and without an active contract. */
function shownContracts(today: string, babysitter: string): Row[] {
  const year = Number(today.slice(0, 4));
  const active = `INT-${year - 1}-0008`;
  const closed = `INT-${year - 2}-0003`;
  const of = (number: number, reference: string, state: State, given?: Row) =>
    contract(today, number, babysitter, reference, state, given);
  return [
    of(0, `${active}-8`, states.Finished, { baseReference: active }),
    of(1, `${active}-9`, states.Finished, { baseReference: active }),
    of(2, `${active}-10`, states.InProgress, { baseReference: active, endDate: "", duration: "CDI" }),
    of(3, `${closed}-1`, states.Finished, { baseReference: closed }),
    of(4, `${closed}-2`, states.Canceled, {
      baseReference: closed,
      duration: "",
      hourlyVolume: "",
      monthlyHours: "",
    }),
    of(5, `${closed}-3`, states.Refused, { baseReference: closed }),
    of(6, `INT-${year}-0101`, states.PendingSignature),
    of(7, `INT-${year}-0102`, states.PendingSignature, { startDate: "", endDate: "" }),
    of(8, `INT-${year}-0103`, states.Signed),
    of(9, `INT-${year}-0104`, states.InProgress),
    of(10, `INT-${year}-0105`, states.InProgress),
    of(11, `INT-${year}-0106`, states.Expired),
    of(12, `INT-${year}-0107`, states.Draft, { startDate: "", endDate: "" }),
    of(13, `INT-${year}-0108`, states.ReadyToSend),
    of(14, `INT-${year}-0109`, states.Error),
  ];
}

/** Makes the contracts of the babysitters: every case for the first one, two or three for each of the others. */
export function babysitterContracts(today: string, [shown = "", ...others]: readonly string[]): Row[] {
  const year = Number(today.slice(0, 4));
  let number = 200;
  const more = others.flatMap((babysitter, index) =>
    Array.from({ length: 2 + (index % 2) }, () => {
      number += 1;
      const state = allStates[number % allStates.length]?.value ?? states.InProgress;
      return contract(
        today,
        number,
        babysitter,
        `INT-${year}-0${number}`,
        state,
        number % 5 === 0 ? { endDate: "" } : {},
      );
    }),
  );
  return [...shownContracts(today, shown), ...more];
}
