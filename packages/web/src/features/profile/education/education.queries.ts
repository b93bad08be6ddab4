import type { Locale } from "@ribambelle/domain/kernel/locale";
import { getDiplomas } from "@ribambelle/domain/profile/profile.api";
import { queryOptions } from "@tanstack/react-query";
import { queryOf } from "../../../client/queryOf.ts";

/** The choices of the education section in a language; they change with a new version of the portal only (PROF-70). */
export const diplomasQuery = (locale: Locale) =>
  queryOptions({ ...queryOf(getDiplomas, undefined, locale), staleTime: "static" });
