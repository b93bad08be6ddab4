import type { Certificate } from "@ribambelle/domain/billing/certificates/certificate";

/** A tax certificate of the portal, with what is told of it. */
export const aCertificate = (given: Partial<Certificate> = {}): Certificate => ({
  year: 2025,
  version: 1,
  publishedDate: "2026-02-15",
  replacesDate: null,
  agency: {
    name: "Ribambelle Démo",
    address: "12 rue des Marronniers, 75000 Paris",
    siren: "999 000 001",
    declaration: { number: "SAP999000001", date: "2020-01-15" },
    place: "Paris",
  },
  payer: {
    name: "Camille Martin-Lefèvre",
    address: "8 rue des Lilas, 75011 Paris",
    accounts: [],
  },
  paidCents: 820_450,
  cesuCents: 0,
  advanceCents: 50_000,
  aidsCents: 10_000,
  byNature: [
    { nature: 0, amountCents: 620_450 },
    { nature: 3, amountCents: 200_000 },
  ],
  list: [
    {
      month: "2025-11",
      babysitterName: "Éloïse Le Goff",
      babysitterNumber: "M-0042",
      lineCount: 2,
      minutes: 2_550,
    },
    {
      month: "2025-12",
      babysitterName: "Noé L’Hostis",
      babysitterNumber: "M-0043",
      lineCount: 1,
      minutes: 210,
    },
  ],
  ...given,
});

const names = ["Łukasz Çağlar", "Αθηνά Παπαδοπούλου", "Иванова Наталья", "Nguyễn Thị Ánh"] as const;

/** The same with so many months of hours of four babysitters, whose names take four alphabets. */
export const aLongCertificate = (months: number): Certificate =>
  aCertificate({
    payer: {
      name: "Łukasz Çağlar Αθηνά Иванова Nguyễn",
      address: "8 rue des Lilas, 75011 Paris",
      accounts: ["FR1420041010050500013M02606"],
    },
    list: Array.from({ length: months * names.length }, (_, at) => ({
      month: `2025-${String(1 + Math.floor(at / names.length)).padStart(2, "0")}`,
      babysitterName: names[at % names.length] ?? "",
      babysitterNumber: `M-00${at % names.length}`,
      lineCount: 1 + (at % 3),
      minutes: 600 + at * 15,
    })),
  });
