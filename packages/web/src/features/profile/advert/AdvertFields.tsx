import { fieldProblems } from "@ribambelle/domain/kernel/refusal";
import { type Advert, countWords, descriptionWords } from "@ribambelle/domain/profile/advert";
import { useId, useState } from "react";
import { useLocale, useWords } from "../../../client/locale.tsx";
import type { Problems } from "../../../ui/fields/formProblems.ts";
import { TextArea } from "../../../ui/fields/TextArea.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import classes from "./Advert.module.css";
import { ContactNotice } from "./ContactNotice.tsx";
import { WordCounter, WordProgress } from "./WordCounter.tsx";
import { descriptionCount, titleCount } from "./wordCounts.ts";
import { writingWords } from "./writing.texts.ts";

interface Props {
  draft: Advert;
  type: (draft: Advert) => void;
  problems: Problems;
}

/** The two texts of an advert, each with its live count of words (PROF-24 to -29). */
export function AdvertFields({ draft, type, problems }: Props) {
  const words = useWords(writingWords);
  const title = useField("title", draft, problems);
  const description = useField("description", draft, problems);
  const count = {
    title: titleCount(draft.title, title.locale),
    description: descriptionCount(draft.description, description.locale),
  };
  return (
    <>
      <div className={classes.field}>
        <TextField
          label={words.title}
          hint={words.titleHint}
          value={draft.title}
          autoComplete="off"
          onChange={(event) => type({ ...draft, title: event.currentTarget.value })}
          {...title.control}
        />
        <WordCounter id={title.countId} count={count.title} hidden={title.isEmptied} />
      </div>
      <WritingIdeas />
      <div className={classes.field}>
        <TextArea
          label={words.description}
          value={draft.description}
          rows={7}
          onChange={(event) => type({ ...draft, description: event.currentTarget.value })}
          {...description.control}
        />
        <WordCounter id={description.countId} count={count.description} hidden={description.isEmptied} />
        <WordProgress
          tone={count.description.tone}
          count={countWords(draft.description)}
          steps={[descriptionWords.min, descriptionWords.top]}
        />
        <ContactNotice of={draft} />
      </div>
    </>
  );
}

/** Gives what one of the texts needs: an emptied field that was left says that it is required (PROF-24, PROF-25). */
function useField(name: keyof Advert, draft: Advert, problems: Problems) {
  const locale = useLocale();
  const countId = useId();
  const [wasLeft, setWasLeft] = useState(false);
  const isEmptied = wasLeft && draft[name].trim() === "";
  const problem = isEmptied ? fieldProblems.required : problems.get(name);
  return {
    locale,
    countId,
    isEmptied,
    control: {
      error: problem?.[locale],
      "aria-describedby": countId,
      onBlur: () => setWasLeft(true),
    },
  };
}

function WritingIdeas() {
  const words = useWords(writingWords);
  return (
    <div className={classes.ideas}>
      <p>{words.ideas}</p>
      <ul>
        {Object.values(words.questions).map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
    </div>
  );
}
