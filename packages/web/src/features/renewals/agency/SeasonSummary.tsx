import { type PersonKind, personKinds } from "@ribambelle/domain/agencyPeople/permitted";
import type { RenewalHalf, RenewalSummary } from "@ribambelle/domain/agencyRenewals/followUp";
import { plainDay } from "@ribambelle/domain/kernel/day";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { today } from "../../../client/today.ts";
import classes from "./Season.module.css";
import { SeasonDays } from "./SeasonDays.tsx";
import { seasonWords } from "./season.texts.ts";

type Words = ReturnType<typeof seasonWords>;
type Half = readonly [role: PersonKind, half: RenewalHalf];

/** How far a season is: in a sentence, and as a bar for families and for babysitters (AGREN-01). */
export function SeasonSummary({ summary }: { summary: RenewalSummary }) {
  const words = useWords(seasonWords);
  const locale = useLocale();
  const halves = personKinds.flatMap((role): Half[] => {
    const half = role === "Parent" ? summary.families : summary.babysitters;
    return half ? [[role, half]] : [];
  });
  const asking = halves.filter(([, { campaign, targets }]) => campaign || targets > 0);
  if (asking.length === 0) return null;
  return (
    <section className={classes.summary} aria-label={words.title(summary.year)}>
      <p>{sentenceOf(halves, words, locale)}</p>
      {asking.map(([role, half]) => (
        <Bar key={role} role={role} half={half} />
      ))}
      <SeasonDays daily={summary.daily} />
    </section>
  );
}

function sentenceOf(halves: readonly Half[], words: Words, locale: Locale): string {
  const number = new Intl.NumberFormat(locale);
  const answered = halves
    .filter(([, { campaign, targets }]) => campaign || targets > 0)
    .map(([role, half], place) => {
      const { answered: count, targets } = half;
      // AGREN-01: « ont répondu » is said once.
      const say = (place === 0 ? words.answered : words.answeredToo)[role];
      return say(number.format(count), number.format(targets), shareOf(half, locale));
    });
  const without = halves.flatMap(([role, { campaign }]) => (campaign ? [] : [words.without[role]]));
  const terms = halves.flatMap(([role, { campaign }]) =>
    campaign ? [[role, termOf(campaign, words, locale)] as const] : [],
  );
  const isOne = new Set(terms.map(([, term]) => term)).size === 1;
  const said = isOne
    ? terms.slice(0, 1).map(([, term]) => term)
    : terms.map(([role, term]) => words.each[role](term));
  return [`${answered.join(", ")}.`, ...said, ...without].join(" ");
}

function shareOf({ answered, targets }: RenewalHalf, locale: Locale): string {
  const share = targets === 0 ? 0 : answered / targets;
  return new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 0 }).format(share);
}

function termOf(
  { opensOn, closesOn, isOpen }: NonNullable<RenewalHalf["campaign"]>,
  words: Words,
  locale: Locale,
): string {
  if (isOpen) return words.ends(plainDay(closesOn, locale));
  return today() < opensOn ? words.opens(plainDay(opensOn, locale)) : words.ended(plainDay(closesOn, locale));
}

/** What they said, as parts of one bar; each part is named with its number below. */
function Bar({ role, half: { targets, answered, byAnswer } }: { role: PersonKind; half: RenewalHalf }) {
  const words = useWords(seasonWords);
  const locale = useLocale();
  const counts = { ...byAnswer, silent: targets - answered };
  const parts = (["yes", "no", "unsure", "silent"] as const).filter(
    (part) => part !== "unsure" || role === "Parent",
  );
  return (
    <div className={classes.half}>
      <h2>{words.view[role]}</h2>
      <div className={classes.bar} aria-hidden>
        {parts
          .filter((part) => counts[part] > 0)
          .map((part) => (
            <span key={part} data-part={part} style={{ flexGrow: counts[part] }} />
          ))}
      </div>
      <ul className={classes.parts}>
        {parts.map((part) => (
          <li key={part} data-part={part}>
            {words.part(words.parts[part], new Intl.NumberFormat(locale).format(counts[part]))}
          </li>
        ))}
      </ul>
    </div>
  );
}
