import type { ParentContract } from "@ribambelle/domain/contracts/contract";
import { childcareTypology, parentContractMeaning } from "@ribambelle/domain/contracts/contract.rules";
import { parentContractStates } from "@ribambelle/domain/contracts/contract.states";
import { contractTexts } from "@ribambelle/domain/contracts/contract.texts";
import { childAgeCategories } from "@ribambelle/domain/kernel/childAge";
import { saidAgain } from "@ribambelle/domain/kernel/values";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { Chip } from "../../../ui/cards/Chip.tsx";
import { ContractCard, type Facts, type Listed } from "../ContractCard.tsx";
import { DownloadLink, SignLink } from "../ContractLinks.tsx";
import { contractsWords } from "../contracts.texts.ts";

/** One babysitter contract (GE) as its parent sees it (CONTRACT-48 to -52). */
export function ParentContractCard({ listed }: { listed: Listed<ParentContract> }) {
  const { contract } = listed;
  const locale = useLocale();
  const words = useWords(contractsWords);
  const texts = useWords(contractTexts);
  const { reference, displayState, childrenCount, youngestChildAgeCategory, monthlyHours } = contract;
  const state = parentContractStates.row(contract.state);
  const youngest =
    youngestChildAgeCategory === null ? null : childAgeCategories.label(youngestChildAgeCategory, locale);
  const facts: Facts<
    ParentContract,
    "documentId" | "signatureUrl" | "can" | "isSharedChildcare" | "displayState" | "isFullTime" | "isOneShot"
  > = {
    childrenCount: childrenCount === null ? null : texts.childrenCount(childrenCount),
    youngestChildAgeCategory: youngest && words.youngest(youngest),
    monthlyHours: monthlyHours === null ? null : texts.monthlyHours(monthlyHours),
  };
  return (
    <ContractCard
      listed={listed}
      title={texts.childcareKind[contract.isSharedChildcare ? "shared" : "simple"]}
      state={saidAgain(displayState, state, parentContractStates.rows, locale)}
      meaning={parentContractMeaning(contract)}
      kind={<Chip>{texts.typology[childcareTypology(contract)]}</Chip>}
      facts={Object.values(facts)}
      sign={<SignLink contract={contract} />}
      documents={
        <DownloadLink documentId={contract.documentId} label={words.download} reference={reference} />
      }
    />
  );
}
