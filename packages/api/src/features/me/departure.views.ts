import type { Locale } from "@ribambelle/domain/kernel/locale";
import type { Departure } from "@ribambelle/domain/me/departure";
import type { Actor } from "../../acting/actor.ts";
import type { FeatureDeps } from "../../feature.ts";
import type { FileToTake } from "../../files/ownFile.ts";
import { listStaying } from "../../personal/staying.store.ts";
import { readAccount } from "../billing/index.ts";

/** Gives what the deletion of an account leaves, what may be taken along before, and what is owed: it refuses nothing (SPACE-35). */
export async function readDeparture(
  deps: FeatureDeps,
  { personId, role }: Actor,
  locale: Locale,
): Promise<Departure> {
  const { db } = deps.connection;
  const kept = await listStaying(db, deps.personal, personId);
  // What was sealed here stands for the contract that it is.
  const toTake = new Map<string, FileToTake>();
  for (const files of deps.ownFiles)
    for (const file of (await files.toTake?.(db, personId, deps.now())) ?? [])
      toTake.set(file.contract ?? file.path, file);
  return {
    kept: kept.map(({ what, until }) => ({ what: what[locale], until: until[locale] })),
    toTake: [...toTake.values()].map(({ name, path }) => ({ name: name[locale], path })),
    owedCents: role === "Parent" ? (await readAccount(deps, personId)).toPayCents : 0,
  };
}
