import { kindWords } from "@ribambelle/domain/contracts/agency/contracts.filters";
import { type ContractKind, contractKinds } from "@ribambelle/domain/contracts/contractKind";

/** Gives the kind of contract that an address names by its word. */
export const kindNamed = (genre: string | undefined): ContractKind | undefined =>
  contractKinds.find((kind) => kindWords[kind] === genre);
