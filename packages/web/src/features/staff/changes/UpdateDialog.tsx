import { emailSchema } from "@ribambelle/domain/kernel/email";
import { typedReason } from "@ribambelle/domain/kernel/office/change";
import { phoneText } from "@ribambelle/domain/kernel/phone";
import { givenPhone } from "@ribambelle/domain/kernel/phones/phoneField";
import type { WholeMember } from "@ribambelle/domain/staff/member";
import { newMemberSchema, updateStaff } from "@ribambelle/domain/staff/staffChanges.agency.api";
import * as z from "zod/mini";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { Unbroken } from "../../../ui/cards/Unbroken.tsx";
import { PhoneField } from "../../../ui/fields/phone/PhoneField.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import { isHit, laidOver, typedOver } from "../../../ui/office/byField.ts";
import { ChangeDialog } from "../../../ui/office/ChangeDialog.tsx";
import { ReasonField } from "../../../ui/office/ReasonField.tsx";
import { changeWords, done } from "./changes.texts.ts";
import { type ChangeProps, useMemberChange } from "./useMemberChange.ts";

const { firstName, lastName } = newMemberSchema.shape;
// Somebody who came by import may have no address, which is no mistake of whoever writes the rest.
const typedSchema = z.object({
  firstName,
  lastName,
  email: z.union([z.literal(""), emailSchema]),
  phoneNumber: givenPhone,
  reason: typedReason,
});
type Details = Record<"firstName" | "lastName" | "email" | "phoneNumber", string>;
type Typed = Details & { readonly reason: string };

const detailsOf = ({ firstName, lastName, ...member }: WholeMember): Details => ({
  firstName,
  lastName,
  email: member.private?.email ?? "",
  phoneNumber: member.private?.phoneNumber ?? "",
});
const typedOf = (details: Details): Typed => ({ ...details, reason: "" });
const becomes = (typed: Typed): Details | undefined => {
  const read = typedSchema.safeParse(typed);
  if (!read.success) return undefined;
  const { reason: _, phoneNumber, ...names } = read.data;
  return { ...names, phoneNumber: phoneNumber ?? "" };
};

/** Writes names, address and phone number of a colleague anew, each where it is another (STAFF-13, AGUI-22). */
export function UpdateDialog(props: ChangeProps) {
  const { member, onLeave } = props;
  const words = useWords(changeWords);
  const locale = useLocale();
  const kept = detailsOf(member);
  const { form, told } = useMemberChange(props, {
    name: "update",
    start: typedOf(kept),
    schema: typedSchema,
    endpoint: updateStaff,
    bodyOf: (sent, typed: Typed, base: Details) => {
      const isChanged = new Set(typedOver(typedOf(base), typed));
      const changes = Object.entries(sent).filter(
        ([name]) => name !== "reason" && isChanged.has(name as never),
      );
      return { userId: member.userId, changes: Object.fromEntries(changes), reason: sent.reason };
    },
    done: done.update,
    version: {
      kept,
      of: detailsOf,
      typedOf,
      becomes,
      isHit: (base, now, typed) => isHit(typedOf(base), typedOf(now), typed),
      laidOver: (base, now, typed) => laidOver(typedOf(base), typedOf(now), typed),
    },
  });
  const { typed, field } = form;
  const named = (name: "firstName" | "lastName" | "email") => ({
    ...field(name),
    label: words[name],
    autoComplete: "off",
  });
  const shownOf = (name: keyof Details, value: string) =>
    name === "phoneNumber" && value ? phoneText(value) : value;
  const names: Readonly<Record<keyof Details, string>> = {
    firstName: words.firstName,
    lastName: words.lastName,
    email: words.email,
    phoneNumber: words.phone,
  };
  const differing = (Object.keys(names) as (keyof Details)[]).filter((name) => typed[name] !== kept[name]);
  return (
    <ChangeDialog
      heading={words.update.heading(member.displayName)}
      submit={words.update.submit}
      form={form}
      meanwhile={
        told
          ? {
              told: told[locale],
              fields: differing.map((name) => ({
                name: names[name],
                kept: shownOf(name, kept[name]),
                mine: shownOf(name, typed[name]),
              })),
            }
          : undefined
      }
      onLeave={onLeave}
    >
      <TextField {...named("firstName")} required />
      <TextField {...named("lastName")} required />
      {member.can.updateEmail ? (
        <TextField
          {...named("email")}
          type="email"
          inputMode="email"
          required
          hint={<Unbroken text={words.otherEmail} />}
        />
      ) : (
        <p>{words.notOneself}</p>
      )}
      <PhoneField
        label={words.phone}
        optional
        value={typed.phoneNumber}
        error={form.problems.get("phoneNumber")?.[locale]}
        onChange={(phoneNumber) => form.type({ ...typed, phoneNumber })}
      />
      <ReasonField {...field("reason")} readBy="agency" />
    </ChangeDialog>
  );
}
