import { identityNotices } from "@ribambelle/domain/identity/identity.notices";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import type { Role } from "@ribambelle/domain/kernel/role";
import type { Device } from "../../../acting/device.ts";
import type { Db } from "../../../db/connection/connect.ts";
import type { Deps } from "../../../deps.ts";
import { addLetters } from "../../../mail/letters.ts";
import { findFailedSignIns } from "../../audit/index.ts";
import { notify } from "../../notifications/index.ts";
import { identityAttempts } from "../identity.deps.ts";
import { newDevice } from "../sessions/newDevice.letter.ts";
import { rememberBrowser } from "./browsers.ts";

/** Who signed in, and from what. */
export interface SignedInFrom {
  readonly personId: number;
  readonly role: Role;
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
  { personId, role, locale, mark: given, device }: SignedInFrom,
): Promise<string> {
  const { mark, isNewDevice } = await rememberBrowser(transaction, { config, now }, personId, given);
  if (role === "Agency") await tellOfFailures(transaction, personId);
  const { newDeviceLetters } = identityAttempts({ connection, config });
  if (isNewDevice && !(await newDeviceLetters.countIn(transaction, String(personId))))
    await addLetters(transaction, [newDevice(personId, locale, device, now())], now());
  return mark;
}

// Whoever opens everybody's data learns that somebody else tried to (STAFF-21).
async function tellOfFailures(transaction: Db, personId: number): Promise<void> {
  const failed = await findFailedSignIns(transaction, personId);
  if (!failed) return;
  const { count, since } = failed;
  await notify(transaction, personId, identityNotices.signInsFailed({ count, since: since.toISOString() }));
}
