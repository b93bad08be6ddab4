import type { Role } from "@ribambelle/domain/kernel/role";
import type { Db } from "../../../db/connection/connect.ts";
import type { Deps } from "../../../deps.ts";
import { openSecrets } from "../../../secrets/portalSecret.ts";
import { saveReset } from "../passwords/resets.store.ts";
import { tokenHash } from "../sessions/tokens.ts";

/** Makes the link of a letter, valid for so many hours from now. */
export type Links = (
  transaction: Db,
  letterId: string,
  person: { personId: number; email: string; role: Role; hasPassword: boolean },
  hours: number,
) => Promise<string>;

/**
 * A letter that is sent again carries the same key: whichever copy arrives, its link works, and there is one key. The key is
 * made from the secret, so that the database, which keeps its hash, does not give it away; the address is part of it, so
 * that a letter that went to a former address gives no way in.
 */
export function openLinks(deps: Deps): Links {
  const secrets = openSecrets(deps);
  return async (transaction, letterId, { personId, email, role, hasPassword }, hours) => {
    const key = secrets.sign("identity.link", `${letterId} ${email}`).toString("base64url");
    const expiresAt = new Date(deps.now().getTime() + hours * 3_600_000);
    await saveReset(transaction, { keyHash: tokenHash(key), personId, expiresAt });
    // A fragment: browsers keep it to themselves, so that neither logs nor referrers hold the key.
    // Which rule the page shows (STAFF-20), and whether it tells once it is followed that an account is ready; the server asks who it
    // is by the key.
    const ofStaff = hasPassword ? "&equipe=1" : "&equipe=1&premier=1";
    return `${deps.publicUrl}/reinitialisation-mot-de-passe#resetKey=${key}${role === "Agency" ? ofStaff : ""}`;
  };
}
