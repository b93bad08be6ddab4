import { useWords } from "../../../client/locale.tsx";
import { Skeleton } from "../../../ui/messages/Skeleton.tsx";
import page from "../ProfilePage.module.css";
import classes from "./PublicCard.module.css";
import { previewWords } from "./preview.texts.ts";

/** The shape of the card while it is loaded. */
export function PreviewSkeleton() {
  const words = useWords(previewWords);
  return (
    <div className={page.page}>
      <p className="visually-hidden" role="status">
        {words.loading}
      </p>
      <div className={page.aside}>
        <Skeleton width="100%" height="50px" />
      </div>
      <div className={classes.card}>
        <Skeleton width="60%" height="96px" />
        <Skeleton width="80%" height="1.5rem" />
        <Skeleton width="100%" height="9rem" />
        <Skeleton width="40%" height="1.5rem" />
        <Skeleton width="100%" height="4rem" />
      </div>
    </div>
  );
}
