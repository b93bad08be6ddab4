import { createPerson, newPersonSchema } from "@ribambelle/domain/agencyPeople/newPerson.agency.api";
import { type PersonKind, personKinds } from "@ribambelle/domain/agencyPeople/permitted";
import { personProblems } from "@ribambelle/domain/agencyPeople/person.texts";
import { peopleRefusals } from "@ribambelle/domain/people/people.refusals";
import { useQueryClient } from "@tanstack/react-query";
import { callVersioned } from "../../../client/call/call.ts";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { today } from "../../../client/today.ts";
import { useLocation, useNavigate } from "../../../routing/router/hooks.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { PageTitle } from "../../../ui/cards/PageTitle.tsx";
import { useDraft } from "../../../ui/editing/useDraft.ts";
import { useForm } from "../../../ui/editing/useForm.ts";
import { DateField } from "../../../ui/fields/date/DateField.tsx";
import { PhoneField } from "../../../ui/fields/phone/PhoneField.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import { Toggle } from "../../../ui/fields/Toggle.tsx";
import { say } from "../../../ui/messages/say.ts";
import { FormHead } from "../../../ui/office/forms/FormHead.tsx";
import { changeWords } from "../changes/changes.texts.ts";
import classes from "../PersonPage.module.css";
import { ToList } from "../ToList.tsx";
import { added, newPersonWords } from "./newPerson.texts.ts";

const refusedAt: Readonly<Record<string, string>> = {
  [peopleRefusals.emailTaken.code]: "email",
  [peopleRefusals.noEmail.code]: "email",
  [peopleRefusals.referenceTaken.code]: "reference",
};

interface Props {
  /** Who adds them. */
  personId: number;
  /** The kinds of people that they may add. */
  kinds: readonly PersonKind[];
}

/** Adds a family or a babysitter (FOLKS-27). */
export function NewPersonPage({ personId, kinds }: Props) {
  const words = useWords(newPersonWords);
  const asked = useLocation().search;
  // Where the address names no kind, one whom they may add.
  const role = personKinds.find((kind) => kind === asked.role) ?? kinds[0] ?? "Parent";
  return (
    <>
      <ToList role={role} />
      <div className={classes.reading}>
        <PageTitle>{words.title[role]}</PageTitle>
        <NewPersonForm key={role} role={role} personId={personId} />
      </div>
    </>
  );
}

function NewPersonForm({ role, personId }: { role: PersonKind; personId: number }) {
  const words = useWords(newPersonWords);
  const labels = useWords(changeWords);
  const locale = useLocale();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const form = useForm(
    {
      draftKey: `${personId}:person:new:${role}`,
      start: {
        role,
        reference: "",
        firstName: "",
        lastName: "",
        email: "",
        phoneNumber: "",
        address: "",
        addressComplement: "",
        zipCode: "",
        city: "",
        birthDate: "",
        locale,
        invite: true,
      },
      schema: newPersonSchema,
      problems: personProblems,
      once: true,
      send: async (sent, _, once) => {
        const { value } = await callVersioned(createPerson, { body: sent, once });
        say({ kind: "success", text: added });
        void queries.invalidateQueries({ queryKey: ["Agency", "People"] });
        const params = { id: String(value.userId) };
        // Once the form is closed, which has nothing left to lose.
        setTimeout(() => void navigate({ to: "/agence/personnes/$id", params }));
        return "sent";
      },
      refusedAt: ({ code }) => refusedAt[code ?? ""] ?? null,
    },
    useDraft,
  );
  const { attributes, field, typed, type, problems, busy } = form;
  return (
    <form {...attributes} className={classes.form} aria-label={words.title[role]}>
      <FormHead form={form} />
      <TextField {...field("firstName")} label={labels.firstName} autoComplete="off" required />
      <TextField {...field("lastName")} label={labels.lastName} autoComplete="off" required />
      <TextField
        {...field("reference")}
        label={words.reference}
        hint={words.referenceHint}
        autoComplete="off"
        required
      />
      <TextField
        {...field("email")}
        label={labels.email}
        type="email"
        autoComplete="off"
        optional={!typed.invite}
        required={typed.invite}
      />
      <PhoneField
        label={labels.phone}
        optional
        value={typed.phoneNumber}
        error={problems.get("phoneNumber")?.[locale]}
        onChange={(phoneNumber) => type({ ...typed, phoneNumber })}
      />
      <TextField {...field("address")} label={labels.address} optional autoComplete="off" />
      <TextField
        {...field("addressComplement")}
        label={labels.addressComplement}
        optional
        autoComplete="off"
      />
      <TextField
        {...field("zipCode")}
        label={labels.zipCode}
        optional
        inputMode="numeric"
        autoComplete="off"
      />
      <TextField {...field("city")} label={labels.city} optional autoComplete="off" />
      {role === "BabySitter" && (
        <DateField
          label={labels.birthDate}
          optional
          value={typed.birthDate}
          max={today()}
          error={problems.get("birthDate")?.[locale]}
          onChange={(birthDate) => type({ ...typed, birthDate })}
        />
      )}
      <Toggle
        label={words.invite}
        checked={typed.invite}
        onChange={(invite) => type({ ...typed, invite })}
        describedBy="invitation"
      />
      <p id="invitation" className={classes.quiet}>
        {words.inviteHint}
      </p>
      <Button type="submit" main busy={busy}>
        {words.add}
      </Button>
    </form>
  );
}
