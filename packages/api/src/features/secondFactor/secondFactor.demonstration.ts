import { randomBytes } from "node:crypto";
import { addDays } from "@ribambelle/domain/kernel/day";
import { recoveryCodeCount } from "@ribambelle/domain/secondFactor/recoveryCode";
import { demonstrationAccounts } from "../../demonstrating/accounts.ts";
import type { Demonstration } from "../../demonstrating/demonstration.ts";
import { hashPassword } from "../identity/index.ts";
import { listPeopleByReference, lockPerson } from "../people/index.ts";
import { openSealing } from "./codes/sealing.ts";
import { newKey } from "./codes/totp.ts";
import { findFactor, saveFactor, saveRecoveryCodes } from "./secondFactor.store.ts";

const ofAgency = demonstrationAccounts.filter(({ role }) => role === "Agency");

/** The agency's accounts of the demonstration have a second factor, of a key that each installation draws (STAFF-35). */
export const secondFactorDemonstration: Demonstration = {
  async fill(transaction, { config, today, log }) {
    const sealing = openSealing({ config, log: { error: (_, sentence) => log(sentence) } });
    // Nobody is shown a code of them: whoever looks finds ten, as after any enrolment.
    const hash = await hashPassword(randomBytes(20).toString("hex"));
    const codes = Array.from({ length: recoveryCodeCount }, (_, index) => ({ number: index + 1, hash }));
    const people = await listPeopleByReference(
      transaction,
      ofAgency.map(({ reference }) => reference),
    );
    for (const { personId } of people) {
      if (!(await lockPerson(transaction, personId)) || (await findFactor(transaction, personId))) continue;
      const now = new Date(`${addDays(today, -30)}T08:00:00Z`);
      await saveFactor(transaction, personId, sealing.seal(personId, newKey()), { step: 0, now });
      await saveRecoveryCodes(transaction, personId, codes);
    }
  },
};
