import { dayAt } from "@ribambelle/domain/kernel/day";
import type { Config } from "../../config.ts";
import type { Connection } from "../../db/connection/connect.ts";
import { demonstrationState, makeDemonstration } from "../../features/demonstration/index.ts";
import { demonstrations, imports, personal } from "../../features.ts";
import type { FileStore } from "../../files/fileStore.ts";

export { type DemonstrationAccount, demonstrationAccounts } from "../../demonstrating/accounts.ts";

interface Settings {
  readonly config: Config;
  readonly connection: Connection;
  readonly fileStore: FileStore;
  /** Where the demonstration agency's files are written. */
  readonly folder: string;
  readonly now: Date;
  readonly log: (line: string) => void;
}

/**
 * Loads the demonstration agency unless it is there already; gives whether its accounts can be used.
 * A database that holds other people is left alone: the accounts' passwords are public.
 */
export async function loadDemonstration({
  config,
  connection,
  fileStore,
  folder,
  now,
  log,
}: Settings): Promise<boolean> {
  const state = await demonstrationState(connection.db);
  if (state === "other-people") log("The demonstration is not loaded: this database holds other people.");
  if (state === "missing")
    await makeDemonstration({
      config,
      connection,
      fileStore,
      personal,
      imports,
      demonstrations: await demonstrations(),
      folder,
      today: dayAt(now),
      now,
      log,
    });
  return state !== "other-people";
}
