import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  aPdf,
  csvOf,
  type PrivateSpace,
  privateSpace,
  type SignedInPerson,
} from "../../testing/privateSpace/privateSpace.ts";
import { insertDocument } from "../../testing/stores/testDocuments.store.ts";

let space: PrivateSpace;
beforeAll(async () => {
  space = await privateSpace();
});
afterAll(() => space.close());

beforeEach(() => space.at("2026-11-23T10:00:00Z"));

const departure = async (person: SignedInPerson, headers = {}) =>
  (await space.get(person, "/Authentication/GetMyDeparture", headers)).json();
const whats = ({ kept }: { readonly kept: readonly { readonly what: string }[] }) =>
  kept.map(({ what }) => what);
const ofInvoices = "Vos factures et vos règlements";

describe("before an account is deleted", () => {
  it("says of what a family has which stays, once each, and until when, in its language (SPACE-35)", async () => {
    const family = await space.person("Parent");
    expect(whats(await departure(family))).toEqual([
      "Votre dossier à l’agence, sans votre nom ni vos coordonnées",
      "Le journal des opérations de votre compte, sans votre nom",
    ]);
    await space.agency.give({
      "factures.csv": csvOf({
        numéro: "DEP-1",
        "référence du parent": family.reference,
        "date d’émission": "05/11/2026",
        "total TTC": 100,
        "montant dû": 100,
      }),
      "lignes-factures.csv": csvOf({
        numéro: "DEP-1",
        ligne: 1,
        genre: "Prestation",
        libellé: "Garde",
        montant: 100,
      }),
    });
    const { kept, owedCents } = await departure(family);
    expect(kept.filter(({ what }: { what: string }) => what === ofInvoices)).toEqual([
      {
        what: ofInvoices,
        until: "dix ans après la fin de leur année (Code de commerce, article L123-22)",
      },
    ]);
    expect(owedCents).toBe(10_000);
    const english = await departure(family, { "accept-language": "en" });
    expect(whats(english)).toContain("Your invoices and payments");
  });

  it("says nothing of a debt that will be debited, nor of any to a babysitter (SPACE-35, PAYMENTS-10)", async () => {
    const family = await space.person("Parent");
    await space.agency.give({
      "factures.csv": csvOf({
        numéro: "DEP-2",
        "référence du parent": family.reference,
        "date d’émission": "05/11/2026",
        "total TTC": 100,
        "montant dû": 100,
        "moyen prévu": "Prélèvement SEPA",
        "date de prélèvement": "05/12/2026",
      }),
    });
    expect((await departure(family)).owedCents).toBe(0);
    expect((await departure(await space.person("BabySitter"))).owedCents).toBe(0);
  });

  it("offers contracts and certificates, each by its link, and no invoice (SPACE-35)", async () => {
    const family = await space.person("Parent");
    const { fileStore } = space.portal;
    const deps = { db: space.agency.database.connection.db, fileStore };
    const contract = await insertDocument(deps, family.personId, { reference: "GE-1" });
    const tax = await insertDocument(deps, family.personId, { kind: "tax-certificate", reference: "2025" });
    await insertDocument(deps, family.personId, { kind: "invoice", reference: "FAC-1" });
    const { toTake } = await departure(family);
    expect(toTake).toEqual([
      { name: "Contrat GE-1", path: `/api/v1/document/${contract.id}/download` },
      { name: "Attestation fiscale 2025", path: `/api/v1/document/${tax.id}/download` },
    ]);
    expect((await departure(family, { "accept-language": "en" })).toTake[1].name).toBe(
      "Tax certificate 2025",
    );
  });

  it("offers a babysitter all payslips in one file (SPACE-35)", async () => {
    // The agency's first electronic payslips are seen a month after they were announced.
    space.at("2027-01-15T10:00:00Z");
    const sitter = await space.person("BabySitter");
    const payslip = (month: string) => ({
      "référence de l’intervenant": sitter.reference,
      mois: month,
      "date de versement": "05/11/2026",
      fichier: `${month.replace("/", "-")}.pdf`,
    });
    await space.agency.give({
      "fiches-de-paie.csv": csvOf(payslip("09/2026"), payslip("10/2026")),
      "fiches-de-paie/09-2026.pdf": await aPdf("septembre"),
      "fiches-de-paie/10-2026.pdf": await aPdf("octobre"),
    });
    const { toTake, ...left } = await departure(sitter);
    expect(toTake).toEqual([{ name: "Vos 2 fiches de paie", path: "/api/v1/Payslip/download" }]);
    expect(whats(left)).toContain("Vos fiches de paie");
  });

  it("is told to families and babysitters alone", async () => {
    const staff = await space.person("Agency");
    expect((await space.get(staff, "/Authentication/GetMyDeparture")).statusCode).toBe(403);
    expect((await space.portal.call("GET", "/Authentication/GetMyDeparture")).statusCode).toBe(401);
  });
});
