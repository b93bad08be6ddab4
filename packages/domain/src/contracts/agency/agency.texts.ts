import type { Locale } from "../../kernel/locale.ts";
import type { Bilingual } from "../../kernel/texts.ts";
import { childcareTypology } from "../contract.rules.ts";
import { contractTexts } from "../contract.texts.ts";
import { babysitterContractTypes, houseworkTypologies } from "../contract.ts";
import { type ContractKind, meaningOf, statesOfKind } from "../contractKind.ts";
import type { ListedContract } from "./listedContract.ts";

/** The kinds of contracts, as the agency calls them. */
export const kindNames = {
  guard: { fr: "Garde (GE)", en: "Childcare" },
  housework: { fr: "Ménage (MNH)", en: "Housework" },
  babysitter: { fr: "Intervenants", en: "Babysitters" },
} as const satisfies Record<ContractKind, Bilingual>;

// Where people read « En attente de votre signature ».
const waiting = { fr: "En attente de signature", en: "Awaiting signature" } as const;

/** Says the state of a contract as the agency reads it; a number that this version does not know is an error. */
export function agencyStateText(kind: ContractKind, state: number): Bilingual {
  if (meaningOf(kind, state) === "waiting") return waiting;
  const rows: readonly ({ readonly value: number } & Bilingual)[] = statesOfKind[kind].rows;
  return rows.find(({ value }) => value === state) ?? statesOfKind[kind].row(99);
}

type Kinded = Pick<
  ListedContract,
  "kind" | "isSharedGuard" | "isFullTime" | "isOneShot" | "typologie" | "type"
>;

/** Says what a contract is of its kind: which childcare, which service, which employment. */
export function contractKindText(contract: Kinded, locale: Locale): string {
  if (contract.kind === "guard") {
    const { childcareKind, typology } = contractTexts(locale);
    const { isSharedGuard, isFullTime = false, isOneShot = false } = contract;
    return `${isSharedGuard ? childcareKind.shared : childcareKind.simple}, ${typology[childcareTypology({ isFullTime, isOneShot })].toLowerCase()}`;
  }
  const { rows } = contract.kind === "housework" ? houseworkTypologies : babysitterContractTypes;
  const value = contract.kind === "housework" ? contract.typologie : contract.type;
  const all: readonly ({ readonly value: number } & Bilingual)[] = rows;
  return all.find((row) => row.value === value)?.[locale] ?? "";
}
