import type { Locale } from "../kernel/locale.ts";
import { type ContractCan, contractCan } from "./contract.moves.ts";
import {
  babysitterContractMeaning,
  byReferenceDescending,
  houseworkContractMeaning,
  offeredSignatureUrl,
  parentContractMeaning,
} from "./contract.rules.ts";
import { babysitterContractStates, parentContractStates, type StateMeaning } from "./contract.states.ts";
import {
  type BabysitterContract,
  babysitterContractTypes,
  contractDurations,
  type HouseworkContract,
  hourlyVolumes,
  type ParentContract,
} from "./contract.ts";

/** A contract as it is stored; the views add its labels and what can be computed from its other fields. */
export type KeptParentContract = Omit<ParentContract, "displayState" | "can">;
export type KeptHouseworkContract = Omit<HouseworkContract, "can">;
export type KeptBabysitterContract = Omit<
  BabysitterContract,
  "typeDisplayName" | "stateDisplayName" | "durationName" | "hourlyVolumeName" | "hasDocuments" | "can"
> & {
  readonly duration: (typeof contractDurations)["rows"][number]["value"] | null;
  readonly hourlyVolume: (typeof hourlyVolumes)["rows"][number]["value"] | null;
};

/** What a contract signed on the portal keeps of the withdrawal from it. */
export interface Withdrawable {
  readonly withdrawalRoom: string | null;
  readonly withdrawalLastDay: string | null;
}

function withdrawalOf({ withdrawalRoom, withdrawalLastDay }: Partial<Withdrawable>, today: string) {
  return withdrawalRoom && withdrawalLastDay && today <= withdrawalLastDay
    ? { withdraw: { lastDay: withdrawalLastDay, link: withdrawalRoom } }
    : {};
}

/** Shows a parent's babysitter contracts, in order, with their words in the language. */
export function parentContractViews(
  kept: readonly (KeptParentContract & Partial<Withdrawable>)[],
  locale: Locale,
  today: string,
): ParentContract[] {
  return kept.toSorted(byReferenceDescending).map((contract) => ({
    ...contract,
    ...signing(contract.signatureUrl, parentContractMeaning(contract), withdrawalOf(contract, today)),
    displayState: parentContractStates.label(contract.state, locale),
  }));
}

/** Shows a parent's housework contracts, in order. */
export function houseworkContractViews(
  kept: readonly (KeptHouseworkContract & Partial<Withdrawable>)[],
  today: string,
): HouseworkContract[] {
  return kept.toSorted(byReferenceDescending).map((contract) => ({
    ...contract,
    ...signing(contract.signatureUrl, houseworkContractMeaning(contract), withdrawalOf(contract, today)),
  }));
}

/** Shows a babysitter's contracts, in order, with their words in the language. */
export function babysitterContractViews(
  kept: readonly KeptBabysitterContract[],
  locale: Locale,
): BabysitterContract[] {
  return kept.toSorted(byReferenceDescending).map(({ duration, hourlyVolume, ...contract }) => ({
    ...contract,
    ...signing(contract.signatureUrl, babysitterContractMeaning(contract)),
    typeDisplayName: babysitterContractTypes.label(contract.type, locale),
    stateDisplayName: babysitterContractStates.label(contract.state, locale),
    durationName: duration === null ? null : contractDurations.label(duration, locale),
    hourlyVolumeName: hourlyVolume === null ? null : hourlyVolumes.label(hourlyVolume, locale),
    hasDocuments: [
      contract.contractDocumentId,
      contract.attestationDocumentId,
      contract.certificateDocumentId,
    ].some((id) => id !== null),
  }));
}

function signing(url: string | null, meaning: StateMeaning, withdrawal: Pick<ContractCan, "withdraw"> = {}) {
  return {
    signatureUrl: offeredSignatureUrl(url, meaning),
    can: { ...contractCan(meaning, { signatureUrl: url }), ...withdrawal },
  };
}
