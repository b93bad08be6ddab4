import { fieldList, fieldNames, personProblems } from "@ribambelle/domain/agencyPeople/person.texts";
import { updatePerson } from "@ribambelle/domain/agencyPeople/personChanges.agency.api";
import { locales } from "@ribambelle/domain/kernel/locale";
import { phoneText } from "@ribambelle/domain/kernel/phone";
import { peopleRefusals } from "@ribambelle/domain/people/people.refusals";
import { currentSituations } from "@ribambelle/domain/profile/values/situations";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { today } from "../../../client/today.ts";
import { Unbroken } from "../../../ui/cards/Unbroken.tsx";
import { DateField } from "../../../ui/fields/date/DateField.tsx";
import { PhoneField } from "../../../ui/fields/phone/PhoneField.tsx";
import { Radios } from "../../../ui/fields/Radios.tsx";
import { Select } from "../../../ui/fields/Select.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import { Toggle } from "../../../ui/fields/Toggle.tsx";
import { isHit, laidOver, typedOver } from "../../../ui/office/byField.ts";
import { ChangeDialog } from "../../../ui/office/ChangeDialog.tsx";
import { ReasonField } from "../../../ui/office/ReasonField.tsx";
import { changeWords, done } from "./changes.texts.ts";
import classes from "./EditDialog.module.css";
import { becomesOf, type Edited, editedOf, editedSchema, type Typed } from "./editedPerson.ts";
import { type ChangeProps, usePersonChange } from "./usePersonChange.ts";

const typedOf = (edited: Edited): Typed => ({ ...edited, reason: "" });
const languages = locales.map((locale, value) => {
  const name = { fr: "Français", en: "English" }[locale];
  return { value, fr: name, en: name };
});
const refusedAt: Readonly<Record<string, string>> = {
  [peopleRefusals.emailTaken.code]: "email",
  [peopleRefusals.emailNeeded.code]: "email",
  [peopleRefusals.userNameTaken.code]: "userName",
};

/** Writes what is known of a person anew, each field where it is another (FOLKS-23, FOLKS-26, AGUI-22). */
export function EditDialog(props: ChangeProps) {
  const { person, onLeave } = props;
  const words = useWords(changeWords);
  const locale = useLocale();
  const kept = editedOf(person);
  const { form, told } = usePersonChange(props, "edit", {
    start: typedOf(kept),
    schema: editedSchema,
    problems: personProblems,
    endpoint: updatePerson,
    bodyOf: (sent, typed: Typed, base: Edited) => {
      const changed = new Set<string>(typedOver(typedOf(base), typed));
      const changes = Object.entries(sent).filter(([name]) => name !== "reason" && changed.has(name));
      return { userId: person.userId, changes: Object.fromEntries(changes), reason: sent.reason };
    },
    done: done.edit,
    refusedAt: ({ code }) => refusedAt[code ?? ""] ?? null,
    version: {
      kept,
      of: editedOf,
      typedOf,
      becomes: becomesOf,
      isHit: (base, now, typed) => isHit(typedOf(base), typedOf(now), typed),
      laidOver: (base, now, typed) => laidOver(typedOf(base), typedOf(now), typed),
    },
  });
  const { typed, type, field, problems } = form;
  const differing = (Object.keys(kept) as (keyof Edited)[]).filter((name) => typed[name] !== kept[name]);
  const line = (name: keyof { [N in keyof Edited as Edited[N] extends string ? N : never]: 0 }) => ({
    ...field(name),
    label: words[name as "city"],
    autoComplete: "off",
  });
  const shown = (name: keyof Edited, value: Edited[keyof Edited]): string => {
    if (typeof value === "boolean") return value ? words.yes : words.no;
    if (name === "currentSituation")
      return currentSituations.rows.find((row) => row.value === value)?.[locale] ?? words.nothing;
    if (name === "phoneNumber" && value) return phoneText(String(value));
    return String(value ?? "");
  };
  return (
    <ChangeDialog
      heading={words.edit.heading(person.displayName)}
      submit={words.edit.submit}
      form={form}
      meanwhile={
        told
          ? {
              told: told[locale],
              fields: differing.map((name) => ({
                name: fieldNames[name]?.[locale] ?? name,
                kept: shown(name, kept[name]),
                mine: shown(name, typed[name]),
              })),
            }
          : undefined
      }
      onLeave={onLeave}
    >
      <fieldset className={classes.group}>
        <legend>{words.identity}</legend>
        <TextField {...line("firstName")} required />
        <TextField {...line("lastName")} required />
        <DateField
          label={words.birthDate}
          optional
          value={typed.birthDate}
          max={today()}
          error={problems.get("birthDate")?.[locale]}
          onChange={(birthDate) => type({ ...typed, birthDate })}
        />
      </fieldset>
      <fieldset className={classes.group}>
        <legend>{words.contact}</legend>
        <TextField
          {...line("email")}
          type="email"
          inputMode="email"
          hint={<Unbroken text={words.otherEmail} />}
        />
        <TextField {...line("userName")} required />
        <PhoneField
          label={words.phone}
          optional
          value={typed.phoneNumber}
          error={problems.get("phoneNumber")?.[locale]}
          onChange={(phoneNumber) => type({ ...typed, phoneNumber })}
        />
        <TextField {...line("address")} optional />
        <TextField {...line("addressComplement")} optional />
        <TextField {...line("zipCode")} optional inputMode="numeric" />
        <TextField {...line("city")} optional />
        <Radios
          legend={words.language}
          inRow
          choices={languages}
          value={locales.indexOf(typed.locale)}
          onChange={(at) => type({ ...typed, locale: locales[at ?? 0] ?? typed.locale })}
        />
      </fieldset>
      {person.role === "BabySitter" && (
        <fieldset className={classes.group}>
          <legend>{words.agency}</legend>
          <Toggle
            label={words.interviewed}
            checked={typed.hasBeenInterviewed}
            onChange={(hasBeenInterviewed) => type({ ...typed, hasBeenInterviewed })}
          />
          <Select
            label={words.situation}
            optional={kept.currentSituation === null}
            choices={currentSituations.rows}
            value={typed.currentSituation as (typeof currentSituations)["rows"][number]["value"] | null}
            onChange={(currentSituation) => type({ ...typed, currentSituation })}
          />
        </fieldset>
      )}
      <fieldset className={classes.group}>
        <legend>{words.onHome}</legend>
        <Toggle
          label={words.banner}
          checked={typed.displaysInformationBanner}
          onChange={(displaysInformationBanner) => type({ ...typed, displaysInformationBanner })}
        />
        <Toggle
          label={words.popup}
          checked={typed.displaysConnectionPopup}
          onChange={(displaysConnectionPopup) => type({ ...typed, displaysConnectionPopup })}
        />
      </fieldset>
      <ReasonField {...field("reason")} readBy="person" required={false} />
      <p className={classes.summary} role="status">
        {differing.length > 0 ? words.willChange(fieldList(differing, locale)) : words.nothingChanged}{" "}
        {words.importMayReplace}
      </p>
    </ChangeDialog>
  );
}
