import { Skeleton } from "../messages/Skeleton.tsx";
import classes from "./RecordsSkeleton.module.css";

interface Props {
  label: string;
  /** True where all of a page is awaited: its foot stays out of sight, and does not jump. */
  isWhole?: boolean;
}

/** The shape of a page of lines while they are loaded: the sentence, the choice of a year, some lines (SPACE-15). */
export function RecordsSkeleton({ label, isWhole }: Props) {
  return (
    <div className={classes.page} data-whole={isWhole}>
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
