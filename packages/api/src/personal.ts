import type { Bilingual } from "@ribambelle/domain/kernel/texts";
import type { Db } from "./db/connection/connect.ts";

/** How a row leads to a person. */
export type Lead =
  /** The column holds the person's id; `also` holds that of another person, whose row it is too. */
  | { readonly column: string; readonly to: "person"; readonly also?: string }
  /** The column names a row of another declared table, by that one's key. */
  | { readonly column: string; readonly to: { readonly table: string; readonly key: string } }
  /** No key leads there: a hash, an address, a reference in a text. */
  | { readonly by: string };

/** How long something is kept, in the ordinary course of things. */
export type Until =
  | {
      readonly period: `${number} ${"minutes" | "hours" | "days" | "months" | "years"}`;
      readonly after: string;
    }
  | { readonly event: string };

/** Forgets rows of a person in the transaction that deletes the account at an instant, where more than rows has to go. */
export type Forget = (transaction: Db, personId: number, now: Date) => Promise<unknown>;

/** What becomes of a table's rows when the person's account is deleted. */
export type WhenDeleted =
  | { readonly rows: "removed"; readonly by?: Forget }
  /** The database's own cascade from the rows of another declared table. */
  | { readonly rows: "removed-with"; readonly table: string }
  | {
      readonly rows: "kept";
      /** The duty or the reason, with its source. */
      readonly why: string;
      /** What the person is told of it before they delete their account (SPACE-35); nothing of what tells nobody anything. */
      readonly told?: Staying;
      /** The columns that identify the person, with the value that replaces each. */
      readonly blanked?: Readonly<Record<string, Blank>>;
    };

/** What stays of a person, and until when, in words that follow each other: "Vos factures", "dix ans…". */
export interface Staying {
  readonly what: Bilingual;
  readonly until: Bilingual;
}

/** A value, or a function of the person's id where the column must be unique. */
export type Blank = null | "" | ((personId: number) => string);

/** How a person reads a column. */
export interface Said extends Bilingual {
  /** What its codes mean. */
  readonly values?: readonly Code[];
  /** What each part of a sum of codes means. */
  readonly flags?: readonly (Code & { readonly value: number })[];
}

/** A column that names a language of the portal. */
export const saidLanguage: Said = {
  fr: "Langue",
  en: "Language",
  values: [
    { value: "fr", fr: "Français", en: "French" },
    { value: "en", fr: "Anglais", en: "English" },
  ],
};

interface Code extends Bilingual {
  readonly value: string | number;
}

/** A table whose rows lead to a person or describe one; each of its columns is in one of the two lists. */
export interface PersonalTable {
  /** With its schema unless it is `public`. */
  readonly table: string;
  readonly lead: Lead;
  /** What its rows are, as a person reads it; where some of its columns are exported. */
  readonly title?: Bilingual;
  /** The columns that a person gets who asks for their data, each with its name. */
  readonly exported: Readonly<Record<string, Said>>;
  /** The columns that serve the portal alone: keys, secrets, flags. */
  readonly internal: readonly string[];
  /** The column that names a file of the store. */
  readonly file?: string;
  /** The name under which a person gets that file; by default the one in the store. */
  readonly fileName?: (row: Readonly<Record<string, unknown>>) => string;
  /** How many rows a person gets at most, the newest, of a table that grows without an end of its own. */
  readonly newest?: number;
  /** True when the portal can only add rows, and take none back. */
  readonly isAppendOnly?: true;
  readonly until: Until;
  readonly whenDeleted: WhenDeleted;
}

/** A table without personal data, and what it holds instead. */
export interface OtherTable {
  readonly table: string;
  readonly aboutNobody: string;
}

/** What one feature, or one room, keeps: every table of the database is declared by exactly one. */
export type PersonalData = readonly (PersonalTable | OtherTable)[];

/** True for a table that leads to people. */
export const isPersonal = (declared: PersonalTable | OtherTable): declared is PersonalTable =>
  "lead" in declared;
