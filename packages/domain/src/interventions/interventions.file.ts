import { hours } from "../imports/amounts.ts";
import { day, namedValue, reference, text } from "../imports/cells.ts";
import { csvFile, optional, type Reader, type RowOf, required } from "../imports/column.ts";
import { lineProblems } from "../imports/problem.ts";
import { isTime, timeOf } from "../kernel/time.ts";
import { doneMinutes, type InterventionHours, type PlannedTime } from "./intervention.rules.ts";
import { interventionStates } from "./intervention.states.ts";
import { services } from "./services.ts";

/** The problems of lines of interventions. */
export const interventionProblems = lineProblems({
  "no-length": {
    fr: "L’heure de fin est celle du début, ou n’est pas après elle cette nuit-là.",
    en: "The end is the same time as the start, or is not after it in that night.",
  },
  "time-without-other": {
    fr: "Les heures réelles de début et de fin vont ensemble.",
    en: "The actual start and end go together.",
  },
  "replaces-itself": {
    fr: "Une intervention ne se remplace pas elle-même.",
    en: "An intervention does not replace itself.",
  },
  "unknown-intervention": {
    fr: "Aucune intervention de cette famille ne porte cette référence.",
    en: "No intervention of this family has this reference.",
  },
});

/** The most characters of what the agency notes of an intervention. */
export const mostNote = 500;
const mostCounted = 25;

// 16:30, 16:30:00, 16h30, 16 h, 24:00 as the midnight that follows. To the minute: an agency's hours are paid.
const onTheClock = /^(\d{1,2})\s*[:hH]\s*(?:([0-5]\d)(?::00)?)?$/;

const time: Reader<string> = (cell) => {
  const [, hour, minute = "00"] = onTheClock.exec(cell) ?? [];
  const clock = `${hour?.padStart(2, "0")}:${minute}`;
  const value = clock === "24:00" ? timeOf(0) : clock;
  return isTime(value) ? { value } : { problem: { code: "invalid-time" } };
};

const counted: Reader<number> = (cell) => {
  const read = hours(cell);
  return read.problem || read.value <= mostCounted * 60
    ? read
    : { problem: { code: "number-out-of-range", detail: `0–${mostCounted}` } };
};

type Actual = Pick<InterventionHours, "actualStartTime" | "actualEndTime">;

// In the night in which clocks go forward, what is on the clock from 2:45 to 3:15 lasts no time, or less.
function hasNoLength(planned: PlannedTime, actual?: Actual): boolean {
  const start = actual?.actualStartTime ?? planned.startTime;
  const end = actual?.actualEndTime ?? planned.endTime;
  const hours = { ...planned, actualStartTime: null, actualEndTime: null, ...actual, countedMinutes: null };
  return start === end || (doneMinutes({ ...hours, state: interventionStates.numbers.Done }) ?? 0) <= 0;
}

/** The interventions of families and babysitters: one line each; why a babysitter is absent has no column (VISITS-11). */
export const interventionsFile = csvFile({
  name: "interventions.csv",
  columns: {
    reference: required("référence", reference),
    parentReference: required("référence du parent", reference),
    babysitterReference: optional("référence de l’intervenant", reference),
    contractReference: optional("référence du contrat", reference),
    service: required("prestation", namedValue(services)),
    startDate: required("date", day),
    startTime: required("heure de début", time),
    endTime: required("heure de fin", time),
    actualStartTime: optional("heure de début réelle", time),
    actualEndTime: optional("heure de fin réelle", time),
    countedMinutes: optional("heures décomptées", counted),
    state: required("état", namedValue(interventionStates)),
    replacesReference: optional("référence de l’intervention remplacée", reference),
    groupReference: optional("groupe", reference),
    note: optional("note", text(mostNote)),
  },
  key: (intervention) => intervention.reference,
  problems: ({ reference, actualStartTime, actualEndTime, replacesReference, ...planned }) => [
    ...(hasNoLength(planned) ? [{ column: "endTime", ...interventionProblems["no-length"] } as const] : []),
    ...(actualStartTime === null && actualEndTime !== null
      ? [{ column: "actualStartTime", ...interventionProblems["time-without-other"] } as const]
      : []),
    ...(actualStartTime !== null && actualEndTime === null
      ? [{ column: "actualEndTime", ...interventionProblems["time-without-other"] } as const]
      : []),
    ...(actualStartTime !== null &&
    actualEndTime !== null &&
    hasNoLength(planned, { actualStartTime, actualEndTime })
      ? [{ column: "actualEndTime", ...interventionProblems["no-length"] } as const]
      : []),
    ...(replacesReference === reference
      ? [{ column: "replacesReference", ...interventionProblems["replaces-itself"] } as const]
      : []),
  ],
});
export type ImportedIntervention = RowOf<typeof interventionsFile.columns>;
