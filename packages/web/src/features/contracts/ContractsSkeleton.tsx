import { useWords } from "../../client/locale.tsx";
import { Skeleton } from "../../ui/messages/Skeleton.tsx";
import classes from "./ContractsSkeleton.module.css";
import { contractsWords } from "./contracts.texts.ts";

/** The shape of the page while the contracts are loaded: the sentence, the filter, two contracts. */
export function ContractsSkeleton() {
  const words = useWords(contractsWords);
  return (
    <div className={classes.page}>
      <p className="visually-hidden" role="status">
        {words.loading}
      </p>
      <Skeleton width="26rem" height="1.5rem" />
      <Skeleton width="14rem" height="1.75rem" />
      {[1, 2].map((row) => (
        <div key={row} className={classes.row}>
          <Skeleton width="40%" height="1.5rem" />
          <Skeleton width="55%" />
          <Skeleton width="70%" />
        </div>
      ))}
    </div>
  );
}
