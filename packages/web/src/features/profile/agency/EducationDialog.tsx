import { typedReason } from "@ribambelle/domain/kernel/office/change";
import {
  diplomasIn,
  type Education,
  educationSchema,
  educationText,
} from "@ribambelle/domain/profile/education";
import * as z from "zod/mini";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { ChangeDialog } from "../../../ui/office/ChangeDialog.tsx";
import { ReasonField } from "../../../ui/office/ReasonField.tsx";
import { EducationChoices } from "../education/EducationChoices.tsx";
import { profileChangeWords } from "./profileChange.texts.ts";
import { type SectionProps, useSectionChange } from "./useSectionChange.ts";

type Typed = Education & { readonly reason: string };

const schema = z.extend(z.object(educationSchema.shape), { reason: typedReason });
const educationOf = ({
  educationLevel,
  educationTheme,
  specificDiplomas: diplomas,
}: Education): Education => ({
  educationLevel,
  educationTheme,
  specificDiplomas: diplomas,
});

/** The education of a babysitter: level, field and diplomas (FOLKS-18). */
export function EducationDialog(props: SectionProps) {
  const words = useWords(profileChangeWords);
  const locale = useLocale();
  const { form, told } = useSectionChange(props, {
    name: "education",
    of: ({ education }) => education,
    typedOf: (education): Typed => ({ ...education, reason: "" }),
    becomes: educationOf,
    schema: schema.check(
      z.refine((typed) => educationSchema.safeParse(educationOf(typed)).success, {
        error: "education-empty",
        path: ["educationLevel"],
      }),
    ),
    sentOf: (typed: Typed) => typed,
    changesOf: (sent) => ({ education: educationOf(sent) }),
  });
  const { typed, type, field, problems } = form;
  const meanwhile = told && {
    told: told[locale],
    fields: [
      {
        name: words.sectionNames.education,
        kept: educationText(props.written.education, locale),
        mine: educationText(typed, locale),
      },
    ],
  };
  return (
    <ChangeDialog
      heading={words.education(props.displayName)}
      says={[words.seen, words.lasts]}
      submit={words.submit}
      form={form}
      meanwhile={meanwhile ?? undefined}
      onLeave={props.onLeave}
    >
      <EducationChoices
        draft={typed}
        choices={diplomasIn(locale)}
        problems={problems}
        type={(education) => type({ ...typed, ...education })}
      />
      <ReasonField {...field("reason")} readBy="person" />
    </ChangeDialog>
  );
}
