import type { Locale } from "@ribambelle/domain/kernel/locale";
import type { Db } from "../db/connection/connect.ts";

/** Letters that one may refuse (SETTINGS-15, -18, -20). */
export type OptionalPurpose = "agency-information" | "partners-information" | "new-adverts";

/** How one ends such letters, as each of them says it. */
export interface WayOut {
  /** `WrittenLetter.unsubscribeUrl`. */
  readonly url: string;
  readonly reason: string;
  readonly label: string;
}

/** Says who takes which letters. */
export interface Consents {
  /** Gives the way out of letters that the person takes now; null when they do not, or their address takes none. */
  wayOutOf(
    transaction: Db,
    letter: { readonly personId: number; readonly purpose: OptionalPurpose; readonly locale: Locale },
  ): Promise<WayOut | null>;
  /** Is told that a mail server knows nobody of this address. */
  noteNobodyThere(
    db: Db,
    letter: { readonly personId: number; readonly recipient: string },
    at: Date,
  ): Promise<void>;
}
