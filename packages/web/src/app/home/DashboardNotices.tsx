import type { MyInformation } from "@ribambelle/domain/me/me";
import { Link } from "@tanstack/react-router";
import type { ComponentType } from "react";
import { useAgency } from "../../client/agency.tsx";
import { useLocale, useWords } from "../../client/locale.tsx";
import type { RenewalBannerProps } from "../../features/renewals/index.ts";
import { Callout } from "../../ui/messages/Callout.tsx";
import { babysitterRenewalPage } from "../routes/renewalPages.ts";
import classes from "./DashboardPage.module.css";
import { dashboardWords } from "./DashboardPage.texts.ts";

interface Props {
  user: MyInformation;
  RenewalBanner: ComponentType<RenewalBannerProps>;
}

/** What the agency tells the person at home: the warning banner, the payment notice, the back-to-school text (DASH-05 to -13). */
export function DashboardNotices({ user, RenewalBanner }: Props) {
  const locale = useLocale();
  const words = useWords(dashboardWords);
  const { informationBanner, paymentNotice, backToSchool } = useAgency().dashboard;
  const isParent = user.role === "Parent";
  return (
    <div className={classes.notices}>
      {user.isDisplayedInformationBanner && (
        <Callout kind="warning" heading={words.warning}>
          <p>{informationBanner[locale]}</p>
        </Callout>
      )}
      {isParent && paymentNotice.shown && (
        <Callout kind="information" heading={words.payments}>
          <p>{paymentNotice.text[locale]}</p>
        </Callout>
      )}
      {isParent && <RenewalBanner reader="Parent" />}
      {user.role === "BabySitter" && backToSchool.shown && (
        <RenewalBanner reader="BabySitter" words={backToSchool} />
      )}
      {user.role === "Agency" && backToSchool.shown && (
        <Callout kind="information" heading={words.backToSchool}>
          <p>
            {backToSchool.text[locale]}{" "}
            <Link to={babysitterRenewalPage.path}>{backToSchool.link[locale]}</Link>
          </p>
        </Callout>
      )}
    </div>
  );
}
