import { lettersList } from "@ribambelle/domain/letters/letters.filters";
import { useWords } from "../../client/locale.tsx";
import { PageButton } from "../../ui/buttons/PageButton.tsx";
import { PageTitle } from "../../ui/cards/PageTitle.tsx";
import { useListState } from "../../ui/lists/useListState.ts";
import classes from "./Letters.module.css";
import { LettersList } from "./LettersList.tsx";
import { letterWords } from "./letters.texts.ts";
import { RetryAll } from "./RetryAll.tsx";

const models = "/agence/courriers/modeles";

/** The portal’s letters, as the agency reads them (MAILS-01). */
export function LettersPage({ mayRetryAll }: { mayRetryAll: boolean }) {
  const words = useWords(letterWords);
  const list = useListState(lettersList);
  const toModels = <PageButton href={models}>{words.models}</PageButton>;
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <PageTitle>{words.title}</PageTitle>
        <div className={classes.acts}>
          {toModels}
          {mayRetryAll && <RetryAll />}
        </div>
      </div>
      <LettersList list={list} empty={words.empty}>
        {toModels}
      </LettersList>
    </div>
  );
}
