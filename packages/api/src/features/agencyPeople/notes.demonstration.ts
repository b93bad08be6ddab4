import { addDays } from "@ribambelle/domain/kernel/day";
import type { Demonstration } from "../../demonstrating/demonstration.ts";
import { listPeopleByReference } from "../people/index.ts";
import { hasNotes, insertNote } from "./notes.store.ts";

/** What colleagues noted of whom, so many days ago; facts that help the next one who answers the phone. */
const shown: readonly (readonly [
  reference: string,
  author: string,
  daysAgo: number,
  text: string,
  isPinned?: true,
])[] = [
  ["DEMO-P01", "DEMO-A02", 41, "Joindre plutôt par téléphone, après 18 h.", true],
  [
    "DEMO-P01",
    "DEMO-A02",
    12,
    "Cherche une garde partagée pour la rentrée.\nA donné le nom d’une autre famille.",
  ],
  ["DEMO-P01", "DEMO-A01", 4, "A reçu le devis, répond en fin de semaine."],
  ["DEMO-P04", "DEMO-A02", 9, "Déménage au printemps\u00a0: adresse à demander en mars."],
  ["DEMO-P07", "DEMO-A02", 22, "Préfère les courriers en anglais.", true],
  [
    "DEMO-I01",
    "DEMO-A03",
    30,
    "Entretien passé, très bon échange. Disponible le mercredi toute la journée.",
    true,
  ],
  ["DEMO-I01", "DEMO-A03", 6, "Permis obtenu, voiture à partir de janvier."],
  ["DEMO-I04", "DEMO-A03", 15, "En formation le lundi jusqu’en juin."],
];

/** Notes of the agency, some of them pinned (AGUI-41). */
export const notesDemonstration: Demonstration = {
  async fill(transaction, { today }) {
    const references = shown.map(([reference]) => reference).concat(shown.map(([, author]) => author));
    const people = await listPeopleByReference(transaction, [...new Set(references)]);
    const found = new Map(people.map((one) => [one.reference, one]));
    const written = new Set<number>();
    for (const [reference, author, daysAgo, text, isPinned = false] of shown) {
      const person = found.get(reference);
      if (!person || person.isDeactivated) continue;
      const { personId } = person;
      // What a visitor wrote, changed or removed since stays.
      if (!written.has(personId) && (await hasNotes(transaction, personId))) continue;
      written.add(personId);
      const authorId = found.get(author)?.personId ?? null;
      const at = new Date(`${addDays(today, -daysAgo)}T15:10:00Z`);
      await insertNote(transaction, { personId, authorId, text, isPinned }, at);
    }
  },
};
