import { activeGroups } from "@ribambelle/domain/contracts/contract.rules";
import type { StateMeaning } from "@ribambelle/domain/contracts/contract.states";
import { type UseQueryOptions, useQuery } from "@tanstack/react-query";
import { type ReactNode, useDeferredValue, useMemo } from "react";
import { useLocale } from "../../client/locale.tsx";
import { Unbroken } from "../../ui/cards/Unbroken.tsx";
import { Failure } from "../../ui/messages/Failure.tsx";
import { ContractsSkeleton } from "./ContractsSkeleton.tsx";
import classes from "./ContractsView.module.css";
import { NoContract } from "./NoContract.tsx";
import { ShowAll } from "./ShowAll.tsx";
import { type AnyContract, contractsSummary } from "./summary.ts";

interface Props<C extends AnyContract> {
  query: UseQueryOptions<C[], Error, C[], string[]>;
  meaningOf: (contract: C) => StateMeaning;
  showAll: boolean;
  /** Where the same page is, with the filter switched over. */
  filterHref: string;
  onShowAll: (all: boolean) => void;
  /** A link to other contracts, shown when this list is empty. */
  elsewhere?: ReactNode;
  /** Shows the contracts, in order; never called without any. The same function each time, so that they are drawn once. */
  children: (contracts: C[]) => ReactNode;
}

/** One list of contracts in all its states: loading, failed, empty, all hidden by the filter, or full (CONTRACT-08 to -12). */
export function ContractsView<C extends AnyContract>(props: Props<C>) {
  const { meaningOf, showAll, filterHref, onShowAll, elsewhere, children } = props;
  const locale = useLocale();
  const { data, error, isFetching, refetch } = useQuery(props.query);

  const active = useMemo(() => activeGroups(data ?? [], meaningOf), [data, meaningOf]);
  // The switch answers at once; the cards follow, in small pieces.
  const showsAll = useDeferredValue(showAll);
  const shown = (showsAll ? data : active) ?? active;
  const cards = useMemo(() => (shown.length > 0 ? children(shown) : null), [shown, children]);

  if (!data && error) return <Failure error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <ContractsSkeleton />;

  const hidden = data.filter((contract) => !active.includes(contract));
  return (
    <>
      <div className={classes.top}>
        <p className={classes.summary}>
          {shown.length > 0 && <Unbroken text={contractsSummary(data, meaningOf, locale)} />}
        </p>
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
