import type { BabysitterContract } from "@ribambelle/domain/contracts/contract";
import { useEffect, useRef } from "react";
import { useWords } from "../../../client/locale.tsx";
import { contractsWords } from "../contracts.texts.ts";
import { BabysitterContractDetail } from "./BabysitterContractDetail.tsx";
import { BabysitterContractEntry } from "./BabysitterContractEntry.tsx";
import classes from "./BabysitterContractList.module.css";

interface Props {
  contracts: readonly BabysitterContract[];
  /** The reference of the contract to open; the first one opens when it is not in the list. */
  chosen: string | undefined;
  /** The first that waits for a signature. */
  toSign: BabysitterContract | undefined;
}

/** The list; the details of the open contract stand under it on a phone, beside the list on a wide screen. */
export function BabysitterContractList({ contracts, chosen, toSign }: Props) {
  const words = useWords(contractsWords);
  const open = contracts.find(({ reference }) => reference === chosen) ?? contracts[0];
  const openRef = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // On a phone the details of the contract that closes may have pushed this one out of sight.
    if (chosen) openRef.current?.firstElementChild?.scrollIntoView({ block: "nearest" });
  }, [chosen]);
  return (
    <ul
      className={classes.list}
      style={{ gridTemplateRows: `repeat(${contracts.length}, auto) 1fr` }}
      aria-label={words.list}
    >
      {contracts.map((contract) => (
        <li key={contract.reference} ref={contract === open ? openRef : null} className={classes.item}>
          <BabysitterContractEntry
            contract={contract}
            open={contract === open}
            isFirstToSign={contract === toSign}
          />
          {contract === open && <BabysitterContractDetail contract={contract} />}
        </li>
      ))}
    </ul>
  );
}
