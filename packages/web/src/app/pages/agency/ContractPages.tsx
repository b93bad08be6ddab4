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
import type { loadSigning } from "../../../features/signatures/index.ts";
import { lazyDialog } from "../../../ui/dialogs/lazyDialog.ts";
import { useMe } from "../../session/useMe.ts";
import { withProofAndPerson } from "./withProofAndPerson.tsx";

const Change = lazyDialog(async () => {
  const [ContractChange, Proving] = await Promise.all([loadContractChange(), loadProving()]);
  return withProofAndPerson(ContractChange, Proving);
});

const Upload = lazyPart(async () => {
  const [DocumentUpload, Proving] = await Promise.all([loadDocumentUpload(), loadProving()]);
  return withProofAndPerson(DocumentUpload, Proving);
});

type Loaded<Load extends () => Promise<unknown>> = Awaited<ReturnType<Load>>;
type SigningPart = Loaded<Loaded<typeof loadSigning>["loadContractSigning"]>;

/** Joins the page of a contract with what may be done about it, and with its signing on the portal for whoever may (SIGN-62). */
export function contractPageOf(
  { AgencyContractPage }: Loaded<typeof loadAgencyContractPages>,
  ContractSigning: SigningPart,
) {
  const Signing = ({ contract }: { readonly contract: AgencyContract }) => {
    const { userId, staff } = useMe();
    if (!mayWithContracts(staff?.functions ?? [], contract.kind, "edit")) return null;
    return <ContractSigning contract={contract} personId={userId} />;
  };
  return () => <AgencyContractPage Change={Change} Upload={Upload} Signing={Signing} />;
}

/** Joins the page of a new contract with who makes it. */
export const newContractPageOf = (NewContractPage: Awaited<ReturnType<typeof loadNewContractPage>>) => () => (
  <NewContractPage personId={useMe().userId} />
);
