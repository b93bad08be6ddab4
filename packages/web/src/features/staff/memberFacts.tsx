import type { StateColour } from "@ribambelle/domain/contracts/contract.states";
import { plainDayAt, shortDayAt } from "@ribambelle/domain/kernel/day";
import { momentText } from "@ribambelle/domain/kernel/moment";
import type { Member, MemberState } from "@ribambelle/domain/staff/member";
import { functionWords } from "@ribambelle/domain/staff/staff.texts";
import { useLocale, useWords } from "../../client/locale.tsx";
import { today } from "../../client/today.ts";
import { Chip } from "../../ui/cards/Chip.tsx";
import { ListedMoment } from "../../ui/table/ListedMoment.tsx";
import { staffWords } from "./staff.texts.ts";

type About<Names extends keyof Member> = { member: Pick<Member, Names> };

const colours: Readonly<Record<MemberState, StateColour>> = {
  invited: "blue",
  active: "green",
  suspended: "red",
  ended: "default",
};

/** How far somebody of the agency is. */
export function MemberChip({ state }: { state: MemberState }) {
  return <Chip colour={colours[state]}>{useWords(staffWords).states[state]}</Chip>;
}

/** What somebody does at the agency, by name. */
export function FunctionNames({ member: { functions } }: About<"functions">) {
  const words = useWords(staffWords);
  const locale = useLocale();
  return functions.length === 0
    ? words.noFunction
    : functions.map((one) => functionWords[one][locale]).join(", ");
}

/** Since when somebody signs in by two steps, or that they do not yet; the day in figures in a column of a list. */
export function SecondFactor({
  member: { secondFactorSince },
  isListed = false,
}: About<"secondFactorSince"> & { isListed?: boolean }) {
  const words = useWords(staffWords);
  const locale = useLocale();
  if (secondFactorSince === null) return words.toActivate;
  return words.since(isListed ? shortDayAt(secondFactorSince) : plainDayAt(secondFactorSince, locale));
}

/** When somebody was last seen; the day in figures in a column of a list. */
export function LastActivity({
  member: { lastActivityAt },
  isListed = false,
}: About<"lastActivityAt"> & { isListed?: boolean }) {
  const words = useWords(staffWords);
  const locale = useLocale();
  if (lastActivityAt === null) return words.never;
  if (isListed) return <ListedMoment at={lastActivityAt} />;
  return momentText(lastActivityAt, today(), locale);
}

/** As whom families know somebody of the agency, or that they do not. */
export function SeenByFamilies({ member: { member } }: About<"member">) {
  const words = useWords(staffWords);
  if (member === null) return words.notSeen;
  return member.isEnabled ? member.displayName : words.switchedOff(member.displayName);
}
