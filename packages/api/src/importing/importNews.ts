import type { Notice } from "@ribambelle/domain/kernel/notice";
import type { LetterOrder } from "../mail/letters.ts";

/** Something that an import brings to a person, to be told once per person, kind and import (SPACE-31). */
export interface ImportNews {
  readonly personId: number;
  /** The day that it bears: of what is old, nobody is told (SPACE-30). */
  readonly day: string;
  /** The notice that names it, when it is the only one; those of a kind are counted together. */
  readonly one: Notice;
  /** The notice that counts several of its kind. */
  readonly several: (count: number) => Notice;
  /** The letter that goes with the first of its kind, of so many that came together, if any. */
  readonly letter?: (count: number) => Pick<LetterOrder, "kind" | "payload" | "notBefore">;
}
