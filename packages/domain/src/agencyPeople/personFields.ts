import * as z from "zod/mini";
import { loginName } from "../kernel/characters/loginName.ts";
import { lineField, lineOf } from "../kernel/characters/oneLine.ts";
import { daySchema } from "../kernel/day.ts";
import { isEmail } from "../kernel/email.ts";
import { locales } from "../kernel/locale.ts";
import { givenPhone } from "../kernel/phones/phoneField.ts";

// Nothing typed says that there is none.
const orNone = <S extends z.ZodMiniType>(schema: S) =>
  z.nullable(
    z.pipe(
      z.transform((given) => (given === "" ? null : given)),
      z.nullable(schema),
    ),
  );

const optionalLine = (most: number) =>
  z.pipe(
    z.transform((given) => (typeof given === "string" ? lineOf(given) : given)),
    orNone(z.string().check(z.maxLength(most, "too-long"))),
  );
const givenEmail = orNone(
  z.string().check(z.trim(), z.refine(isEmail, "email-format"), z.overwrite(loginName)),
);
const zipCode = orNone(z.string().check(z.trim(), z.regex(/^\d{5}$/, "zip-code")));

/** What the agency may write of a person, within the limits of the columns of an import (`people.file.ts`). */
export const personFields = {
  firstName: lineField(100),
  lastName: lineField(100),
  email: givenEmail,
  phoneNumber: givenPhone,
  address: optionalLine(200),
  addressComplement: optionalLine(200),
  zipCode,
  city: optionalLine(100),
  birthDate: orNone(daySchema),
  locale: z.enum(locales),
};

/** What a change may also write: the name that one signs in by, where a babysitter stands, and what a home page shows. */
export const changedOnly = {
  userName: lineField(254),
  hasBeenInterviewed: z.boolean(),
  currentSituation: z.literal([0, 1, 2, 3, 4, 5]),
  displaysInformationBanner: z.boolean(),
  displaysConnectionPopup: z.boolean(),
};

/** The fields whose change needs no reason and is not told: what a home page shows (FOLKS-24). */
export const untoldFields: ReadonlySet<string> = new Set([
  "displaysInformationBanner",
  "displaysConnectionPopup",
]);

/** The fields that only a babysitter has. */
export const babysitterFields: ReadonlySet<string> = new Set([
  "hasBeenInterviewed",
  "currentSituation",
  "experiences",
  "education",
]);
