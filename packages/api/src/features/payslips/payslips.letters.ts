import { contactLine } from "@ribambelle/domain/agency/agency.rules";
import type { PayslipChoice } from "@ribambelle/domain/payslips/delivery";
import { payslipsPath } from "@ribambelle/domain/payslips/payslips.path";
import type { Deps } from "../../deps.ts";
import { invented } from "../../mail/invented.ts";
import type { DueLetter, FeatureLetters, Letter, LetterFacts, LetterKind } from "../../mail/letters.ts";
import { findAddressee } from "../people/index.ts";
import { type About, availableLetter, choiceLetter, closingLetter, noticeLetter } from "./payslips.letter.ts";
import { payslipLetterKinds } from "./payslips.news.ts";

/** The letters about payslips, to their employee; none holds an amount (SPACE-32). */
export function payslipLetters({ agency, publicUrl }: Deps): FeatureLetters {
  const fixed = {
    agency: agency.name,
    contact: contactLine(agency.contact),
    url: publicUrl + payslipsPath,
  };
  const kind = (
    told: LetterFacts,
    write: (letter: Pick<DueLetter, "locale" | "payload">, about: About) => Letter,
    payload: DueLetter["payload"] = {},
  ): LetterKind => ({
    ...told,
    purpose: "service",
    model: (locale) => write({ locale, payload }, { ...fixed, firstName: invented.firstName }),
    async write(transaction, letter) {
      const person = await findAddressee(transaction, letter.personId);
      if (!person) return null;
      const about = { ...fixed, firstName: person.firstName };
      return { recipient: person.email, letter: write(letter, about) };
    },
  });
  return {
    title: { fr: "Fiches de paie", en: "Payslips" },
    kinds: {
      [payslipLetterKinds.available]: kind(
        {
          name: { fr: "Fiche de paie disponible", en: "Payslip available" },
          when: {
            fr: "Quand une fiche de paie est remise dans l’espace de l’intervenant.",
            en: "When a payslip is given in the babysitter’s space.",
          },
        },
        ({ locale, payload: { month, count } }, about) =>
          availableLetter(
            locale,
            { month: month == null ? null : String(month), count: Number(count) },
            about,
          ),
        { month: invented.month, count: 1 },
      ),
      [payslipLetterKinds.notice]: kind(
        {
          name: { fr: "Passage aux fiches électroniques", en: "Change to electronic payslips" },
          when: {
            fr: "Un mois avant la première fiche de paie électronique.",
            en: "A month before the first electronic payslip.",
          },
        },
        ({ locale }, about) => noticeLetter(locale, about),
      ),
      [payslipLetterKinds.closing]: kind(
        {
          name: { fr: "Fin des fiches de paie ici", en: "End of payslips here" },
          when: {
            fr: "Quand l’agence annonce que les fiches de paie ne seront plus dans l’espace, trois mois avant au moins.",
            en: "When the agency announces that payslips will no longer be in the space, three months before at least.",
          },
          isRepeatable: true,
        },
        ({ locale, payload }, about) => closingLetter(locale, String(payload.closesOn), about),
        { closesOn: invented.day },
      ),
      [payslipLetterKinds.choiceNoted]: kind(
        {
          name: { fr: "Choix du papier noté", en: "Choice of paper noted" },
          when: {
            fr: "Quand un intervenant choisit le papier ou revient à l’électronique.",
            en: "When a babysitter chooses paper or goes back to electronic payslips.",
          },
        },
        ({ locale, payload }, about) => {
          const choice = payload.choice as PayslipChoice;
          const said = {
            choice,
            effectDate: String(payload.effectDate),
            at: new Date(String(payload.at)),
          };
          return choiceLetter(locale, said, about);
        },
        { choice: "paper", effectDate: invented.day, at: invented.moment.toISOString() },
      ),
    },
  };
}
