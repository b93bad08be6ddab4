import { Link, useMatches, useRouteContext } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useLocale, useWords } from "../../client/locale.tsx";
import { EmptyState } from "../../ui/cards/EmptyState.tsx";
import { PageTitle } from "../../ui/cards/PageTitle.tsx";
import classes from "../public/PlainPage.module.css";
import { dashboard, homeOf } from "../routes/home.ts";
import { soonWords } from "./SoonPage.texts.ts";

/** Shown for a section that is not built yet, so that no link is broken. */
export function SoonPage({ children }: { children?: ReactNode }) {
  const locale = useLocale();
  const words = useWords(soonWords);
  const { user } = useRouteContext({ from: "/frame" });
  const page = useMatches({ select: (matches) => matches.at(-1)?.staticData.page });
  return (
    <div className={classes.page}>
      <PageTitle>{(page ?? dashboard).title[locale]}</PageTitle>
      <EmptyState title={words.soon}>
        <p>{words.why}</p>
        <Link to={homeOf(user.role)}>{words.back}</Link>
      </EmptyState>
      {children}
    </div>
  );
}
