import { readDate } from "@ribambelle/domain/kernel/dates/typedDate";
import { toldKinds, toldWays } from "@ribambelle/domain/requests/request";
import { createRequest, newRequestSchema } from "@ribambelle/domain/requests/requests.agency.api";
import { requestKindTexts, requestWayTexts } from "@ribambelle/domain/requests/requests.texts";
import { useQueryClient } from "@tanstack/react-query";
import { callVersioned } from "../../client/call/call.ts";
import { useLocale, useWords } from "../../client/locale.tsx";
import { today } from "../../client/today.ts";
import { useDraft } from "../../ui/editing/useDraft.ts";
import { useForm } from "../../ui/editing/useForm.ts";
import { DateField } from "../../ui/fields/date/DateField.tsx";
import { Select } from "../../ui/fields/Select.tsx";
import { TextArea } from "../../ui/fields/TextArea.tsx";
import { say } from "../../ui/messages/say.ts";
import { ChangeDialog } from "../../ui/office/ChangeDialog.tsx";
import { type Chosen, PersonSearch } from "../../ui/office/PersonSearch.tsx";
import { readRequestsAgain } from "./readRequestsAgain.ts";
import { requestDone, requestWords } from "./requests.texts.ts";

const kinds = toldKinds.map((kind, value) => ({ value, ...requestKindTexts[kind] }));
const ways = toldWays.map((way, value) => ({ value, ...requestWayTexts[way] }));

interface Typed {
  readonly person: Chosen | null;
  /** What is typed of a name that was not chosen yet. */
  readonly written: string;
  readonly kind: number | null;
  readonly askedAt: string;
  readonly way: number | null;
  readonly note: string;
}

/** Records what somebody asked by phone, by letter, by e-mail or at the agency, once (FOLKS-36, FOLKS-37). */
export function NewRequest({ personId, onLeave }: { personId: number; onLeave: () => void }) {
  const words = useWords(requestWords);
  const locale = useLocale();
  const queries = useQueryClient();
  const start: Typed = { person: null, written: "", kind: null, askedAt: today(), way: null, note: "" };
  const form = useForm(
    {
      draftKey: `${personId}:request:new`,
      start,
      schema: newRequestSchema,
      sentOf: ({ person, kind, askedAt, way, note }: Typed) => ({
        userId: person?.userId ?? null,
        kind: toldKinds[kind ?? -1],
        askedAt: readDate(askedAt) ?? askedAt,
        way: toldWays[way ?? -1],
        note,
      }),
      once: true,
      send: async (body, _, once) => {
        await callVersioned(createRequest, { body, once });
        await readRequestsAgain(queries);
        say({ kind: "success", text: requestDone.recorded });
        return "sent";
      },
      onSent: onLeave,
    },
    useDraft,
  );
  const { typed, type, problems } = form;
  const said = (name: string) => problems.get(name)?.[locale];
  return (
    <ChangeDialog heading={words.record} submit={words.record} form={form} onLeave={onLeave}>
      <PersonSearch
        label={words.who}
        error={said("userId") && words.choose}
        chosen={typed.person}
        written={typed.written}
        onChoose={(person, written) => type({ ...typed, person, written })}
      />
      <Select
        label={words.kind}
        choices={kinds}
        value={typed.kind}
        error={said("kind")}
        onChange={(kind) => type({ ...typed, kind })}
      />
      <DateField
        label={words.asked}
        value={typed.askedAt}
        max={today()}
        error={said("askedAt")}
        onChange={(askedAt) => type({ ...typed, askedAt })}
      />
      <Select
        label={words.way}
        choices={ways}
        value={typed.way}
        error={said("way")}
        onChange={(way) => type({ ...typed, way })}
      />
      <TextArea
        label={words.note}
        hint={words.noteHint}
        optional
        rows={3}
        value={typed.note}
        error={said("note")}
        onChange={({ currentTarget }) => type({ ...typed, note: currentTarget.value })}
      />
    </ChangeDialog>
  );
}
