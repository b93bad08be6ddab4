import { useWords } from "../client/locale.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
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
      <Skeleton width="260px" height="2.5rem" />
    </BareFrame>
  );
}
