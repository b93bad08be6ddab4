import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";

const answerLimitMs = 1_500;

/** True when the database answers a statement, within a second and a half. */
export async function isAnswering(pool: pg.Pool): Promise<boolean> {
  const answer = pool.query("SELECT 1").then(
    () => true,
    () => false,
  );
  const late = new AbortController();
  const silence = pause(answerLimitMs, false, { ref: false, signal: late.signal }).catch(() => false);
  return Promise.race([answer, silence]).finally(() => late.abort());
}
