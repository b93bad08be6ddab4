import type { ImportedIntervention } from "@ribambelle/domain/interventions/interventions.file";
import type { Columns } from "../../db/columns.ts";
import type { Table } from "../../db/tables.ts";

/** An intervention of the agency's file, with the people whom it names and its instants. */
export interface IncomingIntervention
  extends Omit<ImportedIntervention, "parentReference" | "babysitterReference"> {
  readonly line: number;
  readonly parentId: number;
  readonly babysitterId: number | null;
  readonly startsAt: string;
  readonly endsAt: string;
}

/** The columns of an intervention that an import gives. */
export const interventionColumns = {
  reference: ["reference", "text"],
  parentId: ["parent_id", "integer"],
  babysitterId: ["babysitter_id", "integer"],
  contractReference: ["contract_reference", "text"],
  service: ["service", "smallint"],
  startDate: ["start_date", "date"],
  startTime: ["start_time", "time(0)"],
  endTime: ["end_time", "time(0)"],
  startsAt: ["starts_at", "timestamptz"],
  endsAt: ["ends_at", "timestamptz"],
  actualStartTime: ["actual_start_time", "time(0)"],
  actualEndTime: ["actual_end_time", "time(0)"],
  countedMinutes: ["counted_minutes", "smallint"],
  state: ["state", "smallint"],
  replacesReference: ["replaces_reference", "text"],
  groupReference: ["group_reference", "text"],
  note: ["note", "text"],
} as const satisfies Columns<Exclude<keyof IncomingIntervention, "line">, keyof Table<"intervention">>;
