import type { By } from "../acting/actor.ts";
import type { Db } from "../db/connection/connect.ts";

/** A file that its person may download, by an id that nobody guesses. */
export interface OwnFile {
  readonly id: string;
  /** The name under which it is saved, e.g. "Facture FAC-2026-0310.pdf". */
  readonly fileName: string;
  readonly fileKey: string;
  readonly byteCount: number;
  readonly sha256: Buffer;
}

/** Whose hands a file is given into, and by which browser. */
export interface Opening {
  readonly personId: number;
  readonly id: string;
  readonly by: By;
  /** What the browser says of itself; empty when it says nothing. */
  readonly userAgent: string;
  readonly at: Date;
}

/** What a feature has to do with the one call that gives files (SPACE-26). */
export interface OwnFiles {
  /** Finds a person's own file among those of the feature that they may have at that instant; null when there is none of this id. */
  readonly find?: (db: Db, personId: number, id: string, at: Date) => Promise<OwnFile | null>;
  /** Notes that a file is being given; any id may come, also one that is not the feature's. */
  readonly onOpened?: (db: Db, opening: Opening) => Promise<void>;
}
