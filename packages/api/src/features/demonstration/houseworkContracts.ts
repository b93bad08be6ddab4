import { houseworkTypologies } from "@ribambelle/domain/contracts/contract";
import { houseworkContractMeaning } from "@ribambelle/domain/contracts/contract.rules";
import { houseworkContractStates } from "@ribambelle/domain/contracts/contract.states";
import type { houseworkContractsFile } from "@ribambelle/domain/imports/contracts.files";
import { addDays } from "@ribambelle/domain/kernel/day";
import { type Cells, dayCell, numberCell } from "./cells.ts";
import { periodOf } from "./periods.ts";

type Row = Cells<typeof houseworkContractsFile.columns>;
type State = (typeof houseworkContractStates)["rows"][number]["value"];

const { numbers: states, rows: allStates } = houseworkContractStates;
const hours = [8, 12.5, 16, 6.75, 20];

function contract(
  today: string,
  number: number,
  parent: string,
  reference: string,
  state: State,
  given: Row = {},
): Row {
  const meaning = houseworkContractMeaning({ state });
  const period = periodOf(meaning, today, number);
  return {
    reference,
    personReference: parent,
    typology: houseworkTypologies.rows[number % 2]?.fr,
    state: houseworkContractStates.label(state, "fr"),
    startDate: dayCell(period.startDate),
    endDate: number % 4 === 0 ? "" : dayCell(period.endDate),
    monthlyHours: numberCell(hours[number % hours.length] ?? 8),
    signatureUrl: meaning === "waiting" ? `https://signature.example.fr/menage/${reference}` : "",
    ...given,
  };
}

/** The contracts of the account that shows every case; a contract and its amendments share one reference. */
function shownContracts(today: string, parent: string): Row[] {
  const year = Number(today.slice(0, 4));
  const of = (number: number, suffix: string, state: State, given?: Row) =>
    contract(today, number, parent, `MNH-${year}-${suffix}`, state, given);
  const former = { startDate: dayCell(addDays(today, -700)), endDate: dayCell(addDays(today, -336)) };
  return [
    of(1, "0007-9", states.Finished, former),
    of(1, "0007-9", states.InProgress, { startDate: dayCell(addDays(today, -335)), endDate: "" }),
    of(2, "0007-10", states.Signed),
    of(3, "0011", states.WaitingSignature, { endDate: "" }),
    of(5, "0012", states.Canceled),
    of(6, "0013", states.Declined),
    of(7, "0014", states.Expired),
    of(9, "0015", states.Draft, { startDate: "", endDate: "", monthlyHours: "" }),
    of(10, "0016", states.ReadyToSend),
    of(11, "0017", states.Error),
  ];
}

/** Makes the housework contracts of the parents: every case for the first one, one or two for each of the others. */
export function houseworkContracts(today: string, [shown = "", ...others]: readonly string[]): Row[] {
  const year = Number(today.slice(0, 4));
  let number = 100;
  const more = others.flatMap((parent, index) =>
    Array.from({ length: 1 + (index % 2) }, () => {
      number += 1;
      const state = allStates[number % allStates.length]?.value ?? states.InProgress;
      return contract(today, number, parent, `MNH-${year}-0${number}`, state);
    }),
  );
  return [...shownContracts(today, shown), ...more];
}
