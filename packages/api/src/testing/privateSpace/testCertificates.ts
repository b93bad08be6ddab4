import type { Config } from "../../config.ts";
import { certificatesCommand } from "../../features/billing/command/certificates.ts";
import { csvOf, type PrivateSpace, privateSpace, type SignedInPerson } from "./privateSpace.ts";

type Cells = Readonly<Record<string, string | number>>;

/** What a family was billed, and paid. */
export interface GivenBilling {
  /** Cells of the line of its invoice that are other than those of 10 hours of 30 euros by a babysitter. */
  readonly line?: Cells;
  readonly invoice?: Cells;
  readonly payment?: Cells;
  readonly share?: Cells;
}

const publicationDay = "2026-02-15T09:00:00Z";

/** A portal, its import and its command of tax certificates; its clock says 15 February 2026 unless moved. */
export async function certificatesSpace(settings: Record<string, string> = {}) {
  const space: PrivateSpace = await privateSpace(settings);
  const worker = await space.person("BabySitter", {
    first_name: "Zoé",
    last_name: "Roux",
    employee_number: "M-7",
  });
  const { connection } = space.agency.database;
  let at = publicationDay;
  let turn = 0;
  const move = (instant: string) => {
    at = instant;
    space.at(instant);
  };
  move(at);
  return {
    space,
    worker,
    move,
    /** Puts a family there that was billed 300 euros for November 2025 and paid them on 20 December, both but for what is given. */
    async family(given: GivenBilling = {}, person: Parameters<PrivateSpace["person"]>[1] = {}) {
      const family = await space.person("Parent", person);
      return { ...family, ...(await this.bill(family, given)) };
    },
    /** Bills a family once more, in the same way. */
    async bill(family: SignedInPerson, given: GivenBilling = {}) {
      turn += 1;
      const [invoice, payment] = [`F-${turn}`, `R-${turn}`];
      const { problems } = await space.agency.give({
        "factures.csv": csvOf({
          numéro: invoice,
          "référence du parent": family.reference,
          "date d’émission": "05/12/2025",
          "total TTC": 300,
          "montant dû": 300,
          "adresse du payeur": "8 rue des Lilas, 75011 Paris",
          ...given.invoice,
        }),
        "lignes-factures.csv": csvOf({
          numéro: invoice,
          ligne: 1,
          genre: "Prestation",
          libellé: "Garde d’enfants à domicile",
          prestation: "Garde d’enfants",
          nature: "Garde d’enfants de moins de 3 ans",
          "référence de l’intervenant": worker.reference,
          du: "01/11/2025",
          au: "30/11/2025",
          heures: 10,
          "taux horaire TTC": 30,
          montant: 300,
          "ouvre droit": "oui",
          ...given.line,
        }),
        "reglements.csv": csvOf({
          référence: payment,
          "référence du parent": family.reference,
          date: "20/12/2025",
          moyen: "Prélèvement SEPA",
          montant: 300,
          ...given.payment,
        }),
        "affectations.csv": csvOf({
          "référence du règlement": payment,
          "numéro de facture": invoice,
          montant: 300,
          ...given.share,
        }),
      });
      if (problems.length > 0) throw new Error(problems.join("\n"));
      return { invoice, payment };
    },
    /** Runs `npm run certificates`; gives its exit code and what it said, each no-break blank made plain. */
    command(...args: string[]) {
      return this.commandOf(space.portal.deps.config, ...args);
    },
    /** The same by other settings. */
    async commandOf(config: Config, ...args: string[]) {
      const said: string[] = [];
      const say = (line: string) => void said.push(line.replaceAll(/[\u00a0\u202f]/g, " "));
      const code = await certificatesCommand(config)(args, {
        connection,
        fileStore: space.agency.fileStore,
        now: new Date(at),
        print: say,
        printError: say,
      });
      return { code, said };
    },
    /** The certificates of a family’s year, as its page has them. */
    async certificates(family: SignedInPerson, year = 2025) {
      const { years } = (await space.get(family, "/FiscalCertificate/GetMyFiscalYears")).json();
      return years.find((one: { year: number }) => one.year === year)?.certificates ?? [];
    },
    /** The rows of a family in a table. */
    rows: async ({ personId }: SignedInPerson, table: "tax_certificate" | "letter" | "notification") =>
      (
        await connection.pool.query(
          `SELECT * FROM ${table} WHERE ${table === "tax_certificate" ? "parent_id" : "person_id"} = $1 ORDER BY 1`,
          [personId],
        )
      ).rows,
    /** Moves the clock back to its day, and lets nobody be due a certificate any more. */
    async beginAnew() {
      move(publicationDay);
      await connection.pool.query("UPDATE payment SET state = 2");
    },
    download: (family: SignedInPerson, id: string) => space.get(family, `/document/${id}/download`),
  };
}
