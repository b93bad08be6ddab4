import { daysOfGrace } from "@ribambelle/domain/billing/invoice/invoice.rules";
import { invoiceToDos } from "@ribambelle/domain/billing/invoice/invoice.toDos";
import { invoiceKinds } from "@ribambelle/domain/billing/invoice/invoice.values";
import { paymentMeans, paymentStates } from "@ribambelle/domain/billing/payment/payment";
import type { ToDoSource } from "../../feature.ts";

const { debit, urssaf } = paymentMeans.numbers;
const { pending, cleared, rejected } = paymentStates.numbers;

const paidBy = (state: number) => `coalesce((SELECT sum(s.amount_cents) FROM payment_share s
  JOIN payment p ON p.id = s.payment_id AND p.state = ${state} WHERE s.invoice_id = i.id), 0)::integer`;

/** The invoices that a family has to pay itself (TODO-07): those that `invoiceState` calls due, partly paid or late. */
export const invoicesToPay: ToDoSource = {
  kind: invoiceToDos.pay,
  query: `SELECT o.id AS key, o.due_date AS deadline, o.issue_date::timestamp AT TIME ZONE 'Europe/Paris' AS since,
      json_build_object('id', o.id, 'number', o.number, 'issueDate', o.issue_date, 'periodStart', o.period_start,
        'periodEnd', o.period_end, 'remainingCents', o.remaining) AS facts
    FROM (SELECT i.*, i.due_cents - ${paidBy(cleared)} AS remaining FROM invoice i
      WHERE i.parent_id = $1::integer AND NOT i.is_canceled AND i.kind = ${invoiceKinds.numbers.invoice}) o
    WHERE o.remaining > 0 AND o.remaining > (SELECT ${paidBy(pending)} FROM invoice i WHERE i.id = o.id)
      AND (o.planned_means IS NULL OR o.planned_means NOT IN (${debit}, ${urssaf})
        OR $2::date > coalesce(o.debit_date, o.due_date) + ${daysOfGrace}
        OR EXISTS (SELECT FROM payment_share s JOIN payment p ON p.id = s.payment_id
          WHERE s.invoice_id = o.id AND p.state = ${rejected}))`,
};
