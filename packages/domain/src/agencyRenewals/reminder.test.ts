import { describe, expect, it } from "vitest";
import { mayWithRenewals } from "./followUp.ts";
import { nextReminderAt, type ReminderFacts, reminderProblem } from "./reminder.ts";
import { notRemindable, remindedLately } from "./renewals.refusals.ts";

const now = new Date("2026-06-15T10:00:00Z");
const ago = (hours: number, more = 0) => new Date(now.getTime() - hours * 3_600_000 - more);
const silent: ReminderFacts = {
  isOpen: true,
  hasAnswered: false,
  isActive: true,
  hasEmail: true,
  isAddressRefused: false,
  hasOptedOut: false,
  isUnderContract: true,
  takesInformation: true,
  reminders: 0,
  lastRemindedAt: null,
  mostReminders: 4,
  gapDays: 3,
};

describe("whether somebody may be reminded", () => {
  it.each<[Partial<ReminderFacts>, string | null]>([
    [{}, null],
    [{ isOpen: false }, "closed"],
    [{ hasAnswered: true }, "answered"],
    [{ isOpen: false, hasAnswered: true }, "closed"],
    [{ isActive: false }, "no-account"],
    [{ hasEmail: false }, "no-email"],
    [{ isAddressRefused: true }, "address-refused"],
    [{ hasOptedOut: true }, "opted-out"],
    [{ isUnderContract: false }, null],
    [{ takesInformation: false }, null],
    [{ isUnderContract: false, takesInformation: false }, "opted-out"],
    [{ reminders: 3, lastRemindedAt: ago(100) }, null],
    [{ reminders: 4, lastRemindedAt: ago(100) }, "enough"],
    [{ mostReminders: 0 }, "enough"],
    [{ reminders: 1, lastRemindedAt: ago(72) }, null],
    [{ reminders: 1, lastRemindedAt: ago(72, -1) }, "lately"],
    [{ reminders: 1, lastRemindedAt: ago(24), gapDays: 1 }, null],
    [{ reminders: 4, lastRemindedAt: ago(1) }, "enough"],
  ])("finds of %j what stands against it: %j (AGREN-11, AGREN-12)", (given, problem) => {
    expect(reminderProblem({ ...silent, ...given }, now)).toBe(problem);
  });

  it("is said with its days and its reason (AGREN-13)", () => {
    const last = ago(24);
    const { fr, en } = remindedLately(last, nextReminderAt(last, 3));
    expect(fr).toBe("La dernière relance date du 14 juin 2026\u00a0: attendez le 17 juin 2026.");
    expect(en).toBe("The last reminder is of 14 June 2026: wait until 17 June 2026.");
    expect(notRemindable("no-email").fr).toBe(
      "Cette personne ne peut pas être relancée\u00a0: aucune adresse e-mail.",
    );
  });
});

it.each([
  ["administrator", [true, true, true], [true, true, true]],
  ["coordinator", [true, true, true], [true, true, true]],
  ["recruiter", [false, false, false], [true, true, true]],
  ["reader", [true, false, false], [true, false, false]],
] as const)(
  "a %s reads, follows and reminds families %j and babysitters %j (AGREN-07, AGREN-10, AGREN-13)",
  (one, families, babysitters) => {
    const may = (kind: "Parent" | "BabySitter") =>
      (["read", "follow", "remind"] as const).map((right) => mayWithRenewals([one], kind, right));
    expect([may("Parent"), may("BabySitter")]).toEqual([families, babysitters]);
  },
);
