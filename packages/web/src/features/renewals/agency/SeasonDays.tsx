import type { RenewalSummary } from "@ribambelle/domain/agencyRenewals/followUp";
import { addDays, daysBetween, plainDay } from "@ribambelle/domain/kernel/day";
import type { CSSProperties } from "react";
import { useLocale, useWords } from "../../../client/locale.tsx";
import classes from "./SeasonDays.module.css";
import { seasonWords } from "./season.texts.ts";

type Day = RenewalSummary["daily"][number];

const roles = [
  ["Parent", "families"],
  ["BabySitter", "babysitters"],
] as const;

/** How many answers came day after day: columns to see at a glance, and unfolded as numbers (AGREN-07, AGUI-38). */
export function SeasonDays({ daily: all }: { daily: readonly Day[] }) {
  // Of what one may read.
  const daily = all.filter((day) => sumOf(day) > 0);
  const words = useWords(seasonWords);
  const locale = useLocale();
  const most = daily.reduce(
    (one, other) => (sumOf(other) > sumOf(one) ? other : one),
    daily[0] ?? nothingOn(""),
  );
  const [first, last] = [daily[0]?.day, daily.at(-1)?.day];
  if (first === undefined || last === undefined) return null;
  const number = new Intl.NumberFormat(locale);
  const countOf = (count: number | null) => (count === null ? null : number.format(count));
  const asked = roles.filter(([, kind]) => most[kind] !== null);
  const days = everyDay(daily, first, last);
  return (
    <div className={classes.days} style={{ "--days": days.length } as CSSProperties}>
      <h2>{words.byDay}</h2>
      <div className={classes.columns} aria-hidden>
        {days.map((day) => (
          <span key={day.day}>
            {asked.map(([role, kind]) => (
              <i
                key={role}
                data-role={role}
                style={{ height: `${(100 * (day[kind] ?? 0)) / sumOf(most)}%` }}
              />
            ))}
          </span>
        ))}
      </div>
      <p className={classes.ends}>
        <span>{plainDay(first, locale)}</span>
        {last !== first && <span>{plainDay(last, locale)}</span>}
      </p>
      <ul className={classes.legend} aria-hidden>
        {asked.map(([role]) => (
          <li key={role} data-role={role}>
            {words.view[role]}
          </li>
        ))}
      </ul>
      <p className={classes.most}>{words.mostOn(number.format(sumOf(most)), plainDay(most.day, locale))}</p>
      <details>
        <summary>{words.figures}</summary>
        <table className={classes.numbers}>
          <caption className="visually-hidden">{words.byDay}</caption>
          <thead>
            <tr>
              <th scope="col">{words.day}</th>
              {asked.map(([role]) => (
                <th key={role} scope="col">
                  {words.view[role]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {daily.toReversed().map((day) => (
              <tr key={day.day}>
                <th scope="row">{plainDay(day.day, locale)}</th>
                {asked.map(([role, kind]) => (
                  <td key={role}>{countOf(day[kind])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}

const sumOf = ({ families, babysitters }: Day): number => (families ?? 0) + (babysitters ?? 0);

const nothingOn = (day: string): Day => ({ day, families: 0, babysitters: 0 });

// A day without an answer has its place too: how fast they came is seen.
function everyDay(daily: readonly Day[], first: string, last: string): Day[] {
  const told = new Map(daily.map((day) => [day.day, day]));
  return Array.from({ length: daysBetween(first, last) + 1 }, (_, after) => {
    const day = addDays(first, after);
    return told.get(day) ?? nothingOn(day);
  });
}
