import { staffTexts } from "@ribambelle/domain/staff/staff.texts";
import type { ComponentType } from "react";
import { useLocale, useWords } from "../../client/locale.tsx";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { EmptyState } from "../../ui/cards/EmptyState.tsx";
import { PageTitle } from "../../ui/cards/PageTitle.tsx";
import { SecurityLink } from "../pages/SecurityLink.tsx";
import classes from "../public/PlainPage.module.css";
import { agencySpace } from "../routes/home.ts";
import { useMe } from "../session/useMe.ts";
import { agencyWords } from "./AgencyPage.texts.ts";

/**
 * Shows a page of the agency to those who have a function there and a password that is long enough, and says to all others what
 * they lack (STAFF-03, STAFF-20).
 */
export function forStaffWithFunction(Page: ComponentType) {
  return function PageOfStaff() {
    const { staff } = useMe();
    if (staff?.mustChangePassword) return <WithShortPassword />;
    return staff?.functions.length === 0 ? <WithoutFunction /> : <Page />;
  };
}

function WithShortPassword() {
  const words = useWords(staffTexts);
  return (
    <div className={classes.page}>
      <PageTitle>{words.passwordToChange}</PageTitle>
      <EmptyState title={words.passwordWhy}>
        <LinkButton main href="/agence/mon-compte#mot-de-passe">
          {words.choosePassword}
        </LinkButton>
      </EmptyState>
    </div>
  );
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
