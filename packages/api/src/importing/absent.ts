import type { Role } from "@ribambelle/domain/kernel/role";
import type { RawBuilder } from "kysely";
import type { Db } from "../db/connection/connect.ts";

/** A person or a contract that a complete export no longer names. */
export interface Absent {
  readonly reference: string;
  /** Whose contract it is, or who it is. */
  readonly person: {
    readonly reference: string;
    /** `Team` for a member of the agency’s team, who is no account. */
    readonly role: Role | "Team";
    readonly lastName: string;
    readonly firstName: string;
  };
  readonly startDate: string | null;
  readonly endDate: string | null;
}

/** The condition that a file of the export names this reference, or this reference with this start date. */
export type IsSeen = (reference: RawBuilder<unknown>, startDate?: RawBuilder<unknown>) => RawBuilder<boolean>;

/** Gives, page by page, what a complete export no longer names. */
export type AbsencesOf = (db: Db, isSeen: IsSeen) => AsyncIterable<readonly Absent[]>;

const pageSize = 1_000;

/** Reads pages until one is not full, each after the last of the one before. */
export async function* pagesAfter<Row, Key>(
  read: (after: Key, limit: number) => Promise<Row[]>,
  keyOf: (row: Row) => Key,
  first: Key,
): AsyncGenerator<Row[]> {
  for (let after = first; ; ) {
    const page = await read(after, pageSize);
    yield page;
    const last = page.at(-1);
    if (page.length < pageSize || last === undefined) return;
    after = keyOf(last);
  }
}
