import type { HouseworkContract, ParentContract } from "@ribambelle/domain/contracts/contract";
import { houseworkContractMeaning, parentContractMeaning } from "@ribambelle/domain/contracts/contract.rules";
import { memo, useDeferredValue } from "react";
import { useWords } from "../../../client/locale.tsx";
import { writeState } from "../../../routing/addressState.ts";
import { inPlaceOf } from "../../../routing/historyStep.ts";
import { inPlace } from "../../../routing/inPlace.ts";
import { useNavigate, useSearch } from "../../../routing/router/hooks.ts";
import { LinkButton } from "../../../ui/buttons/LinkButton.tsx";
import { PageTitle } from "../../../ui/cards/PageTitle.tsx";
import { Tabs } from "../../../ui/Tabs.tsx";
import { ContractCards } from "../ContractCards.tsx";
import { ContractsView } from "../ContractsView.tsx";
import { houseworkContractsQuery, parentContractsQuery } from "../contracts.queries.ts";
import { contractsWords } from "../contracts.texts.ts";
import { HouseworkContractCard } from "./HouseworkContractCard.tsx";
import { ParentContractCard } from "./ParentContractCard.tsx";
import classes from "./ParentContractsPage.module.css";

type Tab = "garde" | "menage";

const path = "/client/contrats";

const searched = (name: Tab) => (name === "menage" ? name : undefined);
const hrefOf = (name: Tab, all: "1" | undefined) => path + writeState({ tab: searched(name), tous: all });

function useOpenTab() {
  const navigate = useNavigate();
  return (name: Tab) =>
    void navigate({ ...inPlaceOf, to: path, search: (now) => ({ ...now, tab: searched(name) }) });
}

/** The parent's contracts: babysitters in one tab, housework in the other, one filter for both (CONTRACT-01 to -03). */
export function ParentContractsPage() {
  const words = useWords(contractsWords);
  const { tab = "garde", tous } = useSearch("/client/contrats");
  const openTab = useOpenTab();
  const tabs = [
    { name: "garde", label: words.childcare, href: hrefOf("garde", tous) },
    { name: "menage", label: words.housework, href: hrefOf("menage", tous) },
  ] as const;
  return (
    <div className={classes.page}>
      <PageTitle>{words.title}</PageTitle>
      <Tabs label={words.tabs} tabs={tabs} open={tab} onOpen={openTab}>
        {/* The tab answers at once; its panel follows, in small pieces. */}
        <Panel tab={useDeferredValue(tab)} tous={tous} />
      </Tabs>
    </div>
  );
}

interface PanelProps {
  tab: Tab;
  tous: "1" | undefined;
}

const Panel = memo(({ tab, tous }: PanelProps) => {
  const words = useWords(contractsWords);
  const navigate = useNavigate();
  const openTab = useOpenTab();
  const linkTo = (name: Tab, label: string) => (
    <LinkButton href={hrefOf(name, tous)} onClick={inPlace(() => openTab(name))}>
      {label}
    </LinkButton>
  );
  const filter = {
    showAll: tous === "1",
    filterHref: hrefOf(tab, tous ? undefined : "1"),
    onShowAll: (all: boolean) =>
      void navigate({ ...inPlaceOf, to: path, search: (now) => ({ ...now, tous: all ? "1" : undefined }) }),
  };
  return tab === "garde" ? (
    <ContractsView
      key="garde"
      query={parentContractsQuery}
      meaningOf={parentContractMeaning}
      {...filter}
      elsewhere={linkTo("menage", words.seeHousework)}
    >
      {childcareCards}
    </ContractsView>
  ) : (
    <ContractsView
      key="menage"
      query={houseworkContractsQuery}
      meaningOf={houseworkContractMeaning}
      {...filter}
      elsewhere={linkTo("garde", words.seeChildcare)}
    >
      {houseworkCards}
    </ContractsView>
  );
});

const childcareCards = (contracts: ParentContract[], toSign?: ParentContract) => (
  <ContractCards
    contracts={contracts}
    meaningOf={parentContractMeaning}
    toSign={toSign}
    card={ParentContractCard}
  />
);

const houseworkCards = (contracts: HouseworkContract[], toSign?: HouseworkContract) => (
  <ContractCards
    contracts={contracts}
    meaningOf={houseworkContractMeaning}
    toSign={toSign}
    card={HouseworkContractCard}
  />
);
