import type { Bilingual } from "@ribambelle/domain/kernel/texts";
import type { By } from "../acting/actor.ts";
import type { Db } from "../db/connection/connect.ts";
import type { Deps } from "../deps.ts";

/** A file that its person may download, by an id that nobody guesses. */
export interface OwnFile {
  readonly id: string;
  /** The name under which it is saved, e.g. "Facture FAC-2026-0310.pdf". */
  readonly fileName: string;
  readonly fileKey: string;
  readonly byteCount: number;
  readonly sha256: Buffer;
}

/** A file that is made when its person asks for it, and kept nowhere. */
export interface MadeFile {
  readonly fileName: string;
  readonly content: Buffer;
}

/** What making a file takes. */
export type MakingDeps = Pick<Deps, "connection" | "now" | "terms" | "log">;

/** Whose hands a file is given into, and by which browser. */
export interface Opening {
  readonly personId: number;
  readonly id: string;
  readonly by: By;
  /** What the browser says of itself; empty when it says nothing. */
  readonly userAgent: string;
  readonly at: Date;
}

/** A file, or several in one, that somebody may want to take along before the account goes (SPACE-35). */
export interface FileToTake {
  readonly name: Bilingual;
  /** The path of the call that gives it. */
  readonly path: string;
  /** The contract that it is: of two files that are the same one, the one that a later feature gives is offered. */
  readonly contract?: string;
}

/** What a feature has to do with the one call that gives files (SPACE-26). */
export interface OwnFiles {
  /** Finds a person's own file among those of the feature that they may have at that instant; null when there is none of this id. */
  readonly find?: (db: Db, personId: number, id: string, at: Date) => Promise<OwnFile | null>;
  /** Makes a person's own file that is kept nowhere, always the same of the same facts; null when there is none of this id. */
  readonly make?: (deps: MakingDeps, personId: number, id: string) => Promise<MadeFile | null>;
  /** Gives what a person may want to take along before their account is deleted. */
  readonly toTake?: (db: Db, personId: number, at: Date) => Promise<readonly FileToTake[]>;
  /** Tells how many remain due to somebody who is kept out, who has them on paper then (FOLKS-OP6). */
  readonly countDue?: (db: Db, personId: number, at: Date) => Promise<number>;
  /** Notes that a file is being given; any id may come, also one that is not the feature's. */
  readonly onOpened?: (db: Db, opening: Opening) => Promise<void>;
}
