import { CallError } from "../../client/call/callError.ts";
import { useLocale } from "../../client/locale.tsx";
import { EmptyState } from "../cards/EmptyState.tsx";
import { PageTitle } from "../cards/PageTitle.tsx";
import { RecordsSkeleton } from "../records/RecordsSkeleton.tsx";
import { UnreadFailure } from "../records/UnreadFailure.tsx";
import { unreadRecord } from "./withoutRecord.texts.ts";

interface WithoutRecordProps {
  readonly words: Readonly<Record<"title" | "loading" | "unknown" | "unknownWhy", string>>;
  readonly error: unknown;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

/** What stands in the place of a record of the agency: it arrives, it did not arrive, or nobody here may see one like it. */
export function WithoutRecord({ words, error, ...again }: WithoutRecordProps) {
  const locale = useLocale();
  const status = error instanceof CallError ? error.status : 0;
  const isUnknown = status === 404;
  return (
    <>
      <PageTitle>{isUnknown ? words.unknown : words.title}</PageTitle>
      {isUnknown ? (
        <EmptyState title={words.unknownWhy} />
      ) : error ? (
        <UnreadFailure error={error} {...again} sentence={unreadRecord[locale]} />
      ) : (
        <RecordsSkeleton label={words.loading} isWhole />
      )}
    </>
  );
}
