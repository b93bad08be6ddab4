import { UnreadPart } from "./UnreadPart.tsx";

interface Props {
  of: {
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => Promise<unknown>;
  };
}

/** Stands where a part of a page of the agency did not come: a tab, a card, a history (AGUI-14). */
export function PartFailure({ of: { error, isFetching, refetch } }: Props) {
  return <UnreadPart error={error} retrying={isFetching} onRetry={() => void refetch()} />;
}
