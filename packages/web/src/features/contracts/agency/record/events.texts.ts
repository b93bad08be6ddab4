import { agencyStateText } from "@ribambelle/domain/contracts/agency/agency.texts";
import type { ContractEvent } from "@ribambelle/domain/contracts/agency/agencyContract";
import { contractFieldName, contractValueText } from "@ribambelle/domain/contracts/agency/fields.texts";
import type { ContractKind } from "@ribambelle/domain/contracts/contractKind";
import { plainDay } from "@ribambelle/domain/kernel/day";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import { catalogue } from "@ribambelle/domain/kernel/texts";

/** What an act is called in the history, with the day that it names. */
type Said = (day: string | null) => string;
const plain =
  (text: string): Said =>
  () =>
    text;
const withDay =
  (text: string, said: (day: string) => string): Said =>
  (day) =>
    day === null ? text : `${text} ${said(day)}`;

const eventWords = catalogue({
  fr: {
    import: "Un import",
    job: "Le portail",
    somebody: "L’agence",
    reason: (reason: string) => `Motif\u00a0: ${reason}`,
    state: "état",
    changed: (what: string, from: string, to: string) => `${what}\u00a0: ${from} → ${to}`,
    acts: {
      create: plain("a créé le contrat"),
      change: plain("a modifié le contrat"),
      "take-over": plain("a pris ce contrat dans le portail\u00a0: les imports ne le changent plus"),
      "add-document": plain("a ajouté un document"),
      "replace-document": plain("a remplacé un document"),
      schedule: withDay("a programmé l’envoi", (day) => `pour le ${day}`),
      unschedule: plain("a annulé l’envoi"),
      ask: withDay("a demandé la signature", (day) => `(à signer avant le ${day})`),
      remind: plain("a relancé pour la signature"),
      withdraw: plain("a retiré la demande de signature"),
      sign: withDay("a enregistré la signature", (day) => `du ${day}`),
      decline: plain("a enregistré le refus"),
      expire: plain("a clos la demande\u00a0: le délai pour signer est passé"),
      start: plain("a démarré le contrat"),
      end: withDay("a terminé le contrat", (day) => `au ${day}`),
      terminate: withDay("a rompu le contrat avant le terme", (day) => `au ${day}`),
      cancel: plain("a annulé le contrat"),
      reopen: plain("a repris le contrat en brouillon"),
      fail: plain("a signalé une erreur"),
      repair: plain("a réparé le contrat"),
      openSigning: withDay("a demandé la signature sur le portail", (day) => `(à signer avant le ${day})`),
      "sign-in-turn": plain("a signé sur le portail"),
      completeSigning: withDay("a signé sur le portail", (day) => `le ${day}\u00a0: le contrat est signé`),
      startSigned: plain("a démarré le contrat signé sur le portail"),
      refuseSigning: plain("a refusé de signer sur le portail"),
      expireSigning: plain("a clos la demande\u00a0: le délai pour signer est passé"),
      cancelSigning: plain("a annulé la demande de signature sur le portail"),
      renounce: plain("a renoncé au contrat, dans le délai de rétractation"),
    } as Readonly<Record<string, Said>>,
  },
  en: {
    import: "An import",
    job: "The portal",
    somebody: "The agency",
    reason: (reason) => `Reason: ${reason}`,
    state: "status",
    changed: (what, from, to) => `${what}: ${from} → ${to}`,
    acts: {
      create: plain("created the contract"),
      change: plain("changed the contract"),
      "take-over": plain("took this contract into the portal: imports no longer change it"),
      "add-document": plain("added a document"),
      "replace-document": plain("replaced a document"),
      schedule: withDay("scheduled the sending", (day) => `for ${day}`),
      unschedule: plain("cancelled the sending"),
      ask: withDay("requested the signature", (day) => `(to be signed before ${day})`),
      remind: plain("sent a reminder"),
      withdraw: plain("withdrew the request for signature"),
      sign: withDay("recorded the signature", (day) => `of ${day}`),
      decline: plain("recorded the refusal"),
      expire: plain("closed the request: the time to sign has passed"),
      start: plain("started the contract"),
      end: withDay("ended the contract", (day) => `on ${day}`),
      terminate: withDay("ended the contract early", (day) => `on ${day}`),
      cancel: plain("cancelled the contract"),
      reopen: plain("reopened the contract as a draft"),
      fail: plain("reported an error"),
      repair: plain("repaired the contract"),
      openSigning: withDay("requested the signature on the portal", (day) => `(to be signed before ${day})`),
      "sign-in-turn": plain("signed on the portal"),
      completeSigning: withDay("signed on the portal", (day) => `on ${day}: the contract is signed`),
      startSigned: plain("started the contract signed on the portal"),
      refuseSigning: plain("declined to sign on the portal"),
      expireSigning: plain("closed the request: the time to sign has passed"),
      cancelSigning: plain("cancelled the request to sign on the portal"),
      renounce: plain("withdrew from the contract within the legal period"),
    },
  },
});

// The field whose day stands in the sentence of an act.
const dayOf: Readonly<Record<string, string>> = {
  schedule: "scheduledFor",
  ask: "signBy",
  sign: "signedOn",
  openSigning: "signBy",
  completeSigning: "signedOn",
  end: "endDate",
  terminate: "endDate",
};

/** Says who did what to a contract (AGCON-28). */
export function eventSentence(
  kind: ContractKind,
  { act, by, source, changes, fromState, toState }: ContractEvent,
  locale: Locale,
): string {
  const words = eventWords(locale);
  const who = by?.displayName || (source === "page" ? words.somebody : words[source]);
  const day = changes?.find(({ field }) => field === dayOf[act])?.to;
  const said = Object.hasOwn(words.acts, act) ? words.acts[act] : undefined;
  const what = said ? said(typeof day === "string" ? plainDay(day, locale) : null) : act;
  const isMove = fromState !== null && fromState !== toState;
  const moved = isMove && (act === "change" || act === "repair");
  const state = (number: number) => agencyStateText(kind, number)[locale];
  return `${who} ${what}${moved ? ` (${words.changed(words.state, state(fromState), state(toState))})` : ""}`;
}

// What its sentence says already, or what nobody needs to read.
const untold = new Set(["scheduledFor", "signBy", "signedOn", "askedAt", "reminders", "keeper", "formerId"]);

/** Says what was and is of each field that an act changed. */
export function eventChanges(kind: ContractKind, { act, changes }: ContractEvent, locale: Locale): string[] {
  return (changes ?? []).flatMap(({ field, from, to }) => {
    if (untold.has(field) || (dayOf[act] === field && field === "endDate")) return [];
    const name = contractFieldName(field, locale);
    const said = (value: unknown) => contractValueText(kind, field, value, locale);
    // Of what is not told, that it changed; of a document, what it is.
    if (from === null && to === null) return [name];
    return [field === "documentKind" ? said(to) : eventWords(locale).changed(name, said(from), said(to))];
  });
}

/** Says why. */
export const eventReason = (reason: string, locale: Locale): string => eventWords(locale).reason(reason);
