import type { Locale } from "@ribambelle/domain/kernel/locale";
import type { Device } from "../../../acting/device.ts";
import type { Db } from "../../../db/connection/connect.ts";
import type { Deps } from "../../../deps.ts";
import { addLetters } from "../../../mail/letters.ts";
import { identityAttempts } from "../identity.deps.ts";
import { newDevice } from "../sessions/newDevice.letter.ts";
import { rememberBrowser } from "./browsers.ts";

/** Who signed in, and from what. */
export interface SignedInFrom {
  readonly personId: number;
  readonly locale: Locale;
  /** What the browser carried; null when it carried nothing. */
  readonly mark: string | null;
  readonly device: Device;
}

/**
 * Notes, in the transaction that opens a whole session, from which browser somebody signed in, and writes to them when it was
 * not known as theirs, once an hour (AUTH-OP13); gives the mark that it is to carry from now on.
 */
export async function noteBrowser(
  transaction: Db,
  { connection, config, now }: Pick<Deps, "connection" | "config" | "now">,
  { personId, locale, mark: given, device }: SignedInFrom,
): Promise<string> {
  const { mark, isNewDevice } = await rememberBrowser(transaction, { config, now }, personId, given);
  const { newDeviceLetters } = identityAttempts({ connection, config });
  if (isNewDevice && !(await newDeviceLetters.countIn(transaction, String(personId))))
    await addLetters(transaction, [newDevice(personId, locale, device, now())], now());
  return mark;
}
