import * as z from "zod/mini";
import type { Bilingual } from "../kernel/texts.ts";
import { isTime } from "../kernel/time.ts";

const line = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));

/** A text that the agency writes: French, and English where it differs (I18N-03). */
const said = (max = 1_000) =>
  z.pipe(
    z.strictObject({ fr: line(max), en: z.optional(line(max)) }),
    z.transform(({ fr, en }): Bilingual => ({ fr, en: en ?? fr })),
  );

// A whole address, or a path on the public site. Never another scheme: these become links.
const target = line(500).check(
  z.refine((to) => /^https?:\/\/[^/]/i.test(to) || /^(?!\/\/)[^\s:\\]*$/.test(to), {
    error: "must be an address that begins with https://, or a path of the public site",
  }),
);

const month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, "must be a month such as 2024-11"));
const image = line(200).check(z.regex(/^[\w-][\w./-]*$/, "must name a file of the folder images"));
const email = line(254).check(z.regex(/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/, "must be an e-mail address"));
const phone = line(30).check(z.regex(/^\+?[\d .()-]{4,}$/, "must be a phone number"));

const weekday = z.enum(["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]);
const time = z.string().check(z.refine(isTime, { error: "must be a time such as 09:00" }));

/** When somebody answers: on these days from one time to another, Paris time; not on French public holidays. */
const openingSchema = z
  .strictObject({ days: z.array(weekday).check(z.minLength(1)), from: time, to: time })
  .check(z.refine(({ from, to }) => from < to, { error: "must end after it begins" }));
export type Opening = z.infer<typeof openingSchema>;

/** The hours in words, and as times where the portal is to say whether somebody answers now. */
const hours = z.pipe(
  z.strictObject({
    fr: line(120),
    en: z.optional(line(120)),
    open: z.optional(z.array(openingSchema).check(z.maxLength(20))),
  }),
  z.transform(({ fr, en, open }) => ({ fr, en: en ?? fr, ...(open && { open }) })),
);

const desk = z.optional(z.strictObject({ phone: z.optional(phone), email: z.optional(email) }));

const linkSchema = z.strictObject({ label: said(60), to: target });
const links = z.array(linkSchema).check(z.maxLength(12));

/** Who answers what; what a desk does not say is the agency's own. */
const desks = z.optional(z.strictObject({ complaints: desk, hr: desk, payroll: desk, planning: desk }));

/** What an agency says of itself: its name, how to reach it, its links, and the texts that it changes without a developer. */
export const agencySchema = z.strictObject({
  name: line(60),
  /** True when the picture of the logo already shows the name. */
  logoShowsName: z.boolean(),
  /** True when the logo is seen on a dark ground as well as on a light one: where not, it stands on paper in the dark. */
  logoFitsDark: z._default(z.boolean(), false),
  contact: z.strictObject({ phone, email, hours, address: line(200), desks }),
  publicSite: z.strictObject({
    families: links,
    nannies: links,
    contents: links,
    signUp: target,
    quote: target,
    parentSearch: target,
    babysitterSearch: target,
    photoHelp: target,
    contactHelp: target,
  }),
  footer: z.strictObject({
    social: z.array(z.strictObject({ name: line(40), to: target })).check(z.maxLength(8)),
    company: links,
    partners: z.array(z.strictObject({ name: line(60), to: target, image })).check(z.maxLength(8)),
    legalLine: said(400),
  }),
  dashboard: z.strictObject({
    informationBanner: said(),
    paymentNotice: z.strictObject({ shown: z.boolean(), text: said() }),
    backToSchool: z.strictObject({ shown: z.boolean(), text: said(), link: said(80) }),
  }),
  /** The months whose income babysitters are reminded to declare, both included (POPUP-03); left out, the last that are over. */
  fiscalReminder: z.optional(z.strictObject({ from: month, to: month })),
});

/** An agency as its file describes it: links may still be paths of the public site. */
export type Agency = z.infer<typeof agencySchema>;
/** One link that the agency chose; `to` can be followed once `showAgency` has made it an address. */
export type AgencyLink = z.infer<typeof linkSchema>;
