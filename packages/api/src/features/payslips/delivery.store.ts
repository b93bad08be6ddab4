import { babysitterContractStates } from "@ribambelle/domain/contracts/contract.states";
import type { PayslipChoice } from "@ribambelle/domain/payslips/delivery";
import { sql } from "kysely";
import type { Db } from "../../db/connection/connect.ts";
import type { PayslipsTables } from "./payslips.store.ts";

const tables = (db: Db) => db.withTables<PayslipsTables>();

/** What decides how and from when somebody receives payslips; days are of Paris. */
export interface DeliveryFacts {
  readonly personId: number;
  readonly isDeactivated: boolean;
  /** The last choice; null for somebody who never chose. */
  readonly choice: PayslipChoice | null;
  readonly since: Date | null;
  /** The day on which the portal told them of electronic payslips; null when it did not. */
  readonly toldOn: string | null;
  /** The first day of their first contract; null when none has a start. */
  readonly hiredDate: string | null;
}

// Somebody is hired by a contract that was signed, whatever became of it.
const { Signed, InProgress, Finished } = babysitterContractStates.numbers;
const hiring = sql.join([Signed, InProgress, Finished].map((state) => sql.lit(state)));

/** Gives those facts of people. */
export async function listDeliveryFacts(db: Db, personIds: readonly number[]): Promise<DeliveryFacts[]> {
  const { rows } = await sql<DeliveryFacts>`
    SELECT p.id AS "personId", p.deactivated_at IS NOT NULL AS "isDeactivated", c.choice, c.at AS since,
      n.given_on AS "toldOn",
      (SELECT min(w.start_date) FROM babysitter_contract w
        WHERE w.babysitter_id = p.id AND w.state IN (${hiring})) AS "hiredDate"
    FROM person p
      LEFT JOIN payslip_notice n ON n.babysitter_id = p.id
      LEFT JOIN LATERAL (
        SELECT choice, at FROM payslip_choice WHERE babysitter_id = p.id ORDER BY id DESC LIMIT 1
      ) c ON true
    WHERE p.id = ANY(${personIds})`.execute(db);
  return rows;
}

/** Adds a choice to those of somebody. */
export async function insertChoice(
  db: Db,
  given: { readonly personId: number; readonly choice: PayslipChoice; readonly at: Date },
): Promise<void> {
  const row = { babysitter_id: given.personId, choice: given.choice, at: given.at };
  await tables(db).insertInto("payslip_choice").values(row).execute();
}

/** Keeps the day on which the portal told somebody of electronic payslips. */
export async function insertNotice(db: Db, personId: number, givenOn: string): Promise<void> {
  await tables(db)
    .insertInto("payslip_notice")
    .values({ babysitter_id: personId, given_on: givenOn })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** One line of what the agency reads about choices. */
export interface ToldChoice {
  readonly reference: string;
  readonly name: string;
  readonly choice: PayslipChoice;
  readonly at: Date;
}

/** Gives the last choice of everybody who ever chose, by name. */
export async function listLastChoices(db: Db): Promise<ToldChoice[]> {
  const { rows } = await sql<ToldChoice>`
    SELECT coalesce(p.agency_reference, '') AS reference, trim(p.first_name || ' ' || p.last_name) AS name, c.choice, c.at
    FROM (
      SELECT DISTINCT ON (babysitter_id) babysitter_id, choice, at FROM payslip_choice ORDER BY babysitter_id, id DESC
    ) c JOIN person p ON p.id = c.babysitter_id
    ORDER BY p.last_name, p.first_name, p.id`.execute(db);
  return rows;
}
