import { addDays } from "@ribambelle/domain/kernel/day";
import type { StaffFunction } from "@ribambelle/domain/kernel/permissions/permission";
import type { Db } from "../../db/connection/connect.ts";
import type { Demonstration } from "../../demonstrating/demonstration.ts";
import { byCommand } from "../audit/index.ts";
import { listPeopleByReference } from "../people/index.ts";
import { findKeptMember } from "./members.store.ts";
import { endKeptMember } from "./membership.actions.ts";
import { fillMonth } from "./month/fillMonth.ts";
import { giveFunctions } from "./staff.actions.ts";
import { saveInvited, saveJoined } from "./staff.store.ts";

const colleagues: Readonly<Record<string, readonly StaffFunction[]>> = {
  "DEMO-A01": ["administrator"],
  "DEMO-A02": ["coordinator"],
  "DEMO-A03": ["recruiter"],
  "DEMO-A04": ["reader"],
  "DEMO-A05": ["coordinator"],
  "DEMO-A06": ["recruiter"],
};
const hasLeft = "DEMO-A05";
const isAwaited = "DEMO-A06";

/** The agency's people: one with each function, one who has left and one who has not chosen a password yet; and what they did in a month (AGUI-41). */
export const staffDemonstration: Demonstration = {
  async fill(transaction, { today }) {
    const people = await listPeopleByReference(transaction, Object.keys(colleagues));
    for (const { reference, personId } of people) {
      if (!(await isNew(transaction, personId))) continue;
      if (reference !== isAwaited) await saveJoined(transaction, personId, morningOf(addDays(today, -90)));
      await giveFunctions(transaction, byCommand, reference, colleagues[reference] ?? []);
      if (reference === isAwaited) await saveInvited(transaction, personId, morningOf(addDays(today, -3)));
      if (reference !== hasLeft) continue;
      const leaving = { by: byCommand, reason: "Départ de l’agence", now: morningOf(addDays(today, -12)) };
      await endKeptMember(transaction, personId, leaving);
    }
    await fillMonth(transaction, today);
  },
};

const morningOf = (day: string) => new Date(`${day}T08:00:00Z`);

// What a visitor changed since stays: whoever was given a function has a version.
const isNew = async (transaction: Db, personId: number) =>
  (await findKeptMember(transaction, personId))?.version === 0;
