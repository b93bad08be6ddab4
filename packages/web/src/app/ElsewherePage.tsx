import { Link, useMatches, useRouteContext } from "@tanstack/react-router";
import { useLocale, useWords } from "../client/locale.tsx";
import { AgencyContact } from "../ui/AgencyContact.tsx";
import { PageTitle } from "../ui/PageTitle.tsx";
import classes from "./ElsewherePage.module.css";
import { elsewhereWords } from "./ElsewherePage.texts.ts";
import { homeOf } from "./menu.ts";
import plain from "./PlainPage.module.css";
import { SectionPicture } from "./SectionPicture.tsx";
import { type Section, sections } from "./sections.texts.ts";

const searches: readonly Section[] = ["profiles", "jobs"];

/** Stands for a section of a site that is not configured: says so, and how to get the same from the agency (LEGACY-OP3). */
export function ElsewherePage() {
  const words = useWords(elsewhereWords);
  const { user } = useRouteContext({ from: "/frame" });
  const section = useSection();
  const isSearch = searches.includes(section);
  return (
    <div className={plain.page}>
      <PageTitle>{sections[section][useLocale()]}</PageTitle>
      <div className={classes.card}>
        <SectionPicture section={section} />
        <h2 className={classes.heading}>{isSearch ? words.search : words.documents}</h2>
        <p className={classes.lead}>{isSearch ? words.searchLead : words.documentsLead}</p>
        <AgencyContact />
        <Link to={homeOf(user.role)}>{words.back}</Link>
      </div>
    </div>
  );
}

function useSection(): Section {
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title });
  const named = (Object.keys(sections) as Section[]).find((section) => sections[section] === title);
  return named ?? "dashboard";
}
