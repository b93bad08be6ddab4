import { agencyStateText } from "@ribambelle/domain/contracts/agency/agency.texts";
import { moveContract } from "@ribambelle/domain/contracts/agency/contractChanges.agency.api";
import { endReasonsFor } from "@ribambelle/domain/contracts/agency/endReasons";
import { moveProblems } from "@ribambelle/domain/contracts/agency/judgedMove";
import { type Asked, moveOf, type OfficeMove } from "@ribambelle/domain/contracts/contract.moves";
import { meaningOf, statesOfKind } from "@ribambelle/domain/contracts/contractKind";
import { agencyRefusals } from "@ribambelle/domain/kernel/office/agency.refusals";
import { changeReason } from "@ribambelle/domain/kernel/office/change";
import { useInfiniteQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { useLocale, useWords } from "../../../../client/locale.tsx";
import { today } from "../../../../client/today.ts";
import { same } from "../../../../ui/editing/same.ts";
import { DateField } from "../../../../ui/fields/date/DateField.tsx";
import { Select } from "../../../../ui/fields/Select.tsx";
import { ChangeDialog } from "../../../../ui/office/ChangeDialog.tsx";
import { officeWords } from "../../../../ui/office/office.texts.ts";
import { ReasonField } from "../../../../ui/office/ReasonField.tsx";
import { eventsQuery } from "../record/contract.queries.ts";
import { changeWords, done } from "./changes.texts.ts";
import { type Chosen, type Decided, decidedHere, decidedOf, decidedText, wouldDecide } from "./decided.ts";
import { LetterShown } from "./LetterShown.tsx";
import { type ChangeProps, useContractChange } from "./useContractChange.ts";

interface Typed {
  readonly day: string;
  readonly signBy: string;
  readonly reason: string;
  readonly endReason: number | null;
  readonly state: number | null;
}

const beginsToday: readonly OfficeMove[] = ["sign", "end", "terminate"];

/** Gives what of the form is sent; a reason is checked beforehand where it must be given. */
const schemaOf = (asks: readonly Asked[]) =>
  z.object({
    day: z.string(),
    signBy: z.string(),
    reason: asks.includes("reason")
      ? z.string().check(z.refine((given) => changeReason(given) !== null, agencyRefusals.reasonUnfit.code))
      : z.string(),
    endReason: z.nullable(z.int()),
    state: z.nullable(z.int()),
  });

/** Moves a contract by one act of TABLE T, with what it asks to be told, and to whom it writes (AGCON-12, AGCON-13). */
export function MoveDialog({ act, ...props }: ChangeProps & { act: OfficeMove }) {
  const { contract, onLeave } = props;
  const { kind, id } = contract;
  const words = useWords(changeWords);
  const { reason: reasonName } = useWords(officeWords);
  const locale = useLocale();
  const { label, submit = label, says, day: dayLabel } = words.moves[act];
  const { asks } = moveOf(act);
  const takeOver = contract.can.takesOver && act !== "remind";
  const reasons = endReasonsFor(kind, act).map(([code, said], value) => ({ ...said, code, value }));
  const states = statesOfKind[kind].rows
    .map(({ value, meaning }) => ({ ...agencyStateText(kind, value), value, meaning }))
    .filter(({ meaning }) => meaning !== "error" && meaning !== "sending");
  const start: Typed = {
    day: beginsToday.includes(act) ? today() : "",
    signBy: "",
    reason: "",
    endReason: null,
    state: null,
  };
  const chosenOf = ({ day, signBy, reason, endReason, state }: Typed): Chosen => ({
    reason,
    day: day || null,
    signBy: signBy || null,
    endReason: reasons.find(({ value }) => value === endReason)?.code ?? null,
    state: states.find(({ value }) => value === state)?.meaning ?? null,
  });
  const kept = decidedOf(contract);
  const { form, told } = useContractChange(props, act, {
    start,
    schema: schemaOf(asks),
    problems: { ...moveProblems, [agencyRefusals.reasonUnfit.code]: agencyRefusals.reasonUnfit },
    endpoint: moveContract,
    bodyOf: (sent: Typed) => ({ ...{ kind, id, act, takeOver }, ...chosenOf(sent) }),
    done: done.moved,
    version: {
      kept,
      of: decidedOf,
      typedOf: () => start,
      // What is kept tells neither that a reminder went, nor why a contract came into its state: what another did for a reason of
      // theirs is not this.
      becomes: (sent) =>
        act === "remind" || asks.includes("reason")
          ? undefined
          : wouldDecide(kind, act, kept, chosenOf(sent)),
      isHit: (before, now) => !same(before, now),
    },
  });
  const { typed, type, field, problems } = form;
  const day = (name: "day" | "signBy") => ({
    value: typed[name],
    error: problems.get(name)?.[locale],
    onChange: (value: string) => type({ ...typed, [name]: value }),
  });
  const asksOther = reasons.find(({ value }) => value === typed.endReason)?.code === "other";
  const names: Partial<Record<keyof Decided, string>> = {
    ...{ state: words.toState, signBy: words.deadline, endReason: words.endReason },
  };
  const nameOf = (name: keyof Decided) => names[name] ?? dayLabel ?? "";
  const whyQuery = { ...eventsQuery(kind, String(id)), enabled: told !== null && asks.includes("reason") };
  const { data: events, isFetching } = useInfiniteQuery(whyQuery);
  const last = isFetching ? undefined : events?.pages[0]?.items.find((one) => one.fromState !== one.toState);
  const mine = wouldDecide(kind, act, kept, chosenOf(typed));
  const isTold = moveOf(act).toldFrom?.includes(meaningOf(kind, contract.state)) ?? true;
  return (
    <ChangeDialog
      heading={words.of(label, contract.reference)}
      says={[...(takeOver ? [words.takeOver] : []), ...says]}
      submit={submit}
      // What is typed from a day before is sent as any other: the page shows what it is typed over.
      form={{ ...form, hasChangedMeanwhile: form.hasChangedMeanwhile && told !== null }}
      meanwhile={
        told
          ? {
              told: told[locale],
              fields: [
                ...decidedHere(act).map((name) => ({
                  name: nameOf(name),
                  kept: decidedText(kind, name, kept, locale),
                  mine: decidedText(kind, name, mine, locale),
                })),
                ...(last ? [{ name: reasonName, kept: last.reason, mine: typed.reason }] : []),
              ],
            }
          : undefined
      }
      canStillSave={contract.acts.some(({ name, isPossible }) => name === act && isPossible)}
      onLeave={onLeave}
    >
      <LetterShown
        contract={contract}
        of={isTold ? moveOf(act).letter : null}
        day={(asks.includes("sign-by") ? typed.signBy : typed.day) || null}
      />
      {asks.includes("day") && <DateField label={dayLabel ?? ""} {...day("day")} />}
      {asks.includes("sign-by") && (
        <DateField label={words.deadline} hint={words.deadlineHint} optional {...day("signBy")} />
      )}
      {asks.includes("end-reason") && (
        <Select
          label={words.endReason}
          choices={reasons}
          value={typed.endReason}
          error={problems.get("endReason")?.[locale]}
          onChange={(endReason) => type({ ...typed, endReason })}
        />
      )}
      {asks.includes("state") && (
        <Select
          label={words.toState}
          choices={states}
          value={typed.state as (typeof states)[number]["value"] | null}
          error={problems.get("state")?.[locale]}
          onChange={(state) => type({ ...typed, state })}
        />
      )}
      {(asks.includes("reason") || asksOther) && <ReasonField {...field("reason")} readBy="agency" />}
    </ChangeDialog>
  );
}
