import {
  contractLetterTexts,
  type LetterFacts,
  type ToldByLetter,
} from "@ribambelle/domain/contracts/agency/letters.texts";
import { plainDay } from "@ribambelle/domain/kernel/day";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import { layOut } from "../../../../mail/letterLayout.ts";
import type { Letter } from "../../../../mail/letters.ts";

interface To {
  readonly firstName: string;
  readonly agency: string;
  /** How to reach the agency. */
  readonly contact: string;
  readonly url: string;
}

/** Writes the letter that tells a person what happened to a contract of theirs (TABLE L). */
export function contractLetter(
  of: ToldByLetter,
  locale: Locale,
  { reference, day }: LetterFacts,
  { firstName, agency, contact, url }: To,
): Letter {
  const told = contractLetterTexts[locale][of];
  const facts = { reference, day: day && plainDay(day, locale) };
  const paragraphs = told.what(facts);
  return layOut(
    {
      subject: told.subject(facts),
      preheader: paragraphs[0] ?? "",
      firstName,
      paragraphs,
      action: { label: told.button, url },
      closing: [contact],
    },
    locale,
    agency,
  );
}
