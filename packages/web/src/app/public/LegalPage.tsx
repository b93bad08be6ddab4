import { legalPages } from "@ribambelle/domain/agency/legalPages";
import { useEffect, useState } from "react";
import { fetchLegalText, legalTextId, writtenLegalText } from "../../client/legalText.ts";
import { useLocale, useWords } from "../../client/locale.tsx";
import { LanguageChoice } from "../../ui/publicFrame/LanguageChoice.tsx";
import { notFoundWords } from "../../ui/publicFrame/notFound.texts.ts";
import { PublicFrame } from "../../ui/publicFrame/PublicFrame.tsx";
import type { PublicPageProps } from "../../ui/publicFrame/publicPage.ts";
import { usePageTitle } from "../../ui/usePageTitle.ts";
import classes from "./LegalPage.module.css";

/** One of the agency's legal pages; the server has written its text into the page. */
export function LegalPage({ page }: PublicPageProps) {
  const locale = useLocale();
  const words = useWords(notFoundWords);
  const title = legalPages.find(({ name }) => name === page.name)?.title[locale] ?? "";
  const { html, lang } = useLegalText(page.name);
  usePageTitle(title);
  return (
    <PublicFrame reading question>
      <div className={classes.top}>
        <a className={classes.back} href="/">
          {words.home}
        </a>
        <LanguageChoice hrefOf={(other) => `/${page.name}?lang=${other}`} />
      </div>
      <article
        id={legalTextId}
        lang={lang}
        className={classes.text}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the server made it from Markdown, with all HTML escaped
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </PublicFrame>
  );
}

function useLegalText(name: string) {
  const locale = useLocale();
  const [text, setText] = useState(() => writtenLegalText(locale));
  const wanted = text.asked === locale ? null : locale;
  useEffect(() => {
    if (wanted === null) return;
    let left = false;
    void fetchLegalText(name, wanted).then((other) => {
      if (other && !left) setText(other);
    });
    return () => {
      left = true;
    };
  }, [name, wanted]);
  return text;
}
