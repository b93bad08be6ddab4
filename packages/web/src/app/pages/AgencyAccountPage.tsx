import type { MyInformation } from "@ribambelle/domain/me/me";
import { functionWords } from "@ribambelle/domain/staff/staff.texts";
import { lazyPart } from "../../client/loading/lazyPart.tsx";
import { useLocale, useWords } from "../../client/locale.tsx";
import type { loadAccountSections } from "../../features/identity/index.ts";
import type { loadProving } from "../../features/secondFactor/index.ts";
import { loadOwnSections } from "../../features/staff/index.ts";
import { Link } from "../../routing/router/Link.tsx";
import { Facts } from "../../ui/cards/Facts.tsx";
import { PageTitle } from "../../ui/cards/PageTitle.tsx";
import { SectionCard } from "../../ui/cards/SectionCard.tsx";
import { UnreadPart } from "../../ui/records/UnreadPart.tsx";
import { useMe } from "../session/useMe.ts";
import classes from "./AgencyAccountPage.module.css";
import { agencyAccountWords } from "./AgencyAccountPage.texts.ts";
import { LanguageSection } from "./LanguageSection.tsx";
import { SecurityLink } from "./SecurityLink.tsx";

type Loaded<Load extends () => Promise<unknown>> = Awaited<ReturnType<Load>>;

// Under the others, and heavier than the page may be: fetched once it is there.
const OwnSections = lazyPart(loadOwnSections);

/** The sections of the account, of features that may not import each other. */
type Sections = Pick<Loaded<typeof loadAccountSections>, "PasswordSection" | "SessionsSection"> & {
  readonly Proving: Loaded<typeof loadProving>;
};

/** Joins the page with its sections. */
export const joined = (sections: Sections) => () => <AgencyAccountPage {...sections} />;

/** What somebody of the agency sees of their own account: functions, language, password, devices (STAFF-36). */
function AgencyAccountPage({ PasswordSection, SessionsSection, Proving }: Sections) {
  const own = useWords(agencyAccountWords);
  const user = useMe();
  return (
    <div className={classes.page}>
      <PageTitle>{own.title}</PageTitle>
      <SectionCard id="moi" title={user.displayName}>
        <Facts
          facts={[
            [own.functions, <Functions key="functions" user={user} />],
            [own.email, user.email || own.noEmail],
          ]}
        />
        <p className={classes.quiet}>{own.changed}</p>
        <p className={classes.quiet}>
          <Link to="/agence/fonctions">{own.whatFunctionsPermit}</Link>
        </p>
      </SectionCard>
      <LanguageSection />
      <Proving>
        {(withProof) => (
          <>
            <PasswordSection user={user} withProof={withProof} />
            <SessionsSection withProof={withProof} Unread={UnreadPart} />
          </>
        )}
      </Proving>
      <SecurityLink />
      {user.staff && user.staff.functions.length > 0 && !user.staff.mustChangePassword && <OwnSections />}
    </div>
  );
}

function Functions({ user }: { user: MyInformation }) {
  const words = useWords(agencyAccountWords);
  const locale = useLocale();
  const functions = user.staff?.functions ?? [];
  if (functions.length === 0) return words.none;
  return (
    <ul className={classes.functions}>
      {functions.map((one) => (
        <li key={one}>
          <strong>{functionWords[one][locale]}</strong> ({functionWords[one].about[locale]})
        </li>
      ))}
    </ul>
  );
}
