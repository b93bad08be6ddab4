import { invitePerson, sendReset } from "@ribambelle/domain/agencyPeople/personChanges.agency.api";
import * as z from "zod/mini";
import { useWords } from "../../../client/locale.tsx";
import { ChangeDialog } from "../../../ui/office/ChangeDialog.tsx";
import { changeWords, done } from "./changes.texts.ts";
import { type ChangeProps, usePersonChange } from "./usePersonChange.ts";

const endpoints = { invite: invitePerson, sendReset };
const nothing = z.object({});

/** Sends a person the letter by which they choose a password (FOLKS-30). */
export function LetterDialog({ act, ...props }: ChangeProps & { act: keyof typeof endpoints }) {
  const { person, onLeave } = props;
  const words = useWords(changeWords)[act];
  const { form } = usePersonChange(props, act, {
    start: {},
    schema: nothing,
    endpoint: endpoints[act] as typeof sendReset,
    bodyOf: () => ({ userId: person.userId }),
    done: done[act],
  });
  return (
    <ChangeDialog
      heading={words.heading(person.displayName)}
      says={[words.says(person.private?.email ?? "")]}
      submit={words.submit}
      form={form}
      onLeave={onLeave}
    >
      {null}
    </ChangeDialog>
  );
}
