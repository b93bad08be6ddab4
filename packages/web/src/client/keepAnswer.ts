import type { DataTag, QueryClient, Updater } from "@tanstack/react-query";

/** Shows what a change answered: a reading that is under way would bring back what held before. */
export async function keepAnswer<Answer>(
  queries: QueryClient,
  queryKey: DataTag<readonly unknown[], Answer, Error>,
  answer: Updater<Answer | undefined, Answer | undefined>,
): Promise<void> {
  await queries.cancelQueries({ queryKey });
  queries.setQueryData<Answer>(queryKey, answer);
}
