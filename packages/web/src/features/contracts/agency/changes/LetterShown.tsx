import type { AgencyContract } from "@ribambelle/domain/contracts/agency/agencyContract";
import { contractLetterTexts } from "@ribambelle/domain/contracts/agency/letters.texts";
import type { ToldOf } from "@ribambelle/domain/contracts/contract.moves";
import { isDay, plainDay } from "@ribambelle/domain/kernel/day";
import { useLocale, useWords } from "../../../../client/locale.tsx";
import { Unbroken } from "../../../../ui/cards/Unbroken.tsx";
import { Callout } from "../../../../ui/messages/Callout.tsx";
import { changeWords } from "./changes.texts.ts";
import classes from "./LetterShown.module.css";

interface Props {
  contract: AgencyContract;
  /** Which letter goes; null for none. */
  of: ToldOf | null;
  /** The day that it names, where it is chosen here: the end, or until when to sign. */
  day: string | null;
}

/** To whom an act writes, and the first lines of its letter (AGCON-13). */
export function LetterShown({ contract, of, day }: Props) {
  const words = useWords(changeWords);
  const locale = useLocale();
  if (of === null || of === "expired") return <p>{words.writesNobody}</p>;
  const { reference, person, writtenTo, isAddressRefused, signBy } = contract;
  // Whoever opens a dialog reads the address of its person, where there is one.
  if (writtenTo === null)
    return (
      <p>
        <Unbroken text={person.displayName ? words.noAddress(person.displayName) : words.writesNobody} />
      </p>
    );
  // What was asked for before says nothing of what is asked for now.
  const named = of === "signature-reminder" ? signBy : day;
  const facts = { reference, day: named && isDay(named) ? plainDay(named, locale) : null };
  const letter = contractLetterTexts[locale][of];
  const [first = "", ...further] = letter.what(facts);
  return (
    <div>
      <p>{words.writesTo(person.displayName, writtenTo)}</p>
      {isAddressRefused && <Callout kind="information">{words.refused}</Callout>}
      <blockquote className={classes.letter}>
        <p>
          <strong>
            <Unbroken text={letter.subject(facts)} />
          </strong>
        </p>
        <p>
          <Unbroken text={first} />
        </p>
        <details>
          <summary>{words.seeLetter}</summary>
          {further.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <p>{words.letterButton(letter.button)}</p>
        </details>
      </blockquote>
    </div>
  );
}
