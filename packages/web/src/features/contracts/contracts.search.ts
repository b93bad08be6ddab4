import { listOf, text, words } from "@ribambelle/domain/kernel/lists/listOf";

// Present when every contract is shown (CONTRACT-10, CONTRACT-11).
const tous = words({ "1": true });

/** What of the parent's page stands in its address: the tab of housework when it is open. */
export const parentContractsList = listOf({ tab: words({ menage: "housework" }), tous });

/** What of the babysitter's page stands in its address: the reference of the contract whose details are open. */
export const babysitterContractsList = listOf({
  contrat: text(/./),
  tous,
});
