import { typedReason } from "@ribambelle/domain/kernel/office/change";
import {
  type Experience,
  mostExperiences,
  type SentExperience,
  sentExperienceSchema,
  toldExperience,
} from "@ribambelle/domain/profile/experience";
import { experienceCategories } from "@ribambelle/domain/profile/values/experiences";
import { useId, useRef } from "react";
import * as z from "zod/mini";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { ErrorText } from "../../../ui/fields/ErrorText.tsx";
import type { Problems } from "../../../ui/fields/formProblems.ts";
import { ChangeDialog } from "../../../ui/office/ChangeDialog.tsx";
import { ReasonField } from "../../../ui/office/ReasonField.tsx";
import { ExperienceFields } from "../experiences/ExperienceFields.tsx";
import { draftOf, type ExperienceDraft, toldBy } from "../experiences/experienceDraft.ts";
import classes from "./ProfileChange.module.css";
import { profileChangeWords } from "./profileChange.texts.ts";
import { type SectionProps, useSectionChange } from "./useSectionChange.ts";

/** An experience while it is typed; `key` tells it from the others, and is its creation where it is kept. */
interface Edited extends ExperienceDraft {
  readonly key: string;
  readonly createdAt: string | null;
}
interface Typed {
  readonly experiences: readonly Edited[];
  readonly reason: string;
}

const schema = z.object({
  experiences: z.array(sentExperienceSchema).check(z.maxLength(mostExperiences, "too-many-experiences")),
  reason: typedReason,
});
const told = (experience: Experience) => ({
  ...toldExperience(experience),
  createdAt: experience.createdAt,
});
type Kept = ReturnType<typeof told>;

const typedOf = (kept: readonly Kept[]): Typed => ({
  experiences: kept.map(({ createdAt, ...fields }, index) => ({
    ...draftOf(fields),
    createdAt,
    key: `${createdAt} ${index}`,
  })),
  reason: "",
});
const sentOf = ({ key: _, createdAt, ...draft }: Edited): SentExperience => ({
  ...toldBy(draft),
  id: 0,
  createdAt,
});

/** All experiences of a babysitter in one form: each changed, deleted or added (FOLKS-18). */
export function ExperiencesDialog(props: SectionProps) {
  const words = useWords(profileChangeWords);
  const locale = useLocale();
  const { form, told: said } = useSectionChange(props, {
    name: "experiences",
    of: ({ experiences }) => experiences.map(told),
    typedOf,
    becomes: ({ experiences }: Typed) =>
      experiences.map(({ key: _, createdAt, ...draft }) => ({
        ...toldBy(draft),
        createdAt: createdAt ?? "",
      })),
    schema,
    sentOf: ({ experiences, reason }: Typed) => ({ experiences: experiences.map(sentOf), reason }),
    changesOf: ({ experiences }) => ({ experiences }),
  });
  const { typed, type, field, problems } = form;
  const names = (experiences: readonly Pick<ExperienceDraft, "category">[]) =>
    experiences
      .map(({ category }) => (category === null ? "…" : experienceCategories.label(category, locale)))
      .join(", ");
  const meanwhile = said && {
    told: said[locale],
    fields: [
      {
        name: words.sectionNames.experiences,
        kept: names(props.written.experiences),
        mine: names(typed.experiences),
      },
    ],
  };
  return (
    <ChangeDialog
      heading={words.experiences(props.displayName)}
      says={[words.seen, words.lasts]}
      submit={words.submit}
      form={form}
      meanwhile={meanwhile ?? undefined}
      onLeave={props.onLeave}
    >
      <Editor
        experiences={typed.experiences}
        problems={problems}
        onChange={(experiences) => type({ ...typed, experiences })}
      />
      <ReasonField {...field("reason")} readBy="person" />
    </ChangeDialog>
  );
}

interface EditorProps {
  experiences: readonly Edited[];
  problems: Problems;
  onChange: (experiences: readonly Edited[]) => void;
}

function Editor({ experiences, problems, onChange }: EditorProps) {
  const words = useWords(profileChangeWords);
  const locale = useLocale();
  const id = useId();
  const added = useRef(0);
  const list = useRef<HTMLDivElement>(null);
  const add = () => {
    added.current += 1;
    onChange([
      ...experiences,
      { ...draftOf(null), createdAt: null, key: `new ${Date.now()} ${added.current}` },
    ]);
  };
  const remove = (index: number) => {
    onChange(experiences.filter((_, at) => at !== index));
    // The button that was pressed is gone.
    list.current?.focus();
  };
  return (
    <div ref={list} tabIndex={-1} className={classes.list}>
      {experiences.length === 0 && <p className={classes.quiet}>{words.none}</p>}
      {experiences.map((experience, index) => {
        const { key, createdAt, ...draft } = experience;
        const wrong = problems.get(`experiences[${index}]`)?.[locale];
        const own = new Map(
          [...problems].flatMap(([path, problem]) => {
            const [, name] = path.split(`experiences[${index}].`);
            return name ? [[name, problem] as const] : [];
          }),
        );
        return (
          <fieldset
            key={key}
            className={classes.one}
            aria-invalid={wrong ? true : undefined}
            aria-describedby={wrong ? `${id}-${index}` : undefined}
            tabIndex={-1}
          >
            <legend>{words.one(index + 1)}</legend>
            <ExperienceFields
              draft={draft}
              categoryLabel={words.where}
              problems={own}
              type={(next) => onChange(experiences.with(index, { ...next, key, createdAt }))}
            />
            {wrong && (
              <p id={`${id}-${index}`} role="alert" className={classes.wrong}>
                <ErrorText>{wrong}</ErrorText>
              </p>
            )}
            <div>
              <Button onClick={() => remove(index)} aria-label={words.removeWhat(index + 1)}>
                {words.remove}
              </Button>
            </div>
          </fieldset>
        );
      })}
      {experiences.length < mostExperiences ? (
        <div>
          <Button onClick={add}>{words.add}</Button>
        </div>
      ) : (
        <p className={classes.quiet}>{words.full}</p>
      )}
    </div>
  );
}
