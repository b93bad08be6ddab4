import type { ComponentType, ReactNode } from "react";
import { useLocale, useWords } from "../../client/locale.tsx";
import { ToDoCount } from "../../features/toDos/index.ts";
import { useGiven } from "../../routing/router/hooks.ts";
import { Link } from "../../routing/router/Link.tsx";
import cardLink from "../../ui/cards/CardLink.module.css";
import { PageTitle } from "../../ui/cards/PageTitle.tsx";
import { SectionPicture } from "../../ui/pictures/SectionPicture.tsx";
import { dashboard } from "../routes/home.ts";
import { menuOf } from "../routes/menu.ts";
import { DashboardNotices, PaymentNotice } from "./DashboardNotices.tsx";
import classes from "./DashboardPage.module.css";
import { dashboardWords } from "./DashboardPage.texts.ts";
import { NextIntervention } from "./NextIntervention.tsx";
import { SectionMark } from "./SectionMark.tsx";
import { sectionScenes } from "./sectionScenes.ts";

/**
 * The home page of parents and babysitters: a greeting, what there is to do, what the agency says, a tile for each entry of
 * their menu (TODO-01, DASH-OP1).
 */
export const dashboardPageOf = (ToDos: Parts["ToDos"], Asked: Parts["Asked"]) => () => (
  <DashboardPage ToDos={ToDos} Asked={Asked} />
);

interface Parts {
  ToDos: ComponentType<{ children?: ReactNode }>;
  /** What a family asked the agency for. */
  Asked: ComponentType;
}

function DashboardPage({ ToDos, Asked }: Parts) {
  const locale = useLocale();
  const words = useWords(dashboardWords);
  const { user } = useGiven();
  return (
    <>
      <PageTitle inWindow={dashboard.title[locale]}>{words.hello(user.displayName)}</PageTitle>
      <ToDos>
        <NextIntervention />
      </ToDos>
      {user.role === "Parent" && <Asked />}
      <DashboardNotices user={user} />
      <h2 className={classes.lead}>{words.lead}</h2>
      <ul className={classes.tiles}>
        {menuOf(user.role, user.hasContracts).map(({ to, title, about, section }) => (
          <li key={to} className={classes.tile}>
            <SectionPicture scene={section && sectionScenes.get(section)} />
            <div>
              <h3 className={classes.name}>
                <Link to={to} className={cardLink.link}>
                  {title[locale]}
                  <SectionMark to={to} />
                  <ToDoCount section={section} />
                </Link>
              </h3>
              <p className={classes.about}>{about[locale]}</p>
            </div>
          </li>
        ))}
      </ul>
      {/* Who has nothing to pay reads of it last. */}
      {!user.hasContracts && (
        <div className={classes.notices}>
          <PaymentNotice user={user} />
        </div>
      )}
    </>
  );
}
