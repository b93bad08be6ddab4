import type { UseQueryResult } from "@tanstack/react-query";
import { Failure } from "../../ui/messages/Failure.tsx";

interface Props {
  query: Pick<UseQueryResult, "error" | "isFetching" | "refetch">;
  sentence: string;
}

/** Stands where contacts could not be loaded: says which, and offers to try again (CONTACT-OP7). */
export function FailedCard({ query: { error, isFetching, refetch }, sentence }: Props) {
  return <Failure error={error} sentence={sentence} retrying={isFetching} onRetry={() => void refetch()} />;
}
