import { getRouteApi } from "@tanstack/react-router";
import { useId } from "react";
import { useWords } from "../../client/locale.tsx";
import field from "../../ui/fields/TextField.module.css";
import { ChevronIcon } from "../../ui/pictures/icons.tsx";
import classes from "./Payslips.module.css";
import { payslipsWords } from "./payslips.texts.ts";

const route = getRouteApi("/frame/intervenant/fiches-de-paie");

/** The choice of the year, kept in the address; nothing where there is one year only (SPACE-18, SPACE-19). */
export function YearChoice({ years, year }: { years: readonly number[]; year: number | null }) {
  const words = useWords(payslipsWords);
  const navigate = route.useNavigate();
  const id = useId();
  if (years.length < 2) return null;
  const choose = (annee: string) =>
    void navigate({ search: annee === String(years[0]) ? {} : { annee }, replace: true, resetScroll: false });
  return (
    <div className={classes.year}>
      <label htmlFor={id}>{words.year}</label>
      <div className={field.box}>
        <select
          id={id}
          className={field.input}
          data-with-end
          value={year ?? ""}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        >
          {years.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </select>
        <span className={field.arrow}>
          <ChevronIcon width="20" height="20" />
        </span>
      </div>
    </div>
  );
}
