import type { LetterModel } from "@ribambelle/domain/letters/letter";
import { modelsList } from "@ribambelle/domain/letters/models.filters";
import { useQuery } from "@tanstack/react-query";
import { useWords } from "../../../client/locale.tsx";
import { inPlace } from "../../../routing/inPlace.ts";
import { BackLink } from "../../../ui/buttons/BackLink.tsx";
import { PageTitle } from "../../../ui/cards/PageTitle.tsx";
import { useListState } from "../../../ui/lists/useListState.ts";
import { IgnoredFilters } from "../../../ui/records/IgnoredFilters.tsx";
import { RecordsSkeleton } from "../../../ui/records/RecordsSkeleton.tsx";
import { UnreadFailure } from "../../../ui/records/UnreadFailure.tsx";
import { modelsQuery } from "../letters.queries.ts";
import { Model } from "./Model.tsx";
import classes from "./ModelsPage.module.css";
import { modelWords } from "./models.texts.ts";

/** Every kind of letter that the portal writes, feature by feature, with when it leaves and its words (MAILS-06). */
export function ModelsPage({ readsLetters }: { readsLetters: boolean }) {
  const words = useWords(modelWords);
  const list = useListState(modelsList);
  const { data, error, isFetching, refetch } = useQuery(modelsQuery());
  const { modele } = list.state;
  const open = data?.find(({ kind }) => kind === modele);
  return (
    <>
      {readsLetters && <BackLink to="/agence/courriers">{words.back}</BackLink>}
      <div className={classes.page}>
        <PageTitle>{words.title}</PageTitle>
        <p>{words.intro}</p>
        <IgnoredFilters list={modelsList} />
        {data ? (
          <div className={classes.both} data-open={open !== undefined || undefined}>
            {!open && <p>{modele === undefined ? words.choose : words.unknown}</p>}
            <nav aria-label={words.list} className={classes.models}>
              {[...Map.groupBy(data, ({ group }) => group)].map(([group, models]) => (
                <section key={group} className={classes.models} aria-label={group}>
                  <h2 className={classes.group}>{group}</h2>
                  <ul>
                    {models.map((model) => (
                      <Line key={model.kind} model={model} isOpen={model === open} list={list} />
                    ))}
                  </ul>
                </section>
              ))}
            </nav>
            {open && (
              <div className={classes.model}>
                <p className={classes.all}>
                  <a
                    href={list.hrefTo({ modele: undefined })}
                    onClick={inPlace(() => list.goTo({ modele: undefined }))}
                  >
                    {words.all}
                  </a>
                </p>
                <Model key={open.kind} model={open} list={list} />
              </div>
            )}
          </div>
        ) : error ? (
          <UnreadFailure
            error={error}
            sentence={words.unreadList}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <RecordsSkeleton label={words.loading} isWhole />
        )}
      </div>
    </>
  );
}

interface LineProps {
  model: LetterModel;
  isOpen: boolean;
  list: Parameters<typeof Model>[0]["list"];
}

function Line({ model: { kind, name, when, isOptional }, isOpen, list }: LineProps) {
  const words = useWords(modelWords);
  const to = { modele: kind };
  return (
    <li>
      <a
        href={list.hrefTo(to)}
        aria-current={isOpen ? "true" : undefined}
        onClick={inPlace(() => list.goTo(to))}
      >
        {name}
      </a>
      <span>{when}</span>
      {isOptional && <span className={classes.quiet}>{words.optional}</span>}
    </li>
  );
}
