import { addDays } from "@ribambelle/domain/kernel/day";
import { dueOn, type RequestWay, type toldKinds } from "@ribambelle/domain/requests/request";
import type { Demonstration } from "../../demonstrating/demonstration.ts";
import { listPeopleByReference } from "../people/index.ts";
import { countRequests, insertRequest, saveOutcome, saveOwner } from "./requests.store.ts";

interface Shown {
  readonly reference: string;
  readonly kind: (typeof toldKinds)[number];
  readonly way: RequestWay;
  readonly askedDaysAgo: number;
  readonly note?: string;
  readonly owner?: string;
  readonly outcome?: {
    readonly state: "done" | "refused";
    readonly reason: string;
    readonly daysAgo: number;
  };
}

/** One that is late, one nearly due, one that somebody takes care of, and those that were done and refused. */
const shown: readonly Shown[] = [
  {
    reference: "DEMO-P05",
    kind: "access",
    way: "email",
    askedDaysAgo: 34,
    note: "Souhaite une copie de tout ce que l’agence garde à son sujet.",
    owner: "DEMO-A01",
  },
  { reference: "DEMO-I05", kind: "unsubscription", way: "renewal", askedDaysAgo: 8 },
  {
    reference: "DEMO-P08",
    kind: "rectification",
    way: "phone",
    askedDaysAgo: 3,
    note: "Le nom de la rue est mal écrit sur ses factures.",
    owner: "DEMO-A02",
  },
  {
    reference: "DEMO-I06",
    kind: "rectification",
    way: "desk",
    askedDaysAgo: 20,
    note: "Sa date de naissance était fausse.",
    owner: "DEMO-A03",
    outcome: { state: "done", reason: "Corrigée d’après sa carte d’identité", daysAgo: 18 },
  },
  {
    reference: "DEMO-P12",
    kind: "erasure",
    way: "letter",
    askedDaysAgo: 26,
    owner: "DEMO-A01",
    outcome: { state: "refused", reason: "Un contrat est en cours jusqu’à l’été", daysAgo: 21 },
  },
];

/** What people of the demonstration ask of the agency (AGUI-41). */
export const requestsDemonstration: Demonstration = {
  async fill(transaction, { today }) {
    const references = shown.flatMap(({ reference, owner }) => [reference, ...(owner ? [owner] : [])]);
    const people = await listPeopleByReference(transaction, [...new Set(references)]);
    const idOf = new Map(people.flatMap((one) => (one.isDeactivated ? [] : [[one.reference, one.personId]])));
    for (const { reference, kind, way, askedDaysAgo, note = null, owner = "", outcome } of shown) {
      const personId = idOf.get(reference);
      // What a visitor recorded, closed or took since stays.
      if (personId === undefined || (await countRequests(transaction, personId)) > 0) continue;
      const day = addDays(today, -askedDaysAgo);
      const asked = {
        personId,
        kind,
        way,
        askedAt: new Date(`${day}T09:20:00Z`),
        dueOn: dueOn(kind, day),
        note,
      };
      const requestId = await insertRequest(transaction, asked);
      if (requestId === null) continue;
      const ownerId = idOf.get(owner) ?? null;
      if (ownerId !== null) await saveOwner(transaction, requestId, ownerId);
      if (!outcome) continue;
      const now = new Date(`${addDays(today, -outcome.daysAgo)}T14:05:00Z`);
      await saveOutcome(transaction, requestId, { ...outcome, by: ownerId, now });
    }
  },
};
