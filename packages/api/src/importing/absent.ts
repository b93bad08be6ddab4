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
