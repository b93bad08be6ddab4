import type { StateOf } from "@ribambelle/domain/kernel/lists/listOf";
import type { LetterModel } from "@ribambelle/domain/letters/letter";
import { getModel } from "@ribambelle/domain/letters/letters.agency.api";
import type { modelsList } from "@ribambelle/domain/letters/models.filters";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { queryOf } from "../../../client/queryOf.ts";
import { trustedModel } from "../../../client/trustedTypes.ts";
import { inPlace } from "../../../routing/inPlace.ts";
import type { ListState } from "../../../ui/lists/useListState.ts";
import { RecordsSkeleton } from "../../../ui/records/RecordsSkeleton.tsx";
import { UnreadFailure } from "../../../ui/records/UnreadFailure.tsx";
import classes from "./ModelsPage.module.css";
import { modelWords } from "./models.texts.ts";

interface Props {
  model: LetterModel;
  list: ListState<StateOf<typeof modelsList>>;
}

/** One kind of letter with invented content, in either language, as a computer, a phone or a reader of text shows it (MAILS-06). */
export function Model({ model: { kind, name, when, isOptional }, list }: Props) {
  const words = useWords(modelWords);
  const own = useLocale();
  const { langue: locale = own, vue = "ordinateur" } = list.state;
  const { data, error, isFetching, refetch } = useQuery(queryOf(getModel, { kind, locale }));
  return (
    <section className={classes.model} aria-label={words.letter(name)}>
      <h2>{name}</h2>
      <p>
        {when} <span className={classes.quiet}>{isOptional ? words.optional : words.always}.</span>
      </p>
      <div className={classes.choices}>
        <Choice label={words.language} list={list} name="langue" chosen={locale} words={words.languages} />
        <Choice label={words.view} list={list} name="vue" chosen={vue} words={words.views} />
      </div>
      {data ? (
        <div lang={locale} className={classes.model}>
          <p className={classes.subject}>
            <span className={classes.quiet}>{words.subject}</span> <strong>{data.subject}</strong>
          </p>
          {vue === "texte" ? (
            <pre className={classes.plain}>{data.text}</pre>
          ) : (
            <Frame html={data.html} title={words.letter(name)} isNarrow={vue === "telephone"} />
          )}
        </div>
      ) : error ? (
        <UnreadFailure
          error={error}
          sentence={words.unread}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <RecordsSkeleton label={words.loadingOne} />
      )}
    </section>
  );
}

interface ChoiceProps extends Pick<Props, "list"> {
  label: string;
  /** Its key in the address. */
  name: "langue" | "vue";
  chosen: string;
  words: Readonly<Record<string, string>>;
}

/** A few ways to look at a letter, each an address of its own. */
function Choice({ label, list, name, chosen, words }: ChoiceProps) {
  return (
    <nav aria-label={label} className={classes.choice} data-stacked>
      {Object.entries(words).map(([word, said]) => (
        <a
          key={word}
          href={list.hrefTo({ [name]: word })}
          aria-current={word === chosen ? "true" : undefined}
          onClick={inPlace(() => list.goTo({ [name]: word }))}
        >
          {said}
        </a>
      ))}
    </nav>
  );
}

/** Shows the HTML of a letter apart from the page: nothing in it runs, and it reaches nothing (MAILS-07). */
function Frame({ html, title, isNarrow }: { html: string; title: string; isNarrow: boolean }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (frame.current) frame.current.srcdoc = trustedModel(html);
  }, [html]);
  return (
    <iframe
      ref={frame}
      title={title}
      sandbox=""
      className={classes.frame}
      data-narrow={isNarrow || undefined}
    />
  );
}
