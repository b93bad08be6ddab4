import { type HouseworkContract, houseworkTypologies } from "@ribambelle/domain/contracts/contract";
import { houseworkContractMeaning } from "@ribambelle/domain/contracts/contract.rules";
import { houseworkContractStates, type StateColour } from "@ribambelle/domain/contracts/contract.states";
import { contractTexts } from "@ribambelle/domain/contracts/contract.texts";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { Chip } from "../../../ui/cards/Chip.tsx";
import { ContractCard, type Facts, type Listed } from "../ContractCard.tsx";
import { DownloadLink, SignLink } from "../ContractLinks.tsx";
import { contractsWords } from "../contracts.texts.ts";

// CONTRACT-46
const typologyColours: Record<HouseworkContract["typology"], StateColour> = {
  [houseworkTypologies.numbers.Cleaning]: "teal",
  [houseworkTypologies.numbers.CleaningAndIroning]: "primary",
};

/** One housework contract (MNH) of a parent (CONTRACT-53, CONTRACT-54). */
export function HouseworkContractCard({ listed }: { listed: Listed<HouseworkContract> }) {
  const { contract } = listed;
  const locale = useLocale();
  const words = useWords(contractsWords);
  const texts = useWords(contractTexts);
  const { reference, typology, monthlyHours } = contract;
  const facts: Facts<HouseworkContract, "documentId" | "signatureUrl" | "can" | "typology"> = {
    monthlyHours: monthlyHours === null ? null : texts.monthlyHours(monthlyHours),
  };
  return (
    <ContractCard
      listed={listed}
      title={words.housework}
      state={houseworkContractStates.label(contract.state, locale)}
      meaning={houseworkContractMeaning(contract)}
      kind={<Chip colour={typologyColours[typology]}>{houseworkTypologies.label(typology, locale)}</Chip>}
      facts={Object.values(facts)}
      sign={<SignLink contract={contract} />}
      documents={
        <DownloadLink documentId={contract.documentId} label={words.download} reference={reference} />
      }
    />
  );
}
