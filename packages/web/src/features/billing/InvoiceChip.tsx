import type { Invoice } from "@ribambelle/domain/billing/invoice/invoice";
import type { InvoiceState } from "@ribambelle/domain/billing/invoice/invoice.values";
import type { StateColour } from "@ribambelle/domain/contracts/contract.states";
import { dayNear } from "@ribambelle/domain/kernel/dates/periods";
import { useLocale, useWords } from "../../client/locale.tsx";
import { today } from "../../client/today.ts";
import { Chip } from "../../ui/cards/Chip.tsx";
import { billingWords } from "./billing.texts.ts";

// BILLS-05.
const colours: Readonly<Record<InvoiceState, StateColour>> = {
  0: "blue",
  1: "blue",
  2: "green",
  3: "red",
  4: "primary",
  5: "default",
  6: "teal",
  7: "teal",
};

type Shown = Pick<Invoice, "state" | "stateDisplayName" | "scheduledDate" | "lateSince">;

/** The state of an invoice, in words and by its colour; a planned debit and a late one say their day (BILLS-05). */
export function InvoiceChip({ state, stateDisplayName, scheduledDate, lateSince }: Shown) {
  const words = useWords(billingWords);
  const locale = useLocale();
  // A day is not cut in two.
  const day = (date: string) => dayNear(date, today(), locale).replaceAll(" ", "\u00a0");
  const text = scheduledDate
    ? words.scheduled(day(scheduledDate))
    : lateSince
      ? words.lateSince(day(lateSince))
      : stateDisplayName;
  return <Chip colour={colours[state]}>{text}</Chip>;
}
