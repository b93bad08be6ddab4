import { useWords } from "../../client/locale.tsx";
import { Skeleton } from "../../ui/messages/Skeleton.tsx";
import classes from "../public/PlainPage.module.css";
import { BareFrame } from "./BareFrame.tsx";
import { frameWords } from "./Frame.texts.ts";

/** What shows while my information is loaded (ROUTE-OP7). */
export function FrameSkeleton() {
  const words = useWords(frameWords);
  return (
    <BareFrame busy>
      <p className="visually-hidden" role="status">
        {words.loading}
      </p>
      <div className={classes.page}>
        <Skeleton width="16rem" height="2.5rem" />
        <Skeleton width="26rem" height="1.5rem" />
        <Skeleton width="100%" height="9rem" />
      </div>
    </BareFrame>
  );
}
