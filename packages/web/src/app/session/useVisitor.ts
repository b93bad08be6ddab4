import type { MyInformation } from "@ribambelle/domain/me/me";
import { getMyInformation } from "@ribambelle/domain/me/me.api";
import { useEffect, useState } from "react";
import { call } from "../../client/call/call.ts";

/**
 * Gives the signed-in person on a public page, once loaded; null otherwise. Without a session it makes no
 * call.
 */
export function useVisitor(session: boolean): MyInformation | null {
  const [visitor, setVisitor] = useState<MyInformation | null>(null);
  useEffect(() => {
    if (!session) return;
    call(getMyInformation).then(
      (me) => setVisitor(me.secondFactor ? null : me),
      () => {},
    );
  }, [session]);
  return visitor;
}
