import { afterAll, beforeAll, expect, it } from "vitest";
import {
  csvOf,
  type PrivateSpace,
  privateSpace,
  type SignedInPerson,
} from "../../testing/privateSpace/privateSpace.ts";

let space: PrivateSpace;
let family: SignedInPerson;
beforeAll(async () => {
  space = await privateSpace();
  family = await space.person("Parent");
});
afterAll(() => space.close());

const toDos = async () => (await space.get(family, "/ToDo/GetMyToDos")).json();

it("asks for the invoices that are due, partly paid or late, and for no other (TODO-07, PAYMENTS-10)", async () => {
  const invoice = (name: string, known: Readonly<Record<string, string | number>> = {}) => ({
    numéro: name,
    "référence du parent": family.reference,
    "date d’émission": "05/10/2026",
    échéance: "30/11/2026",
    "total TTC": 100,
    "montant dû": 100,
    nature: "",
    "moyen prévu": "",
    "date de prélèvement": "",
    annulée: "",
    ...known,
  });
  const debit = { "moyen prévu": "Prélèvement SEPA" };
  const urssaf = { "moyen prévu": "Prélèvement Urssaf" };
  const late = { échéance: "10/11/2026" };
  const paid: Readonly<Record<string, readonly (readonly [number, string])[]>> = {
    paid: [[100, "Encaissé"]],
    partly: [[40, "Encaissé"]],
    "under way": [[100, "En cours"]],
    "under way for the rest": [
      [40, "Encaissé"],
      [60, "En cours"],
    ],
    "under way for a part": [[99, "En cours"]],
    "debited in vain": [[100, "Rejeté"]],
    "late, partly": [[40, "Encaissé"]],
  };
  const { problems } = await space.agency.give({
    "factures.csv": csvOf(
      ...Object.keys(paid).map((name) =>
        invoice(name, name === "debited in vain" ? debit : name.startsWith("late") ? late : {}),
      ),
      invoice("due"),
      invoice("late", late),
      invoice("transfer planned", { "moyen prévu": "Virement" }),
      invoice("debit planned", debit),
      invoice("debit by Urssaf", urssaf),
      invoice("debit of a week ago", { ...debit, "date de prélèvement": "16/11/2026" }),
      invoice("debit that never came", { ...debit, ...late, "date de prélèvement": "15/11/2026" }),
      invoice("cancelled", { annulée: "oui" }),
      invoice("credit note", { nature: "Avoir", "total TTC": -5, "montant dû": -5 }),
      invoice("nothing", { "total TTC": 0, "montant dû": 0 }),
    ),
    "reglements.csv": csvOf(
      ...Object.entries(paid).flatMap(([name, parts]) =>
        parts.map(([montant, état], at) => ({
          référence: `${name} ${at}`,
          "référence du parent": family.reference,
          date: "20/10/2026",
          moyen: "Virement",
          montant,
          état,
        })),
      ),
    ),
    "affectations.csv": csvOf(
      ...Object.entries(paid).flatMap(([name, parts]) =>
        parts.map(([montant], at) => ({
          "référence du règlement": `${name} ${at}`,
          "numéro de facture": name,
          montant,
        })),
      ),
    ),
  });
  expect(problems).toEqual([]);
  const { invoices } = (await space.get(family, "/Invoice/GetMyInvoices")).json();
  const open = invoices.filter(({ state }: { state: number }) => [0, 1, 3].includes(state));
  const list = await toDos();
  expect(list.toDos.map(({ key }: { key: string }) => key.split(":").at(-1)).sort()).toEqual(
    open.map(({ id }: { id: string }) => id).sort(),
  );
  expect(open.map(({ number }: { number: string }) => number).sort()).toEqual([
    "debit that never came",
    "debited in vain",
    "due",
    "late",
    "late, partly",
    "partly",
    "transfer planned",
    "under way for a part",
  ]);
  expect(list.counts).toEqual({ invoices: 8 });
  const partly = list.toDos.find(
    ({ title }: { title: string }) => title === "Régler la facture late, partly",
  );
  expect(partly).toMatchObject({
    text: "Il reste 60,00\u00a0€ à régler.",
    deadline: "2026-11-10",
    isLate: true,
    action: "Comment régler",
  });
});
