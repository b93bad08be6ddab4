import { useWords } from "../../../client/locale.tsx";
import classes from "../Survey.module.css";
import { surveyWords } from "../surveys.texts.ts";

/** Where the reference tax income stands on a tax notice, in words and drawn (SURVEY-68, SURVEY-OP19). */
export function FiscalHint() {
  const words = useWords(surveyWords);
  return (
    <span className={classes.fiscal}>
      <span>{words.fiscal}</span>
      <svg viewBox="0 0 240 132" role="img" aria-label={words.fiscalPicture}>
        <rect x="20" y="4" width="200" height="150" rx="6" fill="var(--card)" stroke="var(--line-control)" />
        <rect x="32" y="16" width="14" height="9" fill="var(--tone-blue-border)" />
        <rect x="46" y="16" width="14" height="9" fill="var(--tone-red-border)" />
        <text x="68" y="24" fontSize="10" fontWeight="700" fill="var(--ink)">
          Avis d’impôt
        </text>
        <g fill="var(--line)">
          <rect x="32" y="36" width="76" height="5" rx="2" />
          <rect x="32" y="46" width="60" height="5" rx="2" />
          <rect x="132" y="36" width="72" height="5" rx="2" />
          <rect x="132" y="46" width="52" height="5" rx="2" />
          <rect x="32" y="64" width="110" height="5" rx="2" />
          <rect x="172" y="64" width="32" height="5" rx="2" />
          <rect x="32" y="112" width="124" height="5" rx="2" />
          <rect x="172" y="112" width="32" height="5" rx="2" />
        </g>
        <rect
          x="27"
          y="78"
          width="186"
          height="24"
          rx="12"
          fill="var(--orange-soft)"
          stroke="var(--control)"
          strokeWidth="2"
        />
        <text x="36" y="94" fontSize="10" fontWeight="600" fill="var(--ink)">
          Revenu fiscal de référence
        </text>
        <rect x="176" y="87" width="28" height="6" rx="2" fill="var(--control)" />
      </svg>
    </span>
  );
}
