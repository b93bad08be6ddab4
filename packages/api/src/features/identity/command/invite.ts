import { dayAt } from "@ribambelle/domain/kernel/day";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import { timeAt, timeText } from "@ribambelle/domain/kernel/time";
import type { Command, CommandDeps } from "../../../terminal/command.ts";
import { listPeopleByReference } from "../../people/index.ts";
import { invitePeople } from "../invitations/invitations.actions.ts";
import { countAudience, type InvitationState } from "../invitations/invitations.store.ts";
import { inviteTexts } from "./invite.texts.ts";
import { type InviteArguments, readInviteArguments } from "./inviteArguments.ts";

const skipped = [
  "invited",
  "has-password",
  "without-email",
  "deactivated",
] as const satisfies InvitationState[];

/** `npm run invite -- …` (docs/import.md): 0 done, 2 a reference is nobody's, 1 could not run. */
export const inviteCommand: Command = async (args, deps) => {
  const told = readInviteArguments(args);
  const words = inviteTexts(told.locale);
  if (told.mistake) {
    deps.printError(`${mistakeText(told)} ${words.usage}`);
    return 1;
  }
  const { connection, now, print } = deps;
  const { audience, dryRun, most } = told;
  const before = await countAudience(connection.db, audience, now);
  if (dryRun) print(words.wouldInvite(Math.min(before["to-invite"], most)));
  const invited = dryRun ? Math.min(before["to-invite"], most) : await invite(told, deps);
  const remaining = before["to-invite"] - invited;
  if (remaining > 0) print(words.remaining(remaining));
  for (const state of skipped) {
    if (before[state] > 0) print(words.states[state](before[state]));
  }
  if (dryRun) print(words.dryRun);
  return sayUnknown(told, deps);
};

async function invite(told: InviteArguments, { connection, now, print }: CommandDeps): Promise<number> {
  const { audience, most, perMinute, locale } = told;
  const words = inviteTexts(locale);
  const { invited, lastDeparture } = await invitePeople(connection.db, audience, { most, perMinute, now });
  print(words.invited(invited));
  if (lastDeparture) print(words.departures(perMinute, clock(lastDeparture, now, locale)));
  return invited;
}

async function sayUnknown({ audience, locale }: InviteArguments, deps: CommandDeps): Promise<number> {
  const { references } = audience;
  const known = await listPeopleByReference(deps.connection.db, references);
  const found = new Set(known.map(({ reference }) => reference));
  const missing = references.filter((reference) => !found.has(reference));
  for (const reference of missing) deps.print(inviteTexts(locale).unknownReference(reference));
  return missing.length > 0 ? 2 : 0;
}

function mistakeText({ mistake, locale }: InviteArguments): string {
  const words = inviteTexts(locale);
  if (mistake === "again-by-reference") return words.againByReference;
  return mistake && mistake !== "nobody" ? words.unknownOption(mistake.option) : words.nobody;
}

// Adds the day when it is not today.
function clock(instant: Date, now: Date, locale: Locale): string {
  const time = timeText(timeAt(instant), locale);
  const day = dayAt(instant);
  return day === dayAt(now) ? time : `${day} ${time}`;
}
