import type { UseQueryResult } from "@tanstack/react-query";
import { UnreadFailure } from "../../ui/records/UnreadFailure.tsx";

interface Props {
  query: Pick<UseQueryResult, "error" | "isFetching" | "refetch">;
  sentence: string;
}

/** Stands where contacts could not be loaded: says which, and offers to try again (CONTACT-OP7). */
export function FailedCard({ query: { error, isFetching, refetch }, sentence }: Props) {
  return (
    <UnreadFailure error={error} sentence={sentence} retrying={isFetching} onRetry={() => void refetch()} />
  );
}
