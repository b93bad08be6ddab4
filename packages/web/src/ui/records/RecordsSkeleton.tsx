import { Skeleton } from "../messages/Skeleton.tsx";
import classes from "./RecordsSkeleton.module.css";

/** The shape of a page of lines while they are loaded: the sentence, the choice of a year, some lines (SPACE-15). */
export function RecordsSkeleton({ label }: { label: string }) {
  return (
    <div className={classes.page}>
      <p className="visually-hidden" role="status">
        {label}
      </p>
      <Skeleton width="min(100%, 30rem)" height="1.75rem" />
      <Skeleton width="8rem" height="3rem" />
      {[1, 2, 3].map((line) => (
        <div key={line} className={classes.line}>
          <Skeleton width="45%" height="1.25rem" />
          <Skeleton width="70%" />
        </div>
      ))}
    </div>
  );
}
