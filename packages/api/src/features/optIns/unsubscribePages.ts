import { keyParameter } from "@ribambelle/domain/kernel/letters/oneClick";
import type { Role } from "@ribambelle/domain/kernel/role";
import { unsubscribePageOf } from "@ribambelle/domain/optIns/unsubscribing";
import type { Deps } from "../../deps.ts";
import type { PageChoices } from "../../pages/pageChoices.ts";
import { findUnsubscription } from "./optIns.actions.ts";

const settingsOf: Readonly<Record<Role, string>> = {
  Parent: "/client/parametres",
  BabySitter: "/intervenant/parametres",
  Agency: "/",
};

/** Chooses what the link of a letter shows, by where its letters stand; opening it changes nothing. */
export function unsubscribePageChoices({ connection }: Deps): PageChoices {
  return {
    [unsubscribePageOf({ state: "unknown" })]: async (query) => {
      const { role, ...found } = await findUnsubscription(connection.db, query.get(keyParameter) ?? "");
      return {
        name: unsubscribePageOf(found),
        status: found.state === "unknown" ? 404 : 200,
        ...(role && { leadsTo: settingsOf[role] }),
      };
    },
  };
}
