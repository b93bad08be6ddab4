interface ShowAll {
  /** Present when every contract is shown (CONTRACT-10, CONTRACT-11). */
  readonly tous?: "1";
}

interface ParentSearch extends ShowAll {
  /** Present when the housework tab is open. */
  readonly tab?: "menage";
}

interface BabysitterSearch extends ShowAll {
  /** The reference of the contract whose details are open. */
  readonly contrat?: string;
}

type Given = Record<string, unknown>;

const showAll = (given: Given): ShowAll => (given.tous === "1" ? { tous: "1" } : {});

/** Reads the state of the parent's page in its address; anything else is ignored. */
export const parentContractsSearch = (given: Given): ParentSearch => ({
  ...(given.tab === "menage" && { tab: "menage" }),
  ...showAll(given),
});

/** Reads the state of the babysitter's page in its address; anything else is ignored. */
export const babysitterContractsSearch = (given: Given): BabysitterSearch => ({
  ...(typeof given.contrat === "string" && given.contrat !== "" && { contrat: given.contrat }),
  ...showAll(given),
});
