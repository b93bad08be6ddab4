import { createHash } from "node:crypto";
import { agencyRefusals } from "@ribambelle/domain/kernel/office/agency.refusals";
import type pg from "pg";
import type { Connection } from "../../db/connection/connect.ts";
import { Refused } from "../refused.ts";

/** What reads the agency's lists and searches; a statement that has a name is prepared. */
export interface ListReads {
  query<Row extends pg.QueryResultRow>(statement: {
    readonly name?: string;
    readonly text: string;
    readonly values: readonly unknown[];
  }): Promise<{ rows: Row[] }>;
}

/**
 * Gives the name of a statement that is asked all day with the same text: it is read once a connection, and planned once where a plan
 * for any values costs no more than one for those that are given. Half a megabyte of the server each: not for every filter.
 */
export const askedOften = (text: string): { readonly name: string } => ({
  name: createHash("sha256").update(text).digest("base64url"),
});

// The server ended the statement: nothing else ends one of this pool.
const ended = "57014";
const connections = 2;
const statementMs = 1_000;
const waitMs = 5_000;

/**
 * Opens the connections of the agency's lists: two a process, apart from those of everybody's pages, whose statements are ended
 * after a second; then the search was too broad (AGUI-33).
 */
export function openListReads(
  connection: Pick<Connection, "openMore">,
): ListReads & { close(): Promise<void> } {
  const { pool, close } = connection.openMore({ waitMs, statementMs }, connections);
  return {
    async query<Row extends pg.QueryResultRow>({ values, ...statement }: Parameters<ListReads["query"]>[0]) {
      try {
        return await pool.query<Row>({ ...statement, values: [...values] });
      } catch (error) {
        if ((error as { code?: unknown }).code !== ended) throw error;
        throw new Refused(agencyRefusals.searchTooBroad, { cause: error });
      }
    },
    close,
  };
}
