import type { Permission } from "../permissions/permission.ts";
import type { Role } from "../role.ts";
import type { Bilingual } from "../texts.ts";

/** One tile of the agency’s desk: what it counts waits for the agency (TABLE D). */
export interface TileKind {
  readonly code: string;
  readonly title: Bilingual;
  /** What shows it: who lacks it hears nothing of it. */
  readonly permission: Permission;
  /** Whose it is, where it counts one kind of people: who may not read them hears nothing of it. */
  readonly role?: Role;
  /** What one does about it, as its button says, and the list that opens, the oldest first; null where there is none yet. */
  readonly opens: { readonly verb: Bilingual; readonly link: `/agence/${string}` } | null;
  /** After how many days something is overdue; null where nothing ever is. */
  readonly overdueAfterDays: number | null;
  /** Says until when the next of them is to be dealt with, by what its source gives of it; null where that says nothing. */
  readonly sayTerm?: (term: unknown) => Bilingual | null;
  /** By how many days the term of that one is past on this day; 0 where it is not. */
  readonly daysPast?: (term: unknown, today: string) => number;
}

/** After how many days things wait for the agency, as its settings say (DESK-07). */
export interface DeskDelays {
  /** A signature that was asked for. */
  readonly contractWait: number;
  /** Before the end of a contract. */
  readonly contractEnd: number;
  readonly draft: number;
  /** A photo or an advert: then it is overdue. */
  readonly moderation: number;
  /** A survey that was begun. */
  readonly surveyIdle: number;
}

/** Those where the settings say nothing. */
export const usualDelays: DeskDelays = {
  contractWait: 7,
  contractEnd: 30,
  draft: 14,
  moderation: 2,
  surveyIdle: 7,
};

/** Declares a tile beside the feature that counts it. */
export const tileKind = (kind: TileKind): TileKind => kind;
