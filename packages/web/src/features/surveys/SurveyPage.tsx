import { surveyMessages } from "@ribambelle/domain/surveys/survey.texts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { CallError } from "../../client/call/callError.ts";
import { useLocale, useWords } from "../../client/locale.tsx";
import { useParams } from "../../routing/router/hooks.ts";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { PageTitle } from "../../ui/cards/PageTitle.tsx";
import { Callout } from "../../ui/messages/Callout.tsx";
import { Failure } from "../../ui/messages/Failure.tsx";
import { Skeleton } from "../../ui/messages/Skeleton.tsx";
import { WithoutScript } from "../../ui/messages/WithoutScript.tsx";
import { AgencyContact } from "../../ui/publicFrame/AgencyContact.tsx";
import { SurveyForm } from "./form/SurveyForm.tsx";
import { draftKey, readDraft, type SurveyDraft } from "./form/surveyDraft.ts";
import classes from "./Survey.module.css";
import { surveyQuery } from "./surveys.queries.ts";
import { surveyWords } from "./surveys.texts.ts";
import { type SurveyPageProps, surveyTypeAt } from "./surveyTypes.ts";

/** A survey for leads, step by step (SURVEY-01 to -23). */
export function SurveyPage({ personId }: SurveyPageProps) {
  const words = useWords(surveyWords);
  const { surveyType = "" } = useParams();
  const type = surveyTypeAt(surveyType) ?? 1;
  return (
    <div className={classes.page}>
      <PageTitle>{words.titles[type]}</PageTitle>
      <Content key={type} type={type} personId={personId} />
    </div>
  );
}

function Content({ type, personId }: SurveyPageProps & { type: 1 | 2 }) {
  const words = useWords(surveyWords);
  const locale = useLocale();
  const queries = useQueryClient();
  const query = surveyQuery(type, locale);
  const { data: survey, error, isFetching, refetch } = useQuery(query);
  const [isSent, setIsSent] = useState(false);
  const notice = useRef<HTMLDivElement>(null);
  const key = draftKey(personId, type);
  const draft = useKeptDraft(key, survey ?? null);
  if (isSent)
    return (
      <>
        <Callout kind="success" ref={notice}>
          {surveyMessages.saved[locale]}
        </Callout>
        <div>
          <LinkButton href="/accueil">{words.home}</LinkButton>
        </div>
      </>
    );
  if (!survey && error instanceof CallError && error.status === 404) return <Note {...words.nothing} />;
  if (!survey && error) return <Failure error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  if (!survey) return <Skeleton width="100%" height="16rem" />;
  if (survey.isFinished) return <Note {...words.finished} />;
  return (
    <>
      <WithoutScript>{words.printed}</WithoutScript>
      <SurveyForm
        key={draft ? "kept" : "new"}
        survey={survey}
        type={type}
        personId={personId}
        draftKey={key}
        draft={draft}
        onSent={() => {
          flushSync(() => setIsSent(true));
          notice.current?.focus();
          void queries.invalidateQueries({ queryKey: ["LeadSurvey"], refetchType: "none" });
        }}
        onFinished={() => void refetch()}
      />
    </>
  );
}

/** Gives what was typed before these questions came, in this language or another, once the script runs: the server drew them without. */
function useKeptDraft(key: string, survey: Parameters<typeof readDraft>[1] | null): SurveyDraft | null {
  const [read, setRead] = useState<{ of: string; draft: SurveyDraft | null } | null>(null);
  const of = `${key} ${survey?.version} ${useLocale()}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same questions read again have nothing else typed over them
  useEffect(() => {
    if (survey) setRead({ of, draft: readDraft(key, survey) });
  }, [of]);
  // What was read for others is old.
  return read?.of === of ? read.draft : null;
}

function Note({ heading, text }: { heading: string; text: string }) {
  return (
    <section className={classes.note}>
      <h2>{heading}</h2>
      <p>{text}</p>
      <AgencyContact />
    </section>
  );
}
