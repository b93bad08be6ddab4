import type { Permission } from "../permissions/permission.ts";
import type { Bilingual } from "../texts.ts";

/** One tile of the agency’s desk: what it counts waits for the agency (TABLE D). */
export interface TileKind {
  readonly code: string;
  readonly title: Bilingual;
  /** What shows it: who lacks it hears nothing of it. */
  readonly permission: Permission;
  /** What one does about it, as its button says, and the list that opens, the oldest first; null where there is none yet. */
  readonly opens: { readonly verb: Bilingual; readonly link: `/agence/${string}` } | null;
  /** After how many days something is overdue; null where nothing ever is. */
  readonly overdueAfterDays: number | null;
}

/** Declares a tile beside the feature that counts it. */
export const tileKind = (kind: TileKind): TileKind => kind;
