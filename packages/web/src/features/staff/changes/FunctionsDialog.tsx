import { typedReason } from "@ribambelle/domain/kernel/office/change";
import { type StaffFunction, staffFunctions } from "@ribambelle/domain/kernel/permissions/permission";
import type { WholeMember } from "@ribambelle/domain/staff/member";
import { functionNames } from "@ribambelle/domain/staff/staff.texts";
import {
  reopenStaff,
  typedFunctions,
  updateStaffFunctions,
} from "@ribambelle/domain/staff/staffChanges.agency.api";
import * as z from "zod/mini";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { isHit, laidOver } from "../../../ui/office/byField.ts";
import { ChangeDialog } from "../../../ui/office/ChangeDialog.tsx";
import { ReasonField } from "../../../ui/office/ReasonField.tsx";
import { FunctionsField } from "../FunctionsField.tsx";
import { changeWords, done } from "./changes.texts.ts";
import { type ChangeProps, useMemberChange } from "./useMemberChange.ts";

const typedSchema = z.object({
  functions: typedFunctions,
  reason: typedReason,
});
type Functions = { functions: StaffFunction[] };
type Typed = Functions & { reason: string };

// In the order of the table, however they were given.
const functionsOf = ({ functions }: Pick<WholeMember, "functions">): Functions => ({
  functions: staffFunctions.filter((one) => functions.includes(one)),
});
const typedOf = (kept: Functions): Typed => ({ ...kept, reason: "" });

/** Gives a colleague other functions, and brings back one who had left (STAFF-13, STAFF-14). */
export function FunctionsDialog({ isBack = false, ...props }: ChangeProps & { isBack?: boolean }) {
  const { member, onLeave } = props;
  const words = useWords(changeWords);
  const locale = useLocale();
  const kept = functionsOf(member);
  const { form, told } = useMemberChange(props, {
    name: isBack ? "reopen" : "functions",
    start: typedOf(kept),
    schema: typedSchema,
    endpoint: isBack ? reopenStaff : updateStaffFunctions,
    bodyOf: (sent) => ({ userId: member.userId, ...sent }),
    done: isBack ? done.reopen : done.updateFunctions,
    version: {
      kept,
      of: functionsOf,
      typedOf,
      becomes: ({ functions }: Typed) => ({ functions }),
      isHit: (base, now, typed) => isHit(typedOf(base), typedOf(now), typed),
      laidOver: (base, now, typed) => laidOver(typedOf(base), typedOf(now), typed),
    },
  });
  const { typed, field } = form;
  const isNamed = typed.functions.includes("administrator") && !kept.functions.includes("administrator");
  const { heading, submit } = isBack ? words.reopen : words.updateFunctions;
  const says = isBack
    ? [words.invitedAgain(member.displayName)]
    : [
        words.sessionsEnd,
        words.functionsTold(member.displayName),
        ...(isNamed ? [words.administratorsTold] : []),
      ];
  return (
    <ChangeDialog
      heading={heading(member.displayName)}
      says={says}
      submit={submit}
      form={form}
      meanwhile={
        told
          ? {
              told: told[locale],
              fields: [
                {
                  name: words.functions,
                  kept: functionNames(kept.functions, locale),
                  mine: functionNames(typed.functions, locale),
                },
              ],
            }
          : undefined
      }
      onLeave={onLeave}
    >
      <FunctionsField
        chosen={typed.functions}
        error={form.problems.get("functions")?.[locale]}
        onChange={(functions) => form.type({ ...typed, functions })}
      />
      <ReasonField {...field("reason")} readBy="agency" />
    </ChangeDialog>
  );
}
