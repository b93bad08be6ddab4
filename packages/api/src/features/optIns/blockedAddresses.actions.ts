import type { ActKind } from "@ribambelle/domain/kernel/acts/act";
import { loginName } from "@ribambelle/domain/kernel/characters/loginName";
import { optInActs } from "@ribambelle/domain/optIns/optIn.acts";
import type { By } from "../../acting/actor.ts";
import type { Db } from "../../db/connection/connect.ts";
import { audit } from "../audit/index.ts";
import { findPersonByEmail } from "../people/index.ts";
import { removeBlocked, saveBlocked } from "./optIns.store.ts";

/** What became of one address: `already` says that nothing was to be done. */
export type AddressOutcome = "done" | "already" | "unknown";

/** Notes that an address took no letter; nothing that one may refuse is sent to it any more (SETTINGS-OP11). */
export async function blockAddress(db: Db, by: By, address: string, at: Date): Promise<AddressOutcome> {
  return changed(db, by, address, optInActs.addressBlocked, (transaction, personId, email) =>
    saveBlocked(transaction, { personId, email, source: "command", at }),
  );
}

/** Forgets that an address took no letters. */
export async function unblockAddress(db: Db, by: By, address: string): Promise<AddressOutcome> {
  return changed(db, by, address, optInActs.addressMended, removeBlocked);
}

async function changed(
  db: Db,
  by: By,
  address: string,
  act: ActKind,
  change: (transaction: Db, personId: number, email: string) => Promise<boolean>,
): Promise<AddressOutcome> {
  const email = loginName(address);
  return db.transaction().execute(async (transaction) => {
    const personId = await findPersonByEmail(transaction, email);
    if (personId === null) return "unknown";
    if (!(await change(transaction, personId, email))) return "already";
    await audit(transaction, by, act({ personId }));
    return "done";
  });
}
