import { useWords } from "../../../client/locale.tsx";
import { Skeleton } from "../../../ui/messages/Skeleton.tsx";
import classes from "./PublicCard.module.css";
import { previewWords } from "./preview.texts.ts";

/** The shape of the card while it is loaded. */
export function PreviewSkeleton() {
  const words = useWords(previewWords);
  return (
    <div>
      <p className="visually-hidden" role="status">
        {words.loading}
      </p>
      <Skeleton width="100%" height="50px" />
      <div className={`${classes.card} ${classes.skeleton}`}>
        <Skeleton width="60%" height="96px" />
        <Skeleton width="80%" height="1.5rem" />
        <Skeleton width="100%" height="9rem" />
        <Skeleton width="40%" height="1.5rem" />
        <Skeleton width="100%" height="4rem" />
      </div>
    </div>
  );
}
