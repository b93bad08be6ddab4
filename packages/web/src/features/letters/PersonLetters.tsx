import { lettersList } from "@ribambelle/domain/letters/letters.filters";
import { useWords } from "../../client/locale.tsx";
import { useListState } from "../../ui/lists/useListState.ts";
import classes from "./Letters.module.css";
import { LettersList } from "./LettersList.tsx";
import { letterWords } from "./letters.texts.ts";

/** The letters about one person, on their page (FOLKS-19). */
export function PersonLetters({ userId }: { userId: number }) {
  const words = useWords(letterWords);
  const list = useListState(lettersList);
  return (
    <div className={classes.page}>
      <LettersList list={list} personId={userId} empty={words.emptyOfPerson} />
    </div>
  );
}
