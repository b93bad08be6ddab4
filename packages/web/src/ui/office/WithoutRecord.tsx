import { CallError } from "../../client/call/callError.ts";
import { EmptyState } from "../cards/EmptyState.tsx";
import { PageTitle } from "../cards/PageTitle.tsx";
import { Failure } from "../messages/Failure.tsx";
import { RecordsSkeleton } from "../records/RecordsSkeleton.tsx";

interface WithoutRecordProps {
  readonly words: Readonly<Record<"title" | "loading" | "unknown" | "unknownWhy", string>>;
  readonly error: unknown;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

/** What stands in the place of a record of the agency: it arrives, it did not arrive, or nobody here may see one like it. */
export function WithoutRecord({ words, error, ...again }: WithoutRecordProps) {
  const isUnknown = error instanceof CallError && error.status === 404;
  return (
    <>
      <PageTitle>{isUnknown ? words.unknown : words.title}</PageTitle>
      {isUnknown ? (
        <EmptyState title={words.unknownWhy} />
      ) : error ? (
        <Failure error={error} {...again} />
      ) : (
        <RecordsSkeleton label={words.loading} />
      )}
    </>
  );
}
