import { momentText } from "@ribambelle/domain/kernel/moment";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useWords } from "../../client/locale.tsx";
import { today } from "../../client/today.ts";
import { SectionCard } from "../../ui/cards/SectionCard.tsx";
import { FailedCard } from "../../ui/records/FailedCard.tsx";
import { LetterStateChip } from "./LetterFacts.tsx";
import classes from "./Letters.module.css";
import { lettersQuery } from "./letters.queries.ts";
import { letterWords } from "./letters.texts.ts";
import { useKindNames } from "./useKindNames.ts";

const most = 3;

/** The last letters about a person, on the overview of their page (FOLKS-14); nothing where there are none. */
export function LastLetters({ userId }: { userId: number }) {
  const words = useWords(letterWords);
  const locale = useLocale();
  const { nameOf } = useKindNames();
  const query = useQuery(lettersQuery({ personne: String(userId), par: "25" }));
  const { data } = query;
  if (query.error && !data) return <FailedCard id="derniers-courriers" title={words.last} query={query} />;
  const letters = data?.items.slice(0, most) ?? [];
  if (letters.length === 0) return null;
  return (
    <SectionCard id="derniers-courriers" title={words.last}>
      <ul className={classes.last}>
        {letters.map((letter) => (
          <li key={letter.id}>
            <span>{nameOf(letter.kind)}</span>
            <span className={classes.quiet}>{momentText(letter.createdAt, today(), locale)}</span>
            <LetterStateChip letter={letter} />
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
