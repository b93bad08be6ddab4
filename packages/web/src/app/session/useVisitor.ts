import type { MyInformation } from "@ribambelle/domain/me/me";
import { getMyInformation } from "@ribambelle/domain/me/me.api";
import { useEffect, useState } from "react";
import { call } from "../../client/call/call.ts";

/** Gives who looks at a public page, once it is known; null for a stranger, who is not asked about. */
export function useVisitor(session: boolean): MyInformation | null {
  const [visitor, setVisitor] = useState<MyInformation | null>(null);
  useEffect(() => {
    if (!session) return;
    call(getMyInformation).then(setVisitor, () => {});
  }, [session]);
  return visitor;
}
