import { linkStaffMember } from "@ribambelle/domain/staff/staffChanges.agency.api";
import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { Select } from "../../../ui/fields/Select.tsx";
import { ChangeDialog } from "../../../ui/office/ChangeDialog.tsx";
import { NamesFailure } from "../../../ui/office/NamesFailure.tsx";
import { teamNamesQuery } from "../../../ui/office/names.queries.ts";
import { changeWords, done } from "./changes.texts.ts";
import { type ChangeProps, useMemberChange } from "./useMemberChange.ts";

const schema = z.object({ memberId: z.nullable(z.int()) });

/** Says whom families know a colleague as (STAFF-43, STAFF-44). */
export function LinkDialog(props: ChangeProps) {
  const { member, onLeave } = props;
  const words = useWords(changeWords);
  const locale = useLocale();
  const { data: team = [] } = useQuery(teamNamesQuery);
  const { form } = useMemberChange(props, {
    name: "link",
    start: { memberId: member.member?.memberId ?? null },
    schema,
    endpoint: linkStaffMember,
    bodyOf: ({ memberId }) => ({ userId: member.userId, memberId }),
    done: done.linkMember,
  });
  const free = team.filter(({ userId }) => userId === null || userId === member.userId);
  return (
    <ChangeDialog
      heading={words.linkMember.heading(member.displayName)}
      says={[words.linkWhy]}
      submit={words.linkMember.submit}
      form={form}
      onLeave={onLeave}
    >
      <NamesFailure of={[teamNamesQuery]} />
      <Select
        label={words.card}
        hint={words.noCard}
        optional
        choices={free.map(({ memberId, displayName }) => ({
          value: memberId,
          fr: displayName,
          en: displayName,
        }))}
        value={form.typed.memberId}
        error={form.problems.get("memberId")?.[locale]}
        onChange={(memberId) => form.type({ memberId })}
      />
    </ChangeDialog>
  );
}
