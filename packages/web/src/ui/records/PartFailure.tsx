import { useWords } from "../../client/locale.tsx";
import { partFailureWords } from "./PartFailure.texts.ts";
import { UnreadFailure } from "./UnreadFailure.tsx";

interface Props {
  of: {
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => Promise<unknown>;
  };
}

/** Stands where a part of a page of the agency did not come: a tab, a card, a history (AGUI-14). */
export function PartFailure({ of: { error, isFetching, refetch } }: Props) {
  const { unread } = useWords(partFailureWords);
  return (
    <UnreadFailure error={error} sentence={unread} retrying={isFetching} onRetry={() => void refetch()} />
  );
}
