import type { WholePerson } from "@ribambelle/domain/agencyPeople/person";
import { useQuery } from "@tanstack/react-query";
import { type ComponentType, useEffect } from "react";
import { lazyPart } from "../../client/loading/lazyPart.tsx";
import { fetchAtRest } from "../../client/loading/whenIdle.ts";
import { useWords } from "../../client/locale.tsx";
import { asStep } from "../../routing/historyStep.ts";
import { useNavigate, useParams } from "../../routing/router/hooks.ts";
import { PageTitle } from "../../ui/cards/PageTitle.tsx";
import { WithoutRecord } from "../../ui/office/WithoutRecord.tsx";
import { RecordsSkeleton } from "../../ui/records/RecordsSkeleton.tsx";
import { Tabs } from "../../ui/Tabs.tsx";
import { Alerts } from "./Alerts.tsx";
import { ownTabs } from "./ownTabs.ts";
import type { ChangePart } from "./PersonActs.tsx";
import classes from "./PersonPage.module.css";
import { personQuery } from "./person.queries.ts";
import { personWords } from "./person.texts.ts";
import { AccountChip } from "./personFacts.tsx";
import { ToList } from "./ToList.tsx";
import type { ProfileChangePart, PublicPart } from "./tabs/ProfileTab.tsx";
import { type TabName, tabsOf } from "./tabs/tabNames.ts";

const lazyTab = <Props extends object>(fetchTab: () => Promise<ComponentType<Props>>) =>
  lazyPart(fetchTab, undefined, <AwaitedTab />);
const AccessTab = lazyTab(ownTabs.acces);
const ContractsTab = lazyTab(ownTabs.contrats);
const DocumentsTab = lazyTab(ownTabs.documents);
const HistoryTab = lazyTab(ownTabs.historique);
const NotesTab = lazyTab(ownTabs.notes);
const NotificationsTab = lazyTab(ownTabs.notifications);
const OverviewTab = lazyTab(ownTabs[""]);
const ProfileTab = lazyTab(ownTabs.profil);
const ToDosTab = lazyTab(ownTabs["a-faire"]);

const fetchTabs = () => Promise.all(Object.values(ownTabs).map((fetchTab) => fetchTab()));

/** One family or babysitter, as the agency sees them (FOLKS-14). */
export function PersonPage(given: Omit<WholeProps, "person" | "open">) {
  const words = useWords(personWords);
  const { id = "", onglet = "" } = useParams();
  const { data, error, isFetching, refetch } = useQuery(personQuery(id));
  useEffect(() => fetchAtRest(fetchTabs), []);
  return (
    <>
      <ToList role={data?.value.role} />
      {data ? (
        <Whole {...given} person={data.value} open={onglet as TabName} />
      ) : (
        <div className={classes.page}>
          <WithoutRecord words={words} error={error} retrying={isFetching} onRetry={() => void refetch()} />
        </div>
      )}
    </>
  );
}

interface WholeProps {
  readonly person: WholePerson;
  readonly open: TabName;
  readonly Change: ChangePart;
  readonly Public: PublicPart;
  readonly ProfileChange: ProfileChangePart;
  /** What is other features’ of a person: letters, what they answered for the back to school, their surveys. */
  readonly Letters: ComponentType<{ userId: number }>;
  readonly Answer: ComponentType<{ userId: number }>;
  readonly Surveys: ComponentType<{ userId: number }>;
  readonly LastLetters: ComponentType<{ userId: number }>;
  readonly personId: number;
}

/** Stands for a tab whose script is on its way: nothing below it jumps. */
function AwaitedTab() {
  return <RecordsSkeleton label={useWords(personWords).loading} isWhole />;
}

function Panel({ person, open, personId, ...parts }: WholeProps) {
  const { Change, Public, ProfileChange, Letters, Answer, Surveys, LastLetters } = parts;
  if (open === "contrats") return <ContractsTab person={person} />;
  if (open === "documents") return <DocumentsTab person={person} />;
  if (open === "a-faire") return <ToDosTab person={person} />;
  if (open === "rentree") return <Answer userId={person.userId} />;
  if (open === "questionnaires") return <Surveys userId={person.userId} />;
  if (open === "profil") return <ProfileTab person={person} Public={Public} ProfileChange={ProfileChange} />;
  if (open === "courriers") return <Letters userId={person.userId} />;
  if (open === "acces") return <AccessTab userId={person.userId} />;
  if (open === "notifications") return <NotificationsTab person={person} />;
  if (open === "notes") return <NotesTab person={person} personId={personId} />;
  if (open === "historique") return <HistoryTab person={person} />;
  return <OverviewTab person={person} Change={Change} LastLetters={LastLetters} />;
}

function Whole({ open, ...given }: WholeProps) {
  const { person } = given;
  const words = useWords(personWords);
  const navigate = useNavigate();
  const { userId, displayName, role, reference } = person;
  const tabs = tabsOf(person.can);
  const shown = tabs.includes(open) ? open : "";
  const hrefOf = (name: TabName) => `/agence/personnes/${userId}${name && `/${name}`}`;
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <PageTitle>{`${displayName || reference}, ${words.kinds[role]}`}</PageTitle>
        <AccountChip state={person.accountState} />
      </div>
      <Alerts person={person} />
      {tabs.length > 1 ? (
        <Tabs
          label={words.tabsLabel}
          tabs={tabs.map((name) => ({ name, label: words.tabs[name], href: hrefOf(name) }))}
          open={shown}
          onOpen={(name) => void navigate({ href: hrefOf(name), ...asStep })}
        >
          <Panel open={shown} {...given} />
        </Tabs>
      ) : (
        <Panel open="" {...given} />
      )}
    </div>
  );
}
