import type { MyInformation } from "@ribambelle/domain/me/me";
import { useQuery } from "@tanstack/react-query";
import { useGiven } from "../../routing/router/hooks.ts";
import { myInformationQuery } from "./session.ts";

/** Gives the signed-in person from the cache, which may be newer than what the guard read; makes no call. */
export function useMe(): MyInformation {
  const { user } = useGiven();
  return useQuery({ ...myInformationQuery, enabled: false }).data ?? user;
}
