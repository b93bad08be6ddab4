import { useWords } from "../../client/locale.tsx";
import type { loadAccountSections } from "../../features/identity/index.ts";
import type { loadCalendarLinkSection } from "../../features/interventions/index.ts";
import type { loadMyDataSection } from "../../features/myData/index.ts";
import type { loadNotificationsSection } from "../../features/optIns/index.ts";
import type { loadProving } from "../../features/secondFactor/index.ts";
import { PageTitle } from "../../ui/cards/PageTitle.tsx";
import { OnThisPage } from "../../ui/onThisPage/OnThisPage.tsx";
import { useMe } from "../session/useMe.ts";
import { LanguageSection } from "./LanguageSection.tsx";
import { SecurityLink } from "./SecurityLink.tsx";
import classes from "./SettingsPage.module.css";
import { settingsWords } from "./SettingsPage.texts.ts";

type Loaded<Load extends () => Promise<unknown>> = Awaited<ReturnType<Load>>;

/** The sections of the settings, of features that may not import each other. */
type Sections = Loaded<typeof loadAccountSections> & {
  readonly NotificationsSection: Loaded<typeof loadNotificationsSection>;
  readonly CalendarLinkSection: Loaded<typeof loadCalendarLinkSection>;
  readonly MyDataSection: Loaded<typeof loadMyDataSection>;
  readonly Proving: Loaded<typeof loadProving>;
};

/** Joins the settings with their sections. */
export const joined = (sections: Sections) => () => <SettingsPage sections={sections} />;

/** The settings, in the order of the specification (SETTINGS-01 to -25). */
function SettingsPage({ sections }: { sections: Sections }) {
  const { NotificationsSection, PasswordSection, SessionsSection, CalendarLinkSection } = sections;
  const { MyDataSection, DeletionSection, Proving } = sections;
  const words = useWords(settingsWords);
  const user = useMe();
  const parts = [
    ["langue", words.language],
    ["notifications", words.notifications],
    ["mot-de-passe", words.password],
    ["appareils", words.sessions],
    ["agenda", words.calendarLink],
    ["mes-donnees", words.myData],
    ["supprimer", words.deletion],
  ] as const;
  return (
    <>
      <PageTitle>{words.heading}</PageTitle>
      <div className={classes.page}>
        <div className={classes.aside}>
          <OnThisPage parts={parts.map(([id, title]) => ({ id, title }))} />
        </div>
        <div className={classes.sections}>
          <LanguageSection />
          <NotificationsSection user={user} />
          <Proving>
            {(withProof) => (
              <>
                <PasswordSection user={user} withProof={withProof} />
                <SessionsSection withProof={withProof} />
                <SecurityLink />
                {user.role !== "Agency" && <CalendarLinkSection role={user.role} />}
                <MyDataSection withProof={withProof} />
                <DeletionSection user={user} withProof={withProof} />
              </>
            )}
          </Proving>
        </div>
      </div>
    </>
  );
}
