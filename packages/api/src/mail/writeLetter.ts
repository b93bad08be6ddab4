import type { Locale } from "@ribambelle/domain/kernel/locale";
import type { Db } from "../db/connection/connect.ts";
import { layOut, type NamedAgency, withContact } from "./letterLayout.ts";
import type { Consents, WayOut } from "./letterPurpose.ts";
import { takenBack } from "./letters.store.ts";
import type { DueLetter, Letter, LetterKind, WrittenLetter } from "./letters.ts";

interface Needs {
  readonly consents: Consents;
  readonly agency: NamedAgency;
}

/**
 * Writes a letter whose time has come. Null where it has no recipient, or the person does not take such letters: asked now, not
 * when it was ordered.
 */
export async function writeLetter(
  { consents, agency }: Needs,
  kind: LetterKind,
  db: Db,
  due: DueLetter,
): Promise<WrittenLetter | null> {
  const { personId, locale } = due;
  if (kind.purpose === "service" || kind.purpose === "invitation") {
    const whole = await kind.write(db, due);
    return whole && { ...whole, letter: withContact(whole.letter, locale, agency) };
  }
  const wayOut = await consents.wayOutOf(db, { personId, locale, purpose: kind.purpose });
  const written = wayOut && (await kind.write(db, due));
  if (!written) return null;
  const { recipient, words } = written;
  const letter = withContact(layOut(words, locale, agency.name, wayOut), locale, agency);
  return { recipient, letter, unsubscribeUrl: wayOut.url };
}

/** True where a letter would still be written if it left now: it is written, and all that writing it keeps is taken back. */
export const isStillWritten = (
  needs: Needs,
  kind: LetterKind,
  transaction: Db,
  due: DueLetter,
): Promise<boolean> =>
  takenBack(transaction, async () => (await writeLetter(needs, kind, transaction, due)) !== null);

/** Gives a kind of letter with invented content; its links lead nowhere (MAILS-07). */
export function modelOf(kind: LetterKind, locale: Locale, agency: NamedAgency, wayOut: WayOut): Letter {
  const written =
    kind.purpose === "service" || kind.purpose === "invitation"
      ? kind.model(locale)
      : layOut(kind.model(locale), locale, agency.name, wayOut);
  const { html, ...letter } = withContact(written, locale, agency);
  return { ...letter, html: html.replaceAll(/ href="[^"]*"/g, ' href="#"') };
}
