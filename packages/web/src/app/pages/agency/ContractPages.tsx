import type { AgencyContract } from "@ribambelle/domain/contracts/agency/agencyContract";
import { mayWithContracts } from "@ribambelle/domain/contracts/agency/contractRights";
import { lazyPart } from "../../../client/loading/lazyPart.tsx";
import {
  type loadAgencyContractPages,
  loadContractChange,
  loadDocumentUpload,
  type loadNewContractPage,
} from "../../../features/contracts/index.ts";
import { loadProving } from "../../../features/secondFactor/index.ts";
import { loadSigning } from "../../../features/signatures/index.ts";
import { useMe } from "../../session/useMe.ts";
import { withProofAndPerson } from "./withProofAndPerson.tsx";

const Change = lazyPart(async () => {
  const [ContractChange, Proving] = await Promise.all([loadContractChange(), loadProving()]);
  return withProofAndPerson(ContractChange, Proving);
});

const Upload = lazyPart(async () => {
  const [DocumentUpload, Proving] = await Promise.all([loadDocumentUpload(), loadProving()]);
  return withProofAndPerson(DocumentUpload, Proving);
});

const ContractSigning = lazyPart(async () => (await (await loadSigning()).loadFollowed()).ContractSigning);

/** What has a contract signed on the portal, for whoever may (SIGN-62). */
function Signing({ contract }: { readonly contract: AgencyContract }) {
  const { userId, staff } = useMe();
  if (!mayWithContracts(staff?.functions ?? [], contract.kind, "edit")) return null;
  return <ContractSigning contract={contract} personId={userId} />;
}

/** Joins the page of a contract with what may be done about it. */
export const contractPageOf =
  ({ AgencyContractPage }: Awaited<ReturnType<typeof loadAgencyContractPages>>) =>
  () => <AgencyContractPage Change={Change} Upload={Upload} Signing={Signing} />;

/** Joins the page of a new contract with who makes it, and of which kinds they may. */
export const newContractPageOf = (NewContractPage: Awaited<ReturnType<typeof loadNewContractPage>>) => () => {
  const { userId, staff } = useMe();
  return (
    <NewContractPage
      personId={userId}
      mayCreate={(kind) => mayWithContracts(staff?.functions ?? [], kind, "edit")}
    />
  );
};
