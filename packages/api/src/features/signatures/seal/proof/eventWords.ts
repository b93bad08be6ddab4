import { momentOf } from "../signatureSheet.ts";
import type { ProofEvent } from "./proof.ts";

type Say = (who: string, event: ProofEvent) => string;

// SIGN-50: one sentence for each kind of event.
const sentences: Readonly<Record<string, Say>> = {
  "opened-by-agency": () => "L’agence a ouvert la demande de signature.",
  told: (who) => `Une lettre a été envoyée à ${who}.`,
  viewed: (who) => `${who} a ouvert la salle de signature.`,
  read: (who) => `${who} a lu le document jusqu’à la fin.`,
  accepted: (who) => `${who} a accepté le contenu du document.`,
  "code-sent": (who) => `Un code à usage unique a été envoyé à ${who}.`,
  "code-wrong": (who) => `${who} a saisi un code qui n’était pas le bon.`,
  "code-right": (who) => `${who} a saisi le bon code.`,
  signed: (who) => `${who} a signé.`,
  refused: (who) => `${who} a refusé de signer.`,
  "mistake-reported": (who) => `${who} a signalé une erreur à l’agence.`,
  reminded: (who) => `Un rappel a été envoyé à ${who}.`,
  expired: () => "La demande a expiré.",
  canceled: () => "La demande a été annulée.",
  "sealing-failed": () => "Le cachet n’a pas pu être apposé.",
  sealed: () => "Le cachet de l’agence a été apposé.",
  copied: (who) => `Une copie a été envoyée à ${who}.`,
  downloaded: (who) => `${who} a téléchargé le document.`,
  withdrawn: (who) => `${who} a renoncé au contrat.`,
};

const states: Readonly<Record<string, string>> = {
  waiting: "en attente d’envoi",
  sent: "envoyée",
  "given-up": "envoi abandonné",
};
const ways: Readonly<Record<string, string>> = {
  end: "fin du document affichée",
  box: "case cochée",
};
const yesOrNo = (value: unknown) => (value === true ? "oui" : value === false ? "non" : String(value));
const plain = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));
const instant = (value: unknown) => (typeof value === "string" ? momentOf(value) : plain(value));
const named = (names: Readonly<Record<string, string>>) => (value: unknown) =>
  names[String(value)] ?? plain(value);

// What each fact is called, and how its value is said. One that stands nowhere here is printed under its own name.
const labels: Readonly<Record<string, readonly [label: string, say: (value: unknown) => string]>> = {
  address: ["Adresse (réseau)", plain],
  browser: ["Navigateur", plain],
  sha256: ["SHA-256 affiché", plain],
  consents: ["Cases acceptées", (value) => [value].flat().map(plain).join(" ")],
  language: ["Langue", named({ fr: "français", en: "anglais" })],
  place: ["Fait à", plain],
  startsEarly: ["Début anticipé", yesOrNo],
  letterId: ["Lettre", plain],
  letterState: ["État de la lettre", named(states)],
  sentTo: ["Envoyé à", plain],
  expiresAt: ["Valable jusqu’au", instant],
  attemptsLeft: ["Essais restants", plain],
  how: ["Moyen", named(ways)],
  pagesSeen: ["Pages affichées", plain],
  reason: ["Motif", plain],
  comment: ["Commentaire", plain],
  by: ["Par", plain],
  fingerprint: ["Certificat", plain],
  isTimeStamped: ["Horodatage", yesOrNo],
  documentId: ["Document", plain],
};

/** Says what happened, in a sentence. */
export const eventSentence = (event: ProofEvent, who: string): string =>
  sentences[event.kind]?.(who, event) ?? `${event.kind} (${who})`;

/** Says each fact of an event beside what it is called. */
export const factWords = ({ facts }: ProofEvent): readonly (readonly [label: string, value: string])[] =>
  Object.entries(facts)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => {
      const [label, say] = labels[name] ?? [name, plain];
      return [label, say(value)] as const;
    });
