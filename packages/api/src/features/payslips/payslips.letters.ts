import { contactLine } from "@ribambelle/domain/agency/agency.rules";
import type { PayslipChoice } from "@ribambelle/domain/payslips/delivery";
import { payslipsPath } from "@ribambelle/domain/payslips/payslips.path";
import type { Deps } from "../../deps.ts";
import type { DueLetter, Letter, LetterKind, LetterWriters } from "../../mail/letters.ts";
import { findAddressee } from "../people/index.ts";
import { type About, availableLetter, choiceLetter, noticeLetter } from "./payslips.letter.ts";
import { payslipLetterKinds } from "./payslips.news.ts";

/** The letters about payslips, to their employee; none holds an amount (SPACE-32). */
export function payslipLetters({ agency, publicUrl }: Deps): LetterWriters {
  const kind = (write: (letter: DueLetter, about: About) => Letter): LetterKind => ({
    purpose: "service",
    async write(transaction, letter) {
      const person = await findAddressee(transaction, letter.personId);
      if (!person) return null;
      const about = {
        firstName: person.firstName,
        agency: agency.name,
        contact: contactLine(agency.contact),
        url: publicUrl + payslipsPath,
      };
      return { recipient: person.email, letter: write(letter, about) };
    },
  });
  return {
    [payslipLetterKinds.available]: kind(({ locale, payload: { month, count } }, about) =>
      availableLetter(locale, { month: month == null ? null : String(month), count: Number(count) }, about),
    ),
    [payslipLetterKinds.notice]: kind(({ locale }, about) => noticeLetter(locale, about)),
    [payslipLetterKinds.choiceNoted]: kind(({ locale, payload }, about) => {
      const choice = payload.choice as PayslipChoice;
      const said = { choice, effectDate: String(payload.effectDate), at: new Date(String(payload.at)) };
      return choiceLetter(locale, said, about);
    }),
  };
}
