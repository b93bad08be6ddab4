import { dayAt } from "@ribambelle/domain/kernel/day";
import { oneYear } from "@ribambelle/domain/kernel/years/years";
import { type Delivery, effectDate, payslipVisibleFrom } from "@ribambelle/domain/payslips/delivery";
import { payslipKinds } from "@ribambelle/domain/payslips/payslip";
import type { Actor } from "../../acting/actor.ts";
import { knownRows } from "../../db/knownRows.ts";
import type { Deps } from "../../deps.ts";
import { listDeliveryFacts } from "./delivery.store.ts";
import { listPayslips } from "./payslips.store.ts";

/** Gives what somebody sees of a year; of the last one that has any when none is asked for. */
export async function tellPayslips(
  { connection, now, log }: Deps,
  { personId }: Actor,
  asked: { readonly year?: string | undefined; readonly skip?: number | undefined },
) {
  const kept = await listPayslips(connection.db, personId, dayAt(now()));
  const all = knownRows("payslip", kept, { kind: payslipKinds }, log);
  const { lines: payslips, ...told } = oneYear(all, ({ month }) => month, asked);
  return { ...told, years: [...told.years], payslips: [...payslips] };
}

/** Tells how somebody receives payslips, and from when. */
export async function tellDelivery({ connection, terms }: Deps, { personId }: Actor): Promise<Delivery> {
  const [facts] = await listDeliveryFacts(connection.db, [personId]);
  const noticeDate = terms.payslips.noticeGivenOn ?? facts?.toldOn ?? null;
  const choice = facts?.choice ?? "electronic";
  const since = facts?.since ?? null;
  return {
    choice,
    since: since?.toISOString() ?? null,
    effectDate: since && effectDate(choice, dayAt(since)),
    noticeDate,
    // As of one that came on the day of the notice: what has come since is not shown before either.
    visibleFrom: noticeDate && payslipVisibleFrom(noticeDate, noticeDate, facts?.hiredDate ?? null),
  };
}
