import type { MyInformation } from "@ribambelle/domain/me/me";
import type { ComponentType } from "react";
import { useMe } from "./useMe.ts";

/** Tells a page of a feature who is signed in. */
export function withMe(Page: ComponentType<{ readonly me: MyInformation }>) {
  return function PageOfMine() {
    return <Page me={useMe()} />;
  };
}
