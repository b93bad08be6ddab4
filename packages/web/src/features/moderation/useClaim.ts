import type { Who } from "@ribambelle/domain/audit/entry";
import { claimedAgainSeconds, type Item } from "@ribambelle/domain/moderation/moderation";
import { claim } from "@ribambelle/domain/moderation/moderation.agency.api";
import { useEffect, useState } from "react";
import { call } from "../../client/call/call.ts";

/** Says to colleagues that one looks at a thing, as long as it is in view; gives who else looks at it (MODER-12). */
export function useClaim(item: Item | null): Who | null {
  const [others, setOthers] = useState<{ readonly subjectId: string; readonly who: Who | null } | null>(null);
  const subjectId = item?.can.decide ? item.subjectId : null;
  const kind = item?.kind ?? "photo";
  useEffect(() => {
    if (subjectId === null) return;
    const say = () => {
      if (document.visibilityState === "hidden") return;
      call(claim, { kind, subjectId }).then(
        ({ isClaimedBy }) => setOthers({ subjectId, who: isClaimedBy }),
        // It is said again in half a minute; deciding tells what is wrong.
        () => {},
      );
    };
    say();
    const timer = setInterval(say, claimedAgainSeconds * 1_000);
    return () => clearInterval(timer);
  }, [kind, subjectId]);
  if (item === null) return null;
  return others?.subjectId === item.subjectId ? others.who : item.isClaimedBy;
}
