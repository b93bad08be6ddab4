import type { Endpoint } from "@ribambelle/domain/kernel/endpoint";
import { queryOptions } from "@tanstack/react-query";
import type * as z from "zod/mini";
import { call, callVersioned } from "./call/call.ts";
import { currentLocale } from "./locale.tsx";

/**
 * The first parts of the key under which the answers of a call are kept: the parts of its path. The first part alone finds the
 * answers of all calls of a thing (`["BabysitterProfile"]`).
 */
export const keyOf = ({ path }: Pick<Endpoint, "path">): readonly string[] =>
  path.split("/").filter((part) => part !== "" && !part.startsWith(":"));

/** The whole key: the call, its parameters, and the language where the answer is worded in one. */
export const wholeKeyOf = (
  endpoint: Pick<Endpoint, "path" | "isWorded">,
  params: object = {},
  locale = currentLocale(),
): readonly unknown[] => [...keyOf(endpoint), params, ...(endpoint.isWorded ? [locale] : [])];

/** The query of a reading, kept by its parameters, and by the language where the endpoint says so. */
export function queryOf<Body extends z.ZodMiniObject, Params extends z.ZodMiniObject, Output>(
  endpoint: Endpoint<Body, Params, Output>,
  params?: z.infer<Params>,
  locale = currentLocale(),
) {
  return queryOptions({
    queryKey: wholeKeyOf(endpoint, params, locale),
    queryFn: () => call(endpoint, undefined, params),
  });
}

/** The same with the version of what is read, for a change that names it. */
export function versionedQueryOf<Body extends z.ZodMiniObject, Params extends z.ZodMiniObject, Output>(
  endpoint: Endpoint<Body, Params, Output>,
) {
  return queryOptions({ queryKey: wholeKeyOf(endpoint), queryFn: () => callVersioned(endpoint) });
}
