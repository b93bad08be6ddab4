import type { AgencyContract } from "@ribambelle/domain/contracts/agency/agencyContract";
import { readDate } from "@ribambelle/domain/kernel/dates/typedDate";
import { isPermitted } from "@ribambelle/domain/kernel/permissions/permission";
import { inBoth } from "@ribambelle/domain/kernel/texts";
import { openingSchema, openSignatureRequest } from "@ribambelle/domain/signatures/signatureActs.agency.api";
import { useQueryClient } from "@tanstack/react-query";
import { callVersioned } from "../../../client/call/call.ts";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { today } from "../../../client/today.ts";
import { useDraft } from "../../../ui/editing/useDraft.ts";
import { useForm } from "../../../ui/editing/useForm.ts";
import { Check } from "../../../ui/fields/Choices.tsx";
import { DateField } from "../../../ui/fields/date/DateField.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import { say } from "../../../ui/messages/say.ts";
import { ChangeDialog } from "../../../ui/office/ChangeDialog.tsx";
import { ColleagueField } from "../../../ui/office/ColleagueField.tsx";
import { type Chosen, PersonSearch } from "../../../ui/office/PersonSearch.tsx";
import { readFollowedAgain } from "./followed.queries.ts";
import { followedDone } from "./followed.texts.ts";
import { openingWords } from "./opening.texts.ts";

interface Typed {
  readonly secondSigner: Chosen | null;
  readonly lastDay: string;
  readonly isDistance: boolean;
  readonly serviceStart: string;
  readonly price: string;
  readonly duration: string;
  readonly agencySignerId: number | null;
}

const start: Typed = {
  secondSigner: null,
  lastDay: "",
  isDistance: true,
  serviceStart: "",
  price: "",
  duration: "",
  agencySignerId: null,
};
// What is typed and is no day is refused as it stands.
const dayIn = (typed: string) => (typed === "" ? null : (readDate(typed) ?? typed));

interface Props {
  contract: AgencyContract;
  /** Who opens it. */
  personId: number;
  onLeave: () => void;
}

/** Opens a request to sign the document of a contract (SIGN-62). */
export function OpenDialog({ contract, personId, onLeave }: Props) {
  const words = useWords(openingWords);
  const { kind, id, reference, person } = contract;
  const form = useOpening(contract, personId, onLeave);
  return (
    <ChangeDialog
      heading={words.heading(reference)}
      says={[words.writes(person.displayName), words.seals]}
      submit={words.open}
      form={form}
      onLeave={onLeave}
    >
      <Fields key={id} form={form} isOfFamily={kind !== "babysitter"} />
    </ChangeDialog>
  );
}

function useOpening({ kind, id }: AgencyContract, personId: number, onLeave: () => void) {
  const queries = useQueryClient();
  return useForm(
    {
      draftKey: `${personId}:contract:${kind}:${id}:signing`,
      start,
      schema: openingSchema,
      sentOf: ({ secondSigner, lastDay, serviceStart, price, duration, ...typed }: Typed) => ({
        ...{ kind, id, ...typed },
        secondSignerId: secondSigner?.userId ?? null,
        lastDay: dayIn(lastDay),
        serviceStart: dayIn(serviceStart),
        price: price.trim() || null,
        duration: duration.trim() || null,
      }),
      once: true,
      send: async (body, _, once) => {
        try {
          await callVersioned(openSignatureRequest, { body, once });
        } finally {
          // Whoever was faster is seen too.
          await readFollowedAgain(queries);
        }
        say({ kind: "success", text: followedDone.opened });
        return "sent";
      },
      onSent: onLeave,
    },
    useDraft,
  );
}

interface FieldsProps {
  form: ReturnType<typeof useOpening>;
  /** False for the contract of a babysitter, which has no price, no second parent and no withdrawal (SIGN-61). */
  isOfFamily: boolean;
}

function Fields({ form: { typed, type, field, problems }, isOfFamily }: FieldsProps) {
  const words = useWords(openingWords);
  const locale = useLocale();
  const day = (name: "lastDay" | "serviceStart") => ({
    value: typed[name],
    error: problems.get(name)?.[locale],
    onChange: (value: string) => type({ ...typed, [name]: value }),
  });
  return (
    <>
      {isOfFamily && (
        <PersonSearch
          label={words.second}
          hint={words.secondHint}
          optional
          error={problems.get("secondSignerId")?.[locale]}
          kind="Parent"
          chosen={typed.secondSigner}
          onChoose={(secondSigner) => type({ ...typed, secondSigner })}
        />
      )}
      <DateField
        label={words.lastDayLabel}
        hint={words.lastDayHint}
        optional
        min={today()}
        {...day("lastDay")}
      />
      {isOfFamily && (
        <>
          <Check
            label={words.isDistance}
            hint={words.isDistanceHint}
            checked={typed.isDistance}
            onChange={(isDistance) => type({ ...typed, isDistance })}
          />
          <DateField
            label={words.serviceStart}
            hint={words.serviceStartHint}
            optional
            {...day("serviceStart")}
          />
          <TextField
            {...field("price")}
            label={words.price}
            hint={words.priceHint}
            optional
            maxLength={120}
            autoComplete="off"
          />
        </>
      )}
      <TextField
        {...field("duration")}
        label={words.duration}
        hint={words.durationHint}
        optional
        maxLength={120}
        autoComplete="off"
      />
      <ColleagueField
        label={words.agencySigner}
        may={(functions) =>
          isPermitted(functions, isOfFamily ? "contracts.edit-parent" : "contracts.edit-babysitter")
        }
        named={typed.agencySignerId}
        nobody={inBoth((each) => openingWords(each).sealAlone)}
        value={typed.agencySignerId}
        error={problems.get("agencySignerId")?.[locale]}
        onChange={(agencySignerId) => type({ ...typed, agencySignerId })}
      />
    </>
  );
}
