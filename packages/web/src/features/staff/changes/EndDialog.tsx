import { typedReason } from "@ribambelle/domain/kernel/office/change";
import { inBoth } from "@ribambelle/domain/kernel/texts";
import { endStaff } from "@ribambelle/domain/staff/staffChanges.agency.api";
import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { Select } from "../../../ui/fields/Select.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import { Toggle } from "../../../ui/fields/Toggle.tsx";
import { ChangeDialog } from "../../../ui/office/ChangeDialog.tsx";
import { NamesFailure } from "../../../ui/office/NamesFailure.tsx";
import { colleagueNamesQuery } from "../../../ui/office/names.queries.ts";
import { ReasonField } from "../../../ui/office/ReasonField.tsx";
import { changeWords, done } from "./changes.texts.ts";
import { type ChangeProps, useMemberChange } from "./useMemberChange.ts";

const referenceWrong = inBoth((each) => changeWords(each).referenceWrong);

/** Ends the account of a colleague, once their reference is typed, and says who goes on with what was theirs (STAFF-14, AGUI-25). */
export function EndDialog(props: ChangeProps) {
  const { member, onLeave } = props;
  const words = useWords(changeWords);
  const locale = useLocale();
  const { data: colleagues = [] } = useQuery(colleagueNamesQuery);
  const isTheirs = (typed: string) => typed.trim().toLowerCase() === member.reference.toLowerCase();
  const { form } = useMemberChange(props, {
    name: "end",
    start: { reason: "", handOverTo: null as number | null, isCardKept: true, reference: "" },
    schema: z.object({
      reason: typedReason,
      handOverTo: z.nullable(z.int()),
      isCardKept: z.boolean(),
      reference: z.string().check(z.refine(isTheirs, "reference-wrong")),
    }),
    problems: { "reference-wrong": referenceWrong },
    endpoint: endStaff,
    bodyOf: ({ reference: _, ...given }) => ({ userId: member.userId, ...given }),
    done: done.end,
  });
  const { typed, field } = form;
  const heirs = colleagues.filter(({ userId, isEnded }) => !isEnded && userId !== member.userId);
  return (
    <ChangeDialog
      heading={words.end.heading(member.displayName)}
      says={[words.cannotSignIn(member.displayName), words.nameStays, words.nobodyTold, words.canReopen]}
      submit={words.end.submit}
      form={form}
      onLeave={onLeave}
    >
      <NamesFailure of={[colleagueNamesQuery]} />
      <Select
        label={words.handOver}
        hint={words.handOverHint}
        optional
        choices={heirs.map(({ userId, displayName }) => ({
          value: userId,
          fr: displayName,
          en: displayName,
        }))}
        value={typed.handOverTo}
        error={form.problems.get("handOverTo")?.[locale]}
        onChange={(handOverTo) => form.type({ ...typed, handOverTo })}
      />
      {member.member?.isEnabled && (
        <Toggle
          label={words.keepCard}
          checked={typed.isCardKept}
          onChange={(isCardKept) => form.type({ ...typed, isCardKept })}
        />
      )}
      <ReasonField {...field("reason")} readBy="agency" />
      <TextField
        {...field("reference")}
        label={words.reference(member.reference)}
        autoComplete="off"
        required
      />
    </ChangeDialog>
  );
}
