import type { AccountState } from "@ribambelle/domain/agencyPeople/person";
import type { StateColour } from "@ribambelle/domain/contracts/contract.states";
import { plainDayAt } from "@ribambelle/domain/kernel/day";
import { phoneText } from "@ribambelle/domain/kernel/phone";
import { useLocale, useWords } from "../../client/locale.tsx";
import { Chip } from "../../ui/cards/Chip.tsx";
import { EMailText } from "../../ui/words/EMailText.tsx";
import { personWords } from "./person.texts.ts";

const colours: Readonly<Record<AccountState, StateColour>> = {
  "never-invited": "default",
  invited: "blue",
  "invitation-expired": "primary",
  active: "green",
  blocked: "red",
  deleted: "default",
};

interface AccountProps {
  state: AccountState;
  /** When they were last invited, where the reader may know. */
  invitedAt?: string | null | undefined;
}

/** How far somebody’s account is. */
export function AccountChip({ state, invitedAt }: AccountProps) {
  const words = useWords(personWords);
  const locale = useLocale();
  const since = state === "invited" && invitedAt ? plainDayAt(invitedAt, locale) : null;
  return (
    <Chip colour={colours[state]}>{since === null ? words.states[state] : words.invitedSince(since)}</Chip>
  );
}

/** A way to reach somebody: a link, or that there is none. */
export function Contact({ scheme, value }: { scheme: "mailto:" | "tel:"; value: string | null }) {
  const words = useWords(personWords);
  if (value === null) return scheme === "tel:" ? words.noPhone : words.notGiven;
  return <a href={scheme + value}>{scheme === "tel:" ? phoneText(value) : <EMailText>{value}</EMailText>}</a>;
}
