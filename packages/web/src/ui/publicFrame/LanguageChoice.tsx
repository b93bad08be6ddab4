import { type Locale, locales } from "@ribambelle/domain/kernel/locale";
import { setLocale, useLocale } from "../../client/locale.tsx";
import { inPlace } from "../../routing/inPlace.ts";
import classes from "./LanguageChoice.module.css";

// Each language is named in itself, so that whoever needs it can read it.
const names: Record<Locale, string> = { fr: "Français", en: "English" };
const labels: Record<Locale, string> = { fr: "Langue", en: "Language" };

interface Props {
  /** Where the same page is, written in that language: the way for a browser without script. */
  hrefOf: (locale: Locale) => string;
  /** Two letters each, where there is little room. */
  short?: boolean;
  /** Its own name, where the page has another choice of the language. */
  label?: string;
}

/** Lets a person choose the language: links without script, a change in place with it (I18N-08). */
export function LanguageChoice({ hrefOf, short = false, label }: Props) {
  const current = useLocale();
  return (
    <nav className={classes.choice} aria-label={label ?? labels[current]}>
      {locales.map((locale) => (
        <a
          key={locale}
          href={hrefOf(locale)}
          hrefLang={locale}
          lang={locale}
          aria-current={locale === current ? "true" : undefined}
          className={classes.language}
          onClick={inPlace(() => choose(locale))}
        >
          {short && <span aria-hidden="true">{locale.toUpperCase()}</span>}
          <span className={short ? "visually-hidden" : undefined}>{names[locale]}</span>
        </a>
      ))}
    </nav>
  );
}

function choose(locale: Locale) {
  setLocale(locale);
  forgetLinkedLanguage();
}

// A `?lang` in the address would override the choice at the next load.
function forgetLinkedLanguage() {
  const url = new URL(location.href);
  if (!url.searchParams.has("lang")) return;
  url.searchParams.delete("lang");
  history.replaceState(history.state, "", url);
}
