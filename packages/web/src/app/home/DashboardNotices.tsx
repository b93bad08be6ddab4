import type { MyInformation } from "@ribambelle/domain/me/me";
import { useAgency } from "../../client/agency.tsx";
import { useLocale, useWords } from "../../client/locale.tsx";
import { useHasToDo } from "../../features/toDos/index.ts";
import { Link } from "../../routing/router/Link.tsx";
import { Callout } from "../../ui/messages/Callout.tsx";
import { babysitterRenewalPage } from "../routes/lists/renewalPages.ts";
import classes from "./DashboardPage.module.css";
import { dashboardWords } from "./DashboardPage.texts.ts";

/** What the agency tells the person at home: the warning banner, the payment notice, the back-to-school text (DASH-05 to -13). */
export function DashboardNotices({ user }: { user: MyInformation }) {
  const locale = useLocale();
  const words = useWords(dashboardWords);
  const { informationBanner, backToSchool } = useAgency().dashboard;
  const isAsked = useHasToDo("renewals.answer");
  return (
    <div className={classes.notices}>
      {user.isDisplayedInformationBanner && (
        <Callout kind="warning" heading={words.warning}>
          <p>{informationBanner[locale]}</p>
        </Callout>
      )}
      {user.hasContracts && <PaymentNotice user={user} />}
      {user.role === "BabySitter" && isAsked && backToSchool.shown && (
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

/** What parents read of the means of payment, and where the bank details are (DASH-09 to -11, DASH-OP8). */
export function PaymentNotice({ user }: { user: MyInformation }) {
  const locale = useLocale();
  const words = useWords(dashboardWords);
  const { paymentNotice } = useAgency().dashboard;
  if (user.role !== "Parent" || !paymentNotice.shown) return null;
  const { before, link, after } = words.whereDetailsAre;
  return (
    <Callout kind="information" heading={words.payments}>
      <p>{paymentNotice.text[locale]}</p>
      <p>
        {before} <Link to="/client/reglements">{link}</Link>
        {after}
      </p>
    </Callout>
  );
}
