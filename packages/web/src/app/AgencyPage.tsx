import { useRouteContext } from "@tanstack/react-router";
import { useWords } from "../client/locale.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { PageTitle } from "../ui/PageTitle.tsx";
import { agencyWords } from "./AgencyPage.texts.ts";
import classes from "./PlainPage.module.css";

/** The home page of agency users until their back office is built (ROUTE-OP3). */
export function AgencyPage() {
  const words = useWords(agencyWords);
  const { user } = useRouteContext({ from: "/frame" });
  return (
    <div className={classes.page}>
      <PageTitle>{words.welcome(user.displayName)}</PageTitle>
      <EmptyState title={words.soon}>
        <p>{words.meanwhile}</p>
      </EmptyState>
    </div>
  );
}
