import {
  type ContractChanges,
  updateContract,
} from "@ribambelle/domain/contracts/agency/contractChanges.agency.api";
import { contractFieldProblems, fieldsToSignAnew } from "@ribambelle/domain/contracts/agency/contractFields";
import { agencyContractRefusals } from "@ribambelle/domain/contracts/agency/contracts.refusals";
import { contractFieldName, contractValueText } from "@ribambelle/domain/contracts/agency/fields.texts";
import { contractRefusals } from "@ribambelle/domain/contracts/contract.refusals";
import { meaningOf } from "@ribambelle/domain/contracts/contractKind";
import { useLocale, useWords } from "../../../../client/locale.tsx";
import { Callout } from "../../../../ui/messages/Callout.tsx";
import { isHit, laidOver, typedOver } from "../../../../ui/office/byField.ts";
import { ChangeDialog } from "../../../../ui/office/ChangeDialog.tsx";
import { ContractFields } from "./ContractFields.tsx";
import { changeWords, done } from "./changes.texts.ts";
import { sentSchema, type TypedContract, typedOf } from "./typedContract.ts";
import { type ChangeProps, useContractChange } from "./useContractChange.ts";

const refusedAt: Readonly<Record<string, string>> = {
  [agencyContractRefusals.referenceTaken.code]: "reference",
  [contractRefusals.endsBeforeStart.code]: "endDate",
};
const itself = (typed: TypedContract) => typed;

/** Writes a contract that is not signed anew, each field where it is another (AGCON-08, AGUI-22). */
export function EditDialog(props: ChangeProps) {
  const { contract, onLeave } = props;
  const { kind, id, reference, state } = contract;
  const words = useWords(changeWords);
  const locale = useLocale();
  const kept = typedOf(contract);
  const meaning = meaningOf(kind, state);
  const { form, told } = useContractChange(props, "edit", {
    start: kept,
    schema: sentSchema(kind),
    problems: contractFieldProblems,
    endpoint: updateContract,
    bodyOf: (sent, typed: TypedContract, base: TypedContract) => {
      const changed = new Set<string>(typedOver(base, typed));
      const changes = Object.entries(sent).filter(([name]) => changed.has(name));
      return {
        kind,
        id,
        takeOver: contract.can.takesOver,
        changes: Object.fromEntries(changes) as ContractChanges,
      };
    },
    done: done.changed,
    refusedAt: ({ code }) => refusedAt[code ?? ""] ?? null,
    version: { kept, of: typedOf, typedOf: itself, becomes: itself, isHit, laidOver },
  });
  const { typed, type, problems } = form;
  const differing = typedOver(kept, typed);
  const isSignedAnew = meaning === "waiting" && fieldsToSignAnew.some((name) => differing.includes(name));
  return (
    <ChangeDialog
      heading={words.editHeading(reference)}
      says={contract.can.takesOver ? [words.takeOver] : []}
      submit={words.save}
      form={form}
      meanwhile={
        told
          ? {
              told: told[locale],
              fields: differing.map((name) => ({
                name: contractFieldName(name, locale),
                kept: contractValueText(kind, name, kept[name], locale),
                mine: contractValueText(kind, name, typed[name], locale),
              })),
            }
          : undefined
      }
      canStillSave={contract.can.update}
      onLeave={onLeave}
    >
      <ContractFields
        kind={kind}
        typed={typed}
        type={type}
        problems={problems}
        hasReference={meaning === "draft"}
      />
      {isSignedAnew && <Callout kind="information">{words.withdraws[kind]}</Callout>}
    </ChangeDialog>
  );
}
