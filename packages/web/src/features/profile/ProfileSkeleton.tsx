import { useWords } from "../../client/locale.tsx";
import { Skeleton } from "../../ui/messages/Skeleton.tsx";
import classes from "./ProfilePage.module.css";
import { profileWords } from "./profile.texts.ts";

/** The shape of the page while the profile is loaded (PROF-01). */
export function ProfileSkeleton() {
  const words = useWords(profileWords);
  return (
    <div className={classes.page}>
      <p className="visually-hidden" role="status">
        {words.loading}
      </p>
      <div className={`${classes.aside} ${classes.skeleton}`}>
        <Skeleton width="80%" height="1.75rem" />
        <Skeleton width="100%" height="10px" />
        <Skeleton width="60%" height="1.5rem" />
      </div>
      <div className={classes.sections}>
        {["14rem", "9rem", "6rem"].map((height) => (
          <div key={height} className={classes.skeleton}>
            <Skeleton width="40%" height="1.5rem" />
            <Skeleton width="100%" height={height} />
          </div>
        ))}
      </div>
    </div>
  );
}
