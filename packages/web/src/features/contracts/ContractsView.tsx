import { activeGroups } from "@ribambelle/domain/contracts/contract.rules";
import type { StateMeaning } from "@ribambelle/domain/contracts/contract.states";
import { type UseQueryOptions, useQuery } from "@tanstack/react-query";
import { type ReactNode, useDeferredValue, useMemo } from "react";
import { useWords } from "../../client/locale.tsx";
import { Failure } from "../../ui/messages/Failure.tsx";
import { ContractsSkeleton } from "./ContractsSkeleton.tsx";
import classes from "./ContractsView.module.css";
import { contractsWords } from "./contracts.texts.ts";
import { NoContract } from "./NoContract.tsx";
import { ShowAll } from "./ShowAll.tsx";
import { Summary } from "./Summary.tsx";
import { type AnyContract, signAnchorOf } from "./summary.ts";

interface Props<C extends AnyContract> {
  query: UseQueryOptions<C[], Error, C[], readonly unknown[]>;
  meaningOf: (contract: C) => StateMeaning;
  showAll: boolean;
  /** Where the same page is, with the filter switched over. */
  filterHref: string;
  onShowAll: (all: boolean) => void;
  /** A link to other contracts, shown when this list is empty. */
  elsewhere?: ReactNode;
  /**
   * Shows the contracts, in order; `toSign` is the first that waits for a signature. Never called without any. The same
   * function each time, so that they are drawn once.
   */
  children: (contracts: C[], toSign: C | undefined) => ReactNode;
}

/** One list of contracts in all its states: loading, failed, empty, all hidden by the filter, or full (CONTRACT-08 to -12). */
export function ContractsView<C extends AnyContract>(props: Props<C>) {
  const { meaningOf, showAll, filterHref, onShowAll, elsewhere, children } = props;
  const words = useWords(contractsWords);
  const { data, error, isFetching, refetch } = useQuery(props.query);

  const active = useMemo(() => activeGroups(data ?? [], meaningOf), [data, meaningOf]);
  // The switch answers at once; the cards follow, in small pieces.
  const showsAll = useDeferredValue(showAll);
  const shown = (showsAll ? data : active) ?? active;
  const waiting = shown.filter((contract) => meaningOf(contract) === "waiting");
  const [toSign] = waiting;
  const cards = useMemo(() => (shown.length > 0 ? children(shown, toSign) : null), [shown, toSign, children]);

  if (!data && error) return <Failure error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <ContractsSkeleton />;

  const hidden = data.filter((contract) => !active.includes(contract));
  return (
    <>
      <div className={classes.top}>
        <div>
          <p className={classes.summary}>
            {shown.length > 0 && <Summary contracts={data} meaningOf={meaningOf} />}
          </p>
          {waiting.length > 1 && (
            <ul className={classes.waiting} aria-label={words.eachToSign}>
              {waiting.map((contract) => (
                <li key={contract.reference}>
                  <a href={`#${signAnchorOf(contract.reference, contract === toSign)}`}>
                    {words.reference(contract.reference)}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        <ShowAll
          on={showAll}
          href={filterHref}
          onChange={onShowAll}
          total={data.length}
          hidden={hidden.length}
          onlyFinished={hidden.every((contract) => meaningOf(contract) === "finished")}
        />
      </div>
      {cards ?? (
        <NoContract
          hidden={hidden.length}
          allHref={filterHref}
          onShow={() => onShowAll(true)}
          elsewhere={elsewhere}
        />
      )}
    </>
  );
}
