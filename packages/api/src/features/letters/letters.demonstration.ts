import { atTheLatestNow, type Demonstration } from "../../demonstrating/demonstration.ts";
import { updateAttempts, updateGivenUp, updateRefused, updateSent } from "../../mail/letters.store.ts";
import { addLetters } from "../../mail/letters.ts";
import { findAddressee, listPeopleByReference } from "../people/index.ts";

const hourMs = 3_600_000;
const invitation = "identity.invitation";
const passwordChanged = "identity.password-changed";

/** What became of each letter: asked for so many hours ago, and then sent, refused, given up, or not tried yet. */
const shown: readonly {
  readonly reference: string;
  readonly kind: string;
  readonly askedHoursAgo: number;
  readonly refusal?: string;
  readonly became: "sent" | "refused" | "given-up" | "waiting";
}[] = [
  { reference: "DEMO-P01", kind: invitation, askedHoursAgo: 24 * 40, became: "sent" },
  { reference: "DEMO-I01", kind: invitation, askedHoursAgo: 24 * 39, became: "sent" },
  { reference: "DEMO-P01", kind: passwordChanged, askedHoursAgo: 30, became: "sent" },
  { reference: "DEMO-A02", kind: passwordChanged, askedHoursAgo: 52, became: "sent" },
  {
    reference: "DEMO-P02",
    kind: invitation,
    askedHoursAgo: 24 * 6,
    became: "given-up",
    refusal: "recipient-refused 550 5.1.1",
  },
  {
    reference: "DEMO-I01",
    kind: passwordChanged,
    askedHoursAgo: 24 * 3,
    became: "given-up",
    refusal: "message-refused 554 5.7.1",
  },
  {
    reference: "DEMO-P02",
    kind: passwordChanged,
    askedHoursAgo: 1,
    became: "refused",
    refusal: "unreachable ECONNREFUSED",
  },
  { reference: "DEMO-P01", kind: passwordChanged, askedHoursAgo: 0, became: "waiting" },
];

/** Letters that were sent, refused so far and given up, and one that waits to leave (AGUI-41). */
export const lettersDemonstration: Demonstration = {
  async fill(transaction, deps) {
    const now = atTheLatestNow(deps, `${deps.today}T06:00:00Z`);
    const references = [...new Set(shown.map(({ reference }) => reference))];
    const people = await listPeopleByReference(transaction, references);
    const idOf = new Map(people.map(({ reference, personId }) => [reference, personId]));
    for (const [place, { reference, kind, askedHoursAgo, became, refusal = "" }] of shown.entries()) {
      const personId = idOf.get(reference);
      const addressee = personId === undefined ? null : await findAddressee(transaction, personId);
      if (!addressee) continue;
      const asked = new Date(now.getTime() - askedHoursAgo * hourMs);
      const later = new Date(now.getTime() + 26 * hourMs);
      const isDone = became === "sent" || became === "given-up";
      // One letter each, however often the demonstration is loaded.
      const id = `demonstration-letter-${place}`;
      const order = { id, kind, personId: addressee.personId, locale: addressee.locale };
      const added = await addLetters(
        transaction,
        [{ ...order, payload: { at: asked.getTime() }, ...(!isDone && { notBefore: later }) }],
        asked,
      );
      if (added.length === 0) continue;
      const tried = new Date(asked.getTime() + 2_000);
      if (became !== "waiting") await updateAttempts(transaction, id);
      if (became === "sent") await updateSent(transaction, id, tried);
      if (became === "given-up") await updateGivenUp(transaction, id, refusal, tried);
      if (became === "refused") await updateRefused(transaction, id, refusal, later);
    }
  },
};
