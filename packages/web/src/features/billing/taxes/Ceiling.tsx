import { ceilingOf, creditOf, type Household } from "@ribambelle/domain/billing/taxes/ceiling";
import { wholeEuros } from "@ribambelle/domain/billing/taxes/declaration";
import type { FiscalYear } from "@ribambelle/domain/billing/taxes/taxes.api";
import { toldPaid } from "@ribambelle/domain/billing/taxes/taxes.rules";
import { eurosText } from "@ribambelle/domain/kernel/money/money";
import { useId } from "react";
import { useAgency } from "../../../client/agency.tsx";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { showSection } from "../../../ui/onThisPage/showSection.ts";
import classes from "./Ceiling.module.css";
import { declarationWords } from "./declaration.texts.ts";
import { householdId } from "./HouseholdCard.tsx";

interface Props {
  year: FiscalYear;
  household: Household;
}

/** What of a year's ceiling is used, and the tax credit that it makes; a year without rules says so (TAX-26, TAX-29). */
export function Ceiling({ year: given, household }: Props) {
  const words = useWords(declarationWords);
  const locale = useLocale();
  const { name } = useAgency();
  const headingId = useId();
  const { year, rules, advanceCents } = given;
  if (rules === null)
    return (
      <div className={classes.ceiling}>
        <p className={classes.note}>{words.noCeiling(year)}</p>
      </div>
    );
  const expense = toldPaid(given) + advanceCents;
  const ceiling = ceilingOf(rules, household);
  const euros = (cents: number) => eurosText(wholeEuros(cents), locale);
  const used = words.used(euros(expense), eurosText(ceiling, locale));
  const credit = euros(creditOf(expense, ceiling * 100, rules.rate));
  const isOver = expense > ceiling * 100;
  const part = ceiling === 0 ? 1 : Math.min(1, expense / (ceiling * 100));
  return (
    <div className={classes.ceiling}>
      <h3 id={headingId} className={classes.heading}>
        {words.ceiling(year)}
      </h3>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers draw their own colours into a meter, and none says its words */}
      <div
        role="meter"
        className={classes.meter}
        data-over={isOver || undefined}
        aria-labelledby={headingId}
        aria-valuemin={0}
        aria-valuemax={ceiling}
        aria-valuenow={Math.min(ceiling, wholeEuros(expense))}
        aria-valuetext={used}
      >
        <div style={{ width: `${part * 100}%` }} />
      </div>
      <p>{used}</p>
      {isOver && <p>{words.over}</p>}
      <p>{advanceCents > 0 ? words.creditAfterAdvance(credit, euros(advanceCents)) : words.credit(credit)}</p>
      <p className={classes.note}>{words.only(name)}</p>
      <p className={classes.link}>
        <a
          href={`#${householdId}`}
          onClick={(event) => {
            event.preventDefault();
            showSection(householdId);
          }}
        >
          {words.toHousehold}
        </a>
      </p>
    </div>
  );
}
