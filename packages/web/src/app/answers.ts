import type { QueryClient, QueryKey } from "@tanstack/react-query";
import * as z from "zod/mini";
import { today } from "../client/today.ts";
import { myInformationQuery, noteSignedIn } from "./session/session.ts";

const answersSchema = z.object({
  day: z.string(),
  queries: z.array(z.tuple([z.array(z.unknown()), z.unknown()])),
});
/** What a drawn page shows, for the script that takes it over. */
type Answers = z.infer<typeof answersSchema>;

/** Waits for everything that the page has asked for, and gives it with the day of the drawing; throws when an answer is missing. */
export async function gatherAnswers(queries: QueryClient): Promise<Answers> {
  const cache = queries.getQueryCache();
  await Promise.all(cache.findAll({ fetchStatus: "fetching" }).map((query) => query.promise));
  const asked = cache.getAll().map(({ queryKey, state }) => {
    if (state.status !== "success") throw state.error ?? new Error(`No answer: ${JSON.stringify(queryKey)}`);
    return [[...queryKey], state.data] satisfies [unknown[], unknown];
  });
  return { day: today(), queries: asked };
}

/** Gives the answers of a page that arrived drawn; null for a page that the script draws, or without readable ones. */
export function readAnswers(): Answers | null {
  try {
    return answersSchema.parse(JSON.parse(document.getElementById("answers")?.textContent ?? ""));
  } catch {
    return null;
  }
}

/** Puts the answers into the cache, as if the script had asked for them now. */
export function takeOver(queries: QueryClient, answers: Answers): void {
  for (const [key, data] of answers.queries) queries.setQueryData(key as QueryKey, data);
  const user = queries.getQueryData(myInformationQuery.queryKey);
  if (user) noteSignedIn(user);
}
