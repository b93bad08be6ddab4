import { momentText } from "@ribambelle/domain/kernel/moment";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useWords } from "../../client/locale.tsx";
import { today } from "../../client/today.ts";
import { SectionCard } from "../../ui/cards/SectionCard.tsx";
import { AwaitedCard } from "../../ui/records/AwaitedCard.tsx";
import { LetterStateChip } from "./LetterFacts.tsx";
import classes from "./Letters.module.css";
import { lettersQuery } from "./letters.queries.ts";
import { letterWords } from "./letters.texts.ts";
import { useKindNames } from "./useKindNames.ts";

const most = 3;

/** The last letters about a person, on the overview of their page (FOLKS-14). */
export function LastLetters({ userId }: { userId: number }) {
  const words = useWords(letterWords);
  const locale = useLocale();
  const { nameOf } = useKindNames();
  const query = useQuery(lettersQuery({ personne: String(userId), par: "25" }));
  const { data } = query;
  if (!data) return <AwaitedCard id="derniers-courriers" title={words.last} query={query} />;
  const letters = data.items.slice(0, most);
  return (
    <SectionCard id="derniers-courriers" title={words.last}>
      {letters.length === 0 ? (
        <p className={classes.quiet}>{words.emptyOfPerson}</p>
      ) : (
        <ul className={classes.last}>
          {letters.map((letter) => (
            <li key={letter.id}>
              <span>{nameOf(letter.kind)}</span>
              <span className={classes.quiet}>{momentText(letter.createdAt, today(), locale)}</span>
              <LetterStateChip letter={letter} />
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  );
}
