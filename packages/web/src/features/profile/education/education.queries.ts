import type { Locale } from "@ribambelle/domain/kernel/locale";
import { getDiplomas } from "@ribambelle/domain/profile/profile.api";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../client/call/call.ts";

/** The choices of the education section in a language; they change with a new version of the portal only (PROF-70). */
export const diplomasQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ["diplomas", locale],
    queryFn: () => call(getDiplomas),
    staleTime: Number.POSITIVE_INFINITY,
  });
