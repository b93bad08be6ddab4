import { taxRulesSchema } from "@ribambelle/domain/billing/taxes/ceiling";
import { isDay } from "@ribambelle/domain/kernel/day";
import { isValidBIC, isValidIBAN } from "ibantools";
import * as z from "zod/mini";

// What the agency's file says of its terms: who it is before the law, how it is paid, what the tax rules are. None of it is
// part of the agency as public pages show it.

const line = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));
const said = (max: number) =>
  z.pipe(
    z.strictObject({ fr: line(max), en: z.optional(line(max)) }),
    z.transform(({ fr, en }) => ({ fr, en: en ?? fr })),
  );
const day = z.string().check(z.refine(isDay, { error: "must be a day such as 2026-02-15" }));
const numberAndDate = z.strictObject({ number: line(40), date: day });

/** Who the agency is before the law, as invoices and certificates must say it. */
const legalSchema = z.strictObject({
  company: z.optional(
    z.strictObject({
      name: line(120),
      form: z.optional(line(60)),
      capital: z.optional(line(40)),
      address: line(200),
      siren: z.string().check(z.regex(/^\d{3} ?\d{3} ?\d{3}$/, "must be nine digits")),
      register: z.optional(line(80)),
      vatNumber: z.optional(line(20)),
    }),
  ),
  /** Its declaration as a body of services to the person. */
  declaration: z.optional(numberAndDate),
  approval: z.optional(numberAndDate),
  mode: z.enum(["prestataire", "mandataire", "mise à disposition"]),
  vatExemption: z.optional(said(300)),
  mediator: z.optional(z.strictObject({ name: line(120), address: line(200), site: line(200) })),
});

/** The means by which an agency may be paid, as its file names them. */
export const acceptedMeans = ["debit", "transfer", "card", "cheque", "cesu", "urssaf"] as const;
export type AcceptedMeans = (typeof acceptedMeans)[number];

const iban = z.pipe(
  z.string(),
  z.transform((text) => text.replace(/\s/g, "").toUpperCase()),
);

/** How the agency is paid. Holder, IBAN and BIC are shown to signed-in families only. */
const paymentsSchema = z
  .strictObject({
    accepted: z.array(z.enum(acceptedMeans)).check(z.minLength(1)),
    holder: z.optional(line(70)),
    iban: z.optional(
      iban.check(
        z.refine((text) => isValidIBAN(text), { error: "must be an IBAN with a right check number" }),
      ),
    ),
    bic: z.optional(iban.check(z.refine((text) => isValidBIC(text), { error: "must be a BIC" }))),
    termDays: z.int().check(z.minimum(0), z.maximum(120)),
    texts: z.partialRecord(z.enum(acceptedMeans), said(400)),
    invoiceLetters: z.boolean(),
    drawInvoices: z.boolean(),
  })
  .check(
    z.refine(({ holder, iban: account }) => account === undefined || holder !== undefined, {
      error: "must name the holder of the account",
      path: ["holder"],
    }),
  );

const latestPublication = "03-30";

/** The rules of the tax credit, by income year, and the day on which certificates are published. */
const taxCreditSchema = z.strictObject({
  publishOn: z.string().check(
    z.refine((text) => isDay(`2026-${text}`) && text <= latestPublication, {
      error: "must be a month and a day such as 02-15, on 03-30 at the latest",
    }),
  ),
  years: z.record(z.string().check(z.regex(/^20\d{2}$/, "must be a year such as 2025")), taxRulesSchema),
});

const payslipsSchema = z.strictObject({
  /** False when the payroll software gives them by a safe of its own (PAYSLIP-OP3). */
  shown: z.boolean(),
  /** The day on which the agency told its people of electronic payslips, when it did. */
  noticeGivenOn: z.optional(day),
});

const consents = z.array(
  z.strictObject({
    key: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/)),
    fr: line(400),
    en: z.optional(line(400)),
  }),
);

/** What signing in the portal takes (SIGN). */
const signatureSchema = z.strictObject({
  days: z.int().check(z.minimum(1), z.maximum(365)),
  agencySigns: z.enum(["seal", "person", "no"]),
  consents: z.strictObject({ childcare: consents, housework: consents, babysitter: consents }),
  withdrawalNotice: z.optional(line(200)),
});

/** The legal minimum wage of the day, which offers are held against (OFFER-03). */
const workSchema = z._default(
  z.strictObject({
    minimumWageCents: z.int().check(z.minimum(0), z.maximum(100_000)),
    minimumWageSince: day,
  }),
  { minimumWageCents: 0, minimumWageSince: "2026-01-01" },
);

/** The blocks of the agency's file that its terms are kept by (SPACE-33). */
export const termsShape = {
  legal: legalSchema,
  payments: paymentsSchema,
  taxCredit: taxCreditSchema,
  payslips: payslipsSchema,
  signature: signatureSchema,
  work: workSchema,
};

/** The agency's terms as its file describes them. */
export type AgencyTerms = {
  readonly [Block in keyof typeof termsShape]: z.infer<(typeof termsShape)[Block]>;
};
