import type { PersonRow } from "../../personal/personRows.store.ts";
import type { PersonalTable } from "../../personal.ts";

/** What an archive says of itself. */
export interface About {
  readonly agency: string;
  /** How to reach the agency, in one line. */
  readonly contact: string;
  readonly at: Date;
}

/** One of the two forms of an archive, for people or for programs, whose parts are written in the order in which they stand here. */
export interface ArchiveForm {
  begin(): string;
  /** `all` is how many rows there are, where only the newest follow. */
  beginTable(declared: PersonalTable, all: number | null): string;
  row(row: PersonRow, declared: PersonalTable, isFirst: boolean): string;
  endTable(): string;
  end(): string;
}
