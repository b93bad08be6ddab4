import { useWords } from "../../client/locale.tsx";
import { Skeleton } from "../../ui/messages/Skeleton.tsx";
import classes from "./ContactsPage.module.css";
import { contactsWords } from "./contacts.texts.ts";

/** The shape of a card while its contact is loaded. */
export function CardSkeleton() {
  const words = useWords(contactsWords);
  return (
    <div className={classes.skeleton}>
      <p className="visually-hidden" role="status">
        {words.loading}
      </p>
      <Skeleton width="30%" />
      <Skeleton width="60%" height="1.5rem" />
      <Skeleton width="50%" height="1.5rem" />
      <Skeleton width="70%" height="1.5rem" />
    </div>
  );
}
