import type { MyInformation } from "@ribambelle/domain/me/me";
import type { ComponentType } from "react";
import { useMe } from "../session/useMe.ts";

/** Tells a page of a feature who the signed-in person is. */
export function withPersonId(Page: ComponentType<{ readonly personId: number }>) {
  return function PageOfSomebody() {
    return <Page personId={useMe().userId} />;
  };
}

/** The same, for a page that needs to know more of them. */
export function withMe(Page: ComponentType<{ readonly me: MyInformation }>) {
  return function PageOfMine() {
    return <Page me={useMe()} />;
  };
}
