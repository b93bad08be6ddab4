import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useWords } from "../../client/locale.tsx";
import type { WithProof } from "../../client/withProof.ts";
import { PageTitle } from "../../ui/cards/PageTitle.tsx";
import { Failure } from "../../ui/messages/Failure.tsx";
import { Skeleton } from "../../ui/messages/Skeleton.tsx";
import { useProof } from "./proof/useProof.tsx";
import classes from "./SecurityPage.module.css";
import { sectionWords } from "./section/SecondFactorSection.texts.ts";
import { SecondFactorSection } from "./section/SecondFactorSection.tsx";
import { secondFactorQuery } from "./section/secondFactor.queries.ts";

export interface SecurityPageProps {
  /** What else protects the account, under the second factor. */
  more?: (withProof: WithProof) => ReactNode;
  /** Says that it could not be read, where another page says it otherwise. */
  Unread?: typeof Failure;
}

/** What protects the account beside the password (FACTOR-17). */
export function SecurityPage({ more, Unread = Failure }: SecurityPageProps) {
  const words = useWords(sectionWords);
  const { data: factor, error, refetch, isFetching } = useQuery(secondFactorQuery);
  const { withProof, dialog } = useProof(factor?.isOn ?? false);
  return (
    <div className={classes.page}>
      <PageTitle>{words.heading}</PageTitle>
      {factor ? (
        <>
          <SecondFactorSection factor={factor} withProof={withProof} />
          {more?.(withProof)}
        </>
      ) : error ? (
        <Unread error={error} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton width="100%" height="14rem" />
      )}
      {dialog}
    </div>
  );
}
