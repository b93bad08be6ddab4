import { globSync } from "node:fs";
import { join } from "node:path";
import type { Endpoint } from "@ribambelle/domain/kernel/endpoint";

const domain = join(import.meta.dirname, "../../../../domain/src");
const modules = await Promise.all(
  globSync("**/*.api.ts", { cwd: domain }).map(
    (file): Promise<Record<string, Partial<Endpoint> | undefined>> => import(join(domain, file)),
  ),
);

/** Every call that the domain declares, once by its method and path. */
export const declaredCalls: readonly Endpoint[] = [
  ...new Map(
    modules
      .flatMap((module) => Object.values(module))
      .filter((one): one is Endpoint => one?.path !== undefined && one.method !== undefined)
      .map((one) => [`${one.method} ${one.path}`, one]),
  ).values(),
];
