import { useWords } from "../../client/locale.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import card from "./ContractCard.module.css";
import classes from "./ContractsSkeleton.module.css";
import { contractsWords } from "./contracts.texts.ts";

/** The shape of the list while the contracts are loaded. */
export function ContractsSkeleton() {
  const words = useWords(contractsWords);
  return (
    <div className={card.list}>
      <p className="visually-hidden" role="status">
        {words.loading}
      </p>
      {[1, 2].map((row) => (
        <div key={row} className={`${card.card} ${classes.row}`}>
          <Skeleton width="40%" height="1.5rem" />
          <Skeleton width="55%" />
          <Skeleton width="70%" />
        </div>
      ))}
    </div>
  );
}
