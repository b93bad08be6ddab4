import type { MyInformation } from "@ribambelle/domain/me/me";
import { useQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { myInformationQuery } from "./session.ts";

/** Gives the signed-in person as they are known now: a page may have read them again since the guard did. Asks for nothing by itself. */
export function useMe(): MyInformation {
  const { user } = useRouteContext({ from: "/frame" });
  return useQuery({ ...myInformationQuery, enabled: false }).data ?? user;
}
