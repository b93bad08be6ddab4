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
        key={`${locale} ${draft ? "kept" : "new"}`}
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

/** Gives what was typed before this page came, once the script runs: the server drew it without. */
function useKeptDraft(key: string, survey: Parameters<typeof readDraft>[1] | null): SurveyDraft | null {
  const [draft, setDraft] = useState<SurveyDraft | null>(null);
  const locale = useLocale();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language shows other questions, over what was typed by then
  useEffect(() => {
    if (survey) setDraft(readDraft(key, survey));
  }, [key, survey?.version, locale]);
  return draft;
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
