import { staffTexts } from "@ribambelle/domain/staff/staff.texts";
import type { ComponentType } from "react";
import { useLocale, useWords } from "../../client/locale.tsx";
import { EmptyState } from "../../ui/cards/EmptyState.tsx";
import { PageTitle } from "../../ui/cards/PageTitle.tsx";
import { SecurityLink } from "../pages/SecurityLink.tsx";
import classes from "../public/PlainPage.module.css";
import { agencySpace } from "../routes/home.ts";
import { useMe } from "../session/useMe.ts";
import { agencyWords } from "./AgencyPage.texts.ts";

/** Shows a page of the agency to those who have a function there, and says to all others what they lack (STAFF-03). */
export function forStaffWithFunction(Page: ComponentType) {
  return function PageOfStaff() {
    return useMe().staff?.functions.length === 0 ? <WithoutFunction /> : <Page />;
  };
}

function WithoutFunction() {
  const words = useWords(agencyWords);
  const { noFunction } = useWords(staffTexts);
  return (
    <div className={classes.page}>
      <PageTitle inWindow={agencySpace.title[useLocale()]}>{words.welcome(useMe().displayName)}</PageTitle>
      <EmptyState title={noFunction} />
      <SecurityLink />
    </div>
  );
}
