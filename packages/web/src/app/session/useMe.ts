import type { MyInformation } from "@ribambelle/domain/me/me";
import { useQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { myInformationQuery } from "./session.ts";

/** Gives the signed-in person from the cache, which may be newer than what the guard read; makes no call. */
export function useMe(): MyInformation {
  const { user } = useRouteContext({ from: "/frame" });
  return useQuery({ ...myInformationQuery, enabled: false }).data ?? user;
}
