import { hash } from "node:crypto";
import { mostToDos } from "@ribambelle/domain/toDos/toDo";
import { soonInDays } from "@ribambelle/domain/toDos/toDo.order";
import type { Queryable } from "../../db/connection/sharedReadConnection.ts";
import type { ToDoSource } from "../../feature.ts";

/** What a feature's query finds, by the name of its kind. */
export interface FoundToDo {
  readonly kind: string;
  /** The place of its kind among the kinds; the smaller, the earlier. */
  readonly weight: number;
  readonly key: string;
  readonly deadline: string | null;
  readonly since: Date | null;
  readonly facts: unknown;
}

/** Reads what one person has to do on a day. */
export type FindToDos = (reading: Queryable, personId: number, today: string) => Promise<FoundToDo[]>;

/** Whether what somebody has put off is among what is found. */
export type PutOffOnes = "without-put-off" | "with-put-off";

const isPutOff = (key: string) =>
  `EXISTS (SELECT FROM to_do_put_off o WHERE o.person_id = $1::integer AND o.key = ${key} AND o.until > $2::date)`;

/**
 * Joins what the features give to one statement, which finds the first of a person's to-dos. Its order is that of
 * `toDoOrder`, so that the limit leaves out the last ones.
 */
export function findToDosBy(
  sources: readonly ToDoSource[],
  which: PutOffOnes = "without-put-off",
): FindToDos {
  const parts = sources.map(({ kind: { kind, canWait }, query }, at) => {
    const waits = canWait && which === "without-put-off";
    const where = waits ? ` WHERE NOT ${isPutOff(`'${kind}:' || f.key`)}` : "";
    return `SELECT '${kind}' AS kind, ${at} AS weight, '${kind}:' || f.key AS key, f.deadline, f.since, f.facts FROM (${query}) f${where}`;
  });
  const text = `SELECT kind, weight, key, deadline, since, facts FROM (${parts.join("\nUNION ALL\n")}) found
    ORDER BY CASE WHEN deadline IS NULL THEN 2 WHEN deadline <= $2::date + ${soonInDays} THEN 0 ELSE 1 END,
      CASE WHEN deadline > $2::date + ${soonInDays} THEN deadline END, weight, deadline, since NULLS LAST, key COLLATE "C"
    LIMIT ${mostToDos}`;
  // A name is prepared once a connection: another statement needs another one.
  const name = `my-to-dos ${hash("sha256", text, "base64url").slice(0, 16)}`;
  return async (reading, personId, today) =>
    (
      await reading.query<FoundToDo & Record<string, unknown>>({
        name,
        text,
        values: [personId, today],
      })
    ).rows;
}
