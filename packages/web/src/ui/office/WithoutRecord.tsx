import { CallError } from "../../client/call/callError.ts";
import { useLocale, useWords } from "../../client/locale.tsx";
import { Link } from "../../routing/router/Link.tsx";
import { EmptyState } from "../cards/EmptyState.tsx";
import { PageTitle } from "../cards/PageTitle.tsx";
import { notFoundWords } from "../publicFrame/notFound.texts.ts";
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
  if (error instanceof CallError && error.status === 404) return <NotThere {...words} />;
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      {error ? (
        <UnreadFailure error={error} {...again} sentence={unreadRecord[locale]} />
      ) : (
        <RecordsSkeleton label={words.loading} isWhole />
      )}
    </>
  );
}

// The not-found page, which says besides what it is that is not there (AGUI-01).
function NotThere({ unknown, unknownWhy }: WithoutRecordProps["words"]) {
  const words = useWords(notFoundWords);
  return (
    <>
      <PageTitle inWindow={words.title}>{words.heading}</PageTitle>
      <EmptyState title={unknown}>
        <p>{unknownWhy}</p>
        <Link to="/agence" activeOptions={{ exact: true }}>
          {words.home}
        </Link>
      </EmptyState>
    </>
  );
}
