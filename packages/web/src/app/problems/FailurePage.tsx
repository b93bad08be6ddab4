import { useLayoutEffect, useState } from "react";
import { CallError } from "../../client/call/call.ts";
import { isMissingFile, reloadOnceFor } from "../../client/loading/missingFile.ts";
import { useWords } from "../../client/locale.tsx";
import { useRouter } from "../../routing/router/RouterView.tsx";
import { PageTitle } from "../../ui/cards/PageTitle.tsx";
import { Failure } from "../../ui/messages/Failure.tsx";
import { BareFrame } from "../frame/BareFrame.tsx";
import classes from "../public/PlainPage.module.css";
import { failurePageWords } from "./FailurePage.texts.ts";

interface Props {
  error: unknown;
}

/** Shown in place of a page that could not be rendered (ERR-18). */
export function FailurePage({ error }: Props) {
  const words = useWords(failurePageWords);
  const router = useRouter();
  const [retrying, setRetrying] = useState(false);
  if (useReload(error)) return null;

  async function retry() {
    // Only a new page requests a script again that failed to load.
    if (!(error instanceof CallError)) return location.reload();
    setRetrying(true);
    await router.load();
    setRetrying(false);
  }

  const sentence = isMissingFile(error) ? words.missing : undefined;
  return (
    <div className={classes.page}>
      <PageTitle>{words.title}</PageTitle>
      <Failure error={error} sentence={sentence} retrying={retrying} onRetry={() => void retry()} />
    </div>
  );
}

/** The same without the real frame, when even my information could not be loaded. */
export function BareFailurePage(props: Props) {
  return (
    <BareFrame>
      <FailurePage {...props} />
    </BareFrame>
  );
}

// Reloads once when a script is missing, because an upgrade may have replaced it; true while that may still
// happen.
function useReload(error: unknown): boolean {
  const [reloading, setReloading] = useState(isMissingFile(error));
  // Before the arrival is heard of: the heading takes the focus then (A11Y-02).
  useLayoutEffect(() => {
    if (isMissingFile(error)) setReloading(reloadOnceFor(error));
  }, [error]);
  return reloading;
}
