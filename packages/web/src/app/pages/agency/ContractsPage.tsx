import { contractsToRead, mayWithContracts } from "@ribambelle/domain/contracts/agency/contractRights";
import type { ContractKind } from "@ribambelle/domain/contracts/contractKind";
import type { ComponentType } from "react";
import { useMe } from "../../session/useMe.ts";

/** Gives the page that lists contracts, of the kinds that somebody of the agency may read. */
export const contractsPageOf =
  (
    AgencyContractsPage: ComponentType<{
      kinds: readonly ContractKind[];
      mayCreate: (kind: ContractKind) => boolean;
      mayImport: boolean;
    }>,
  ) =>
  () => {
    const { functions = [], permissions = [] } = useMe().staff ?? {};
    return (
      <AgencyContractsPage
        kinds={contractsToRead(functions)}
        mayCreate={(kind) => mayWithContracts(functions, kind, "edit")}
        mayImport={permissions.includes("imports.run")}
      />
    );
  };
