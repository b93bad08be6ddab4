import { type Value, valueList } from "../kernel/values.ts";

/** What a state means, whatever the kind of contract: it decides the colour and whether the contract is active. */
export const stateMeanings = [
  "draft",
  "sending",
  "waiting",
  "signed",
  "inProgress",
  "earlyTermination",
  "finished",
  "refused",
  "canceled",
  "expired",
  "error",
] as const;
export type StateMeaning = (typeof stateMeanings)[number];

interface State extends Value {
  readonly meaning: StateMeaning;
}

const states = <const Table extends Record<string, State>>(table: Table) => valueList(table);

/** A babysitter contract as the parent sees it (CONTRACT-30). */
export const parentContractStates = states({
  Draft: { value: 0, meaning: "draft", fr: "Brouillon", en: "Draft" },
  ScheduledForSending: { value: 1, meaning: "sending", fr: "Envoi programmé", en: "Scheduled for sending" },
  WaitingForParentSignature: {
    value: 2,
    meaning: "waiting",
    fr: "En attente de votre signature",
    en: "Awaiting your signature",
  },
  SignedByParent: { value: 3, meaning: "signed", fr: "Signé", en: "Signed" },
  EarlyTermination: {
    value: 4,
    meaning: "earlyTermination",
    fr: "Rupture anticipée",
    en: "Ended early",
  },
  Expired: { value: 5, meaning: "expired", fr: "Expiré", en: "Expired" },
  Refused: { value: 6, meaning: "refused", fr: "Refusé", en: "Declined" },
  Finished: { value: 7, meaning: "finished", fr: "Terminé", en: "Ended" },
  Canceled: { value: 8, meaning: "canceled", fr: "Annulé", en: "Cancelled" },
  InProgress: { value: 9, meaning: "inProgress", fr: "En cours", en: "Active" },
  Error: { value: 99, meaning: "error", fr: "En erreur", en: "Error" },
});

/** A contract as the babysitter sees it: no state 4 (CONTRACT-37). */
export const babysitterContractStates = states({
  Draft: { value: 0, meaning: "draft", fr: "Brouillon", en: "Draft" },
  ReadyToSend: { value: 1, meaning: "sending", fr: "Prêt à envoyer", en: "Ready to send" },
  PendingSignature: {
    value: 2,
    meaning: "waiting",
    fr: "En attente de votre signature",
    en: "Awaiting your signature",
  },
  Signed: { value: 3, meaning: "signed", fr: "Signé", en: "Signed" },
  Expired: { value: 5, meaning: "expired", fr: "Expiré", en: "Expired" },
  Refused: { value: 6, meaning: "refused", fr: "Refusé", en: "Declined" },
  Finished: { value: 7, meaning: "finished", fr: "Terminé", en: "Ended" },
  Canceled: { value: 8, meaning: "canceled", fr: "Annulé", en: "Cancelled" },
  InProgress: { value: 9, meaning: "inProgress", fr: "En cours", en: "Active" },
  Error: { value: 99, meaning: "error", fr: "En erreur", en: "Error" },
});

/** A housework contract (CONTRACT-42). */
export const houseworkContractStates = states({
  Draft: { value: 0, meaning: "draft", fr: "Brouillon", en: "Draft" },
  ReadyToSend: { value: 1, meaning: "sending", fr: "Prêt à envoyer", en: "Ready to send" },
  WaitingSignature: {
    value: 2,
    meaning: "waiting",
    fr: "En attente de votre signature",
    en: "Awaiting your signature",
  },
  Signed: { value: 3, meaning: "signed", fr: "Signé", en: "Signed" },
  InProgress: { value: 4, meaning: "inProgress", fr: "En cours", en: "Active" },
  Finished: { value: 5, meaning: "finished", fr: "Terminé", en: "Ended" },
  Canceled: { value: 6, meaning: "canceled", fr: "Annulé", en: "Cancelled" },
  Declined: { value: 7, meaning: "refused", fr: "Refusé", en: "Declined" },
  Expired: { value: 8, meaning: "expired", fr: "Expiré", en: "Expired" },
  Error: { value: 99, meaning: "error", fr: "En erreur", en: "Error" },
});

/** The colours of the specification: `default` is the plain grey one. */
export type StateColour = "green" | "blue" | "teal" | "primary" | "red" | "default";

const colours: Partial<Record<StateMeaning, StateColour>> = {
  inProgress: "green",
  waiting: "blue",
  signed: "teal",
  finished: "primary",
  canceled: "red",
};

/** The colour of a state's chip, by what the state means (CONTRACT-31 to -36, -38 to -41, -43, -44, CONTRACT-OP3). */
export function stateColour(meaning: StateMeaning): StateColour {
  return colours[meaning] ?? "default";
}

/** True when a contract in this state waits for a signature, is signed or is in progress (CONTRACT-OP4). */
export function isActive(meaning: StateMeaning): boolean {
  return meaning === "waiting" || meaning === "signed" || meaning === "inProgress";
}

const ended: readonly StateMeaning[] = ["earlyTermination", "finished", "refused", "canceled", "expired"];

/** True when nothing follows this state: the contract ended, or never began (CONTRACT-57). */
export function isEnded(meaning: StateMeaning): boolean {
  return ended.includes(meaning);
}

/** True when a contract in this state counts for `hasContracts` (DATA-OP6). */
export function countsAsContract(meaning: StateMeaning): boolean {
  return meaning !== "draft" && meaning !== "canceled" && meaning !== "error";
}
