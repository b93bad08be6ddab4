import { locales } from "@ribambelle/domain/kernel/locale";
import type { StaffFunction } from "@ribambelle/domain/kernel/permissions/permission";
import { peopleRefusals } from "@ribambelle/domain/people/people.refusals";
import { staffRefusals } from "@ribambelle/domain/staff/staff.refusals";
import {
  createStaff,
  newMemberSchema,
  typedFunctions,
} from "@ribambelle/domain/staff/staffChanges.agency.api";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { callVersioned } from "../../../client/call/call.ts";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { keyOf } from "../../../client/queryOf.ts";
import type { WithProof } from "../../../client/withProof.ts";
import { useNavigate } from "../../../routing/router/hooks.ts";
import { BackLink } from "../../../ui/buttons/BackLink.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { PageTitle } from "../../../ui/cards/PageTitle.tsx";
import { Unbroken } from "../../../ui/cards/Unbroken.tsx";
import { useDraft } from "../../../ui/editing/useDraft.ts";
import { useForm } from "../../../ui/editing/useForm.ts";
import { PhoneField } from "../../../ui/fields/phone/PhoneField.tsx";
import { Radios } from "../../../ui/fields/Radios.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import { say } from "../../../ui/messages/say.ts";
import { FormHead } from "../../../ui/office/forms/FormHead.tsx";
import { RecordsSkeleton } from "../../../ui/records/RecordsSkeleton.tsx";
import { changeWords } from "../changes/changes.texts.ts";
import { FunctionsField } from "../FunctionsField.tsx";
import { allStaffQuery } from "../staff.queries.ts";
import { staffWords } from "../staff.texts.ts";
import classes from "./NewMemberPage.module.css";
import { added, newMemberWords } from "./newMember.texts.ts";
import { nextReference } from "./nextReference.ts";

interface Props {
  readonly personId: number;
  readonly withProof: WithProof;
}

/** Adds somebody to the agency's people (STAFF-10). */
export function NewMemberPage(props: Props) {
  const words = useWords(newMemberWords);
  const { back, loading } = useWords(staffWords);
  const { data, isPending } = useQuery(allStaffQuery);
  const references = data?.items.map(({ reference }) => reference) ?? [];
  return (
    <>
      <BackLink to="/agence/equipe">{back}</BackLink>
      <div className={classes.page}>
        <PageTitle>{words.title}</PageTitle>
        {isPending ? (
          <RecordsSkeleton label={loading} />
        ) : (
          <NewMemberForm {...props} proposed={data ? nextReference(references) : ""} />
        )}
      </div>
    </>
  );
}

const schema = z.extend(newMemberSchema, { functions: typedFunctions });
const languages = locales.map((locale, value) => {
  const name = { fr: "Français", en: "English" }[locale];
  return { value, fr: name, en: name };
});

function NewMemberForm({ personId, withProof, proposed }: Props & { proposed: string }) {
  const words = useWords(newMemberWords);
  const labels = useWords(changeWords);
  const locale = useLocale();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const form = useForm(
    {
      draftKey: `${personId}:staff:new`,
      start: {
        firstName: "",
        lastName: "",
        email: "",
        reference: proposed,
        phoneNumber: "",
        functions: [] as StaffFunction[],
        language: 0,
      },
      schema,
      sentOf: ({ language, ...others }) => ({ ...others, locale: locales[language] }),
      problems: { [staffRefusals.noFunction.code]: staffRefusals.noFunction },
      once: true,
      send: async (sent, _, once) => {
        const done = await withProof(() => callVersioned(createStaff, { body: sent, once }));
        if (done === null) return "given-up";
        say({ kind: "success", text: added });
        void queries.invalidateQueries({ queryKey: keyOf(createStaff).slice(0, 2) });
        const id = String(done.value.userId);
        // Once the form is closed, which has nothing left to lose.
        setTimeout(() => void navigate({ to: "/agence/equipe/$id", params: { id } }));
        return "sent";
      },
      refusedAt: ({ code }) =>
        code === peopleRefusals.emailTaken.code
          ? "email"
          : code === peopleRefusals.referenceTaken.code
            ? "reference"
            : null,
    },
    useDraft,
  );
  const { attributes, field, typed, type, problems, busy } = form;
  return (
    <form {...attributes} className={classes.form} aria-label={words.title}>
      <FormHead form={form} />
      <div className={classes.names}>
        <TextField {...field("firstName")} label={labels.firstName} autoComplete="off" required />
        <TextField {...field("lastName")} label={labels.lastName} autoComplete="off" required />
      </div>
      <TextField {...field("email")} label={labels.email} type="email" autoComplete="off" required />
      <TextField
        {...field("reference")}
        label={words.reference}
        hint={<Unbroken text={words.referenceHint} />}
        autoComplete="off"
        required
      />
      <PhoneField
        label={labels.phone}
        optional
        value={typed.phoneNumber}
        error={problems.get("phoneNumber")?.[locale]}
        onChange={(phoneNumber) => type({ ...typed, phoneNumber })}
      />
      <FunctionsField
        chosen={typed.functions}
        error={problems.get("functions")?.[locale]}
        onChange={(functions) => type({ ...typed, functions })}
      />
      <Radios
        legend={words.locale}
        inRow
        choices={languages}
        value={typed.language}
        onChange={(language) => type({ ...typed, language })}
      />
      <div className={classes.send}>
        <p>{words.letter(typed.firstName.trim())}</p>
        <Button type="submit" main busy={busy}>
          {words.add}
        </Button>
      </div>
    </form>
  );
}
