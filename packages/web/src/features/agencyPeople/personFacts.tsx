import type { AccountState } from "@ribambelle/domain/agencyPeople/person";
import type { StateColour } from "@ribambelle/domain/contracts/contract.states";
import { phoneText } from "@ribambelle/domain/kernel/phone";
import { useWords } from "../../client/locale.tsx";
import { Chip } from "../../ui/cards/Chip.tsx";
import { personWords } from "./person.texts.ts";

const colours: Readonly<Record<AccountState, StateColour>> = {
  "never-invited": "default",
  invited: "blue",
  "invitation-expired": "primary",
  active: "green",
  blocked: "red",
  deleted: "default",
};

/** How far somebody’s account is. */
export function AccountChip({ state }: { state: AccountState }) {
  return <Chip colour={colours[state]}>{useWords(personWords).states[state]}</Chip>;
}

/** A way to reach somebody: a link, or that there is none. */
export function Contact({ scheme, value }: { scheme: "mailto:" | "tel:"; value: string | null }) {
  const words = useWords(personWords);
  if (value === null) return words.notGiven;
  return <a href={scheme + value}>{scheme === "tel:" ? phoneText(value) : value}</a>;
}
