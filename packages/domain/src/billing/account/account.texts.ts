import { dayNear } from "../../kernel/dates/periods.ts";
import type { Locale } from "../../kernel/locale.ts";
import { amountText } from "../../kernel/money/money.ts";
import type { Account } from "../payment/payment.ts";

const nbsp = "\u00a0";

/** Says how an account stands in one sentence, the first that holds (PAYMENTS-06). */
export function accountSentence(account: Account, today: string, locale: Locale): string {
  const money = (cents: number) => amountText(cents, locale);
  const day = (date: string | null) => dayNear(date ?? today, today, locale);
  const { toPayCents, lateCents, scheduledCents, scheduledDate, underWayCents, creditCents, firstDueDate } =
    account;
  if (locale === "en") {
    if (lateCents > 0)
      return `You have ${money(toPayCents)} still to pay, of which ${money(lateCents)} is overdue.`;
    if (toPayCents > 0) return `You have ${money(toPayCents)} to pay before ${day(firstDueDate)}.`;
    if (scheduledCents > 0)
      return `Nothing to pay yourself: ${money(scheduledCents)} will be debited from ${day(scheduledDate)}.`;
    if (underWayCents > 0) return `Your payment of ${money(underWayCents)} is under way.`;
    if (creditCents > 0) return `You are up to date, with ${money(creditCents)} of credit.`;
    return "You are up to date.";
  }
  if (lateCents > 0)
    return `Il vous reste ${money(toPayCents)} à régler, dont ${money(lateCents)} en retard.`;
  if (toPayCents > 0) return `Il vous reste ${money(toPayCents)} à régler avant le ${day(firstDueDate)}.`;
  if (scheduledCents > 0)
    return `Rien à régler vous-même${nbsp}: ${money(scheduledCents)} seront prélevés à partir du ${day(scheduledDate)}.`;
  if (underWayCents > 0) return `Votre règlement de ${money(underWayCents)} est en cours.`;
  if (creditCents > 0) return `Vous êtes à jour, avec ${money(creditCents)} d’avoir.`;
  return "Vous êtes à jour.";
}

/** Says what else is not nothing, beneath that sentence; empty when there is nothing else (PAYMENTS-06). */
export function accountRest(account: Account, today: string, locale: Locale): string {
  const { toPayCents, scheduledCents, scheduledDate, underWayCents, creditCents } = account;
  const money = (cents: number) => amountText(cents, locale);
  const isFrench = locale === "fr";
  // The first that is not nothing is said by the sentence.
  const said = [toPayCents > 0, scheduledCents > 0, underWayCents > 0, creditCents > 0].indexOf(true);
  const day = dayNear(scheduledDate ?? today, today, locale);
  const parts = [
    "",
    scheduledCents > 0 &&
      (isFrench
        ? `Prélèvement prévu${nbsp}: ${money(scheduledCents)}, à partir du ${day}`
        : `Direct debit scheduled: ${money(scheduledCents)}, from ${day}`),
    underWayCents > 0 &&
      (isFrench
        ? `Règlement en cours${nbsp}: ${money(underWayCents)}`
        : `Payment under way: ${money(underWayCents)}`),
    creditCents > 0 &&
      (isFrench ? `Avoir non utilisé${nbsp}: ${money(creditCents)}` : `Unused credit: ${money(creditCents)}`),
  ].filter((part, index) => part && index !== said);
  return parts.length === 0 ? "" : `${parts.join(" · ")}.`;
}
