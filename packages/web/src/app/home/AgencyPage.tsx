import type { ComponentType } from "react";
import { useLocale, useWords } from "../../client/locale.tsx";
import { useGiven } from "../../routing/router/hooks.ts";
import { PageTitle } from "../../ui/cards/PageTitle.tsx";
import { SecurityLink } from "../pages/SecurityLink.tsx";
import classes from "../public/PlainPage.module.css";
import { agencySpace } from "../routes/home.ts";
import { agencyWords } from "./AgencyPage.texts.ts";

/** The home page of agency users: what waits for the agency (ROUTE-OP3, DESK-01). */
export const agencyPageOf = (Desk: ComponentType) => () => <AgencyPage Desk={Desk} />;

function AgencyPage({ Desk }: { Desk: ComponentType }) {
  const words = useWords(agencyWords);
  const { user } = useGiven();
  return (
    <div className={classes.page}>
      <PageTitle inWindow={agencySpace.title[useLocale()]}>
        {words.welcome(user.displayName.split(" ")[0] ?? "")}
      </PageTitle>
      <Desk />
      <SecurityLink />
    </div>
  );
}
