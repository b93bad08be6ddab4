import type { ComponentType } from "react";
import { useMe } from "../session/useMe.ts";

/** Tells a page of a feature who the signed-in person is. */
export function withPersonId(Page: ComponentType<{ readonly personId: number }>) {
  return function PageOfSomebody() {
    return <Page personId={useMe().userId} />;
  };
}
