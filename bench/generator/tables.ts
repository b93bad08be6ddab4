import type { Columns } from "../../packages/api/src/db/columns.ts";
import {
  babysitterContractColumns,
  babysitterContractRows,
  houseworkContractColumns,
  houseworkContractRows,
  parentContractColumns,
  parentContractRows,
} from "./contracts.ts";
import type { Row } from "./copyText.ts";
import { interventionColumns, interventionRows } from "./interventions.ts";
import { invoiceColumns, invoiceLineRows, invoiceRows, lineColumns } from "./invoices.ts";
import { paymentColumns, paymentRows, shareColumns, shareRows } from "./payments.ts";
import { documentColumns, payslipColumns, payslipDocumentRows, payslipRows } from "./payslips.ts";
import { peopleRows, personColumns } from "./people.ts";
import { readingColumns, readingRows, recipientColumns, recipientRows } from "./readings.ts";
import type { Size } from "./size.ts";

/** A table to fill. */
export interface GeneratedTable {
  readonly name: string;
  readonly title: string;
  readonly columns: Columns<string>;
  readonly rows: Iterable<Row<string>>;
}

const table = <Field extends string>(
  name: string,
  title: string,
  columns: Columns<Field>,
  rows: Iterable<Row<Field>>,
): GeneratedTable => ({ name, title, columns, rows });

/**
 * Gives the tables of an agency of that size in the order in which they refer to each other: those that each has, and those of a
 * year of its private space, none where the size has none.
 */
export function generatedTables(
  size: Size,
  passwordHash: string,
): Readonly<Record<"always" | "privateSpace", readonly GeneratedTable[]>> {
  const always = [
    table("person", "People", personColumns, peopleRows(size, passwordHash)),
    table("parent_contract", "Contracts of parents", parentContractColumns, parentContractRows(size)),
    table("housework_contract", "Housework contracts", houseworkContractColumns, houseworkContractRows(size)),
    table(
      "babysitter_contract",
      "Contracts of babysitters",
      babysitterContractColumns,
      babysitterContractRows(size),
    ),
  ];
  if (!size.hasPrivateSpace) return { always, privateSpace: [] };
  const privateSpace = [
    table("intervention", "Interventions", interventionColumns, interventionRows(size)),
    table("invoice", "Invoices", invoiceColumns, invoiceRows(size)),
    table("invoice_line", "Lines of invoices", lineColumns, invoiceLineRows(size)),
    table("payment", "Payments", paymentColumns, paymentRows(size)),
    table("payment_share", "Shares of payments", shareColumns, shareRows(size)),
    table("document", "Documents of payslips", documentColumns, payslipDocumentRows(size)),
    table("payslip", "Payslips", payslipColumns, payslipRows(size)),
    table("reading", "Documents to read", readingColumns, readingRows(size)),
    table("reading_recipient", "Their readers", recipientColumns, recipientRows(size)),
  ];
  return { always, privateSpace };
}
