import { Link, useMatches, useRouteContext } from "@tanstack/react-router";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { PageTitle } from "../../../ui/cards/PageTitle.tsx";
import { SectionPicture } from "../../../ui/pictures/SectionPicture.tsx";
import { AgencyContact } from "../../../ui/publicFrame/AgencyContact.tsx";
import { sectionScenes } from "../../home/sectionScenes.ts";
import plain from "../../public/PlainPage.module.css";
import { dashboard, homeOf } from "../../routes/home.ts";
import classes from "./ElsewherePage.module.css";
import { elsewhereWords } from "./ElsewherePage.texts.ts";

/** Shown for a search of the public site while that is not configured (LEGACY-OP3). */
export function SearchElsewherePage() {
  const words = useWords(elsewhereWords);
  return <ElsewherePage heading={words.search} lead={words.searchLead} />;
}

function ElsewherePage({ heading, lead }: { heading: string; lead: string }) {
  const words = useWords(elsewhereWords);
  const { user } = useRouteContext({ from: "/frame" });
  const page = useMatches({ select: (matches) => matches.at(-1)?.staticData.page });
  return (
    <div className={plain.page}>
      <PageTitle>{(page ?? dashboard).title[useLocale()]}</PageTitle>
      <div className={classes.card}>
        <SectionPicture scene={page?.section && sectionScenes.get(page.section)} />
        <h2 className={classes.heading}>{heading}</h2>
        <p className={classes.lead}>{lead}</p>
        <AgencyContact />
        <Link to={homeOf(user.role)}>{words.back}</Link>
      </div>
    </div>
  );
}
