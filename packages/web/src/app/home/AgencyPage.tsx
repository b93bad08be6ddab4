import { useRouteContext } from "@tanstack/react-router";
import { useWords } from "../../client/locale.tsx";
import { EmptyState } from "../../ui/cards/EmptyState.tsx";
import { PageTitle } from "../../ui/cards/PageTitle.tsx";
import { SecurityLink } from "../pages/SecurityLink.tsx";
import classes from "../public/PlainPage.module.css";
import { agencyWords } from "./AgencyPage.texts.ts";

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
      <SecurityLink />
    </div>
  );
}
