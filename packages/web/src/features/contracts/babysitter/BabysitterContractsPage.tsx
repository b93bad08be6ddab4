import { babysitterContractMeaning } from "@ribambelle/domain/contracts/contract.rules";
import { useWords } from "../../../client/locale.tsx";
import { writeState } from "../../../routing/addressState.ts";
import { inPlaceOf } from "../../../routing/historyStep.ts";
import { useNavigate, useSearch } from "../../../routing/router/hooks.ts";
import { PageTitle } from "../../../ui/cards/PageTitle.tsx";
import { ContractsView } from "../ContractsView.tsx";
import { babysitterContractsQuery } from "../contracts.queries.ts";
import { contractsWords } from "../contracts.texts.ts";
import { BabysitterContractList } from "./BabysitterContractList.tsx";
import classes from "./BabysitterContractsPage.module.css";

/** The babysitter's contracts: a list, and the details of the one that is open. */
export function BabysitterContractsPage() {
  const words = useWords(contractsWords);
  const { contrat, tous } = useSearch("/intervenant/contrats");
  const navigate = useNavigate();
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <div className={classes.body}>
        <ContractsView
          query={babysitterContractsQuery}
          meaningOf={babysitterContractMeaning}
          showAll={tous === "1"}
          filterHref={`/intervenant/contrats${writeState({ contrat, tous: tous ? undefined : "1" })}`}
          onShowAll={(all) =>
            void navigate({
              to: "/intervenant/contrats",
              search: (now) => ({ ...now, tous: all ? "1" : undefined }),
              ...inPlaceOf,
            })
          }
        >
          {(contracts, toSign) => (
            <BabysitterContractList contracts={contracts} chosen={contrat} toSign={toSign} />
          )}
        </ContractsView>
      </div>
    </>
  );
}
