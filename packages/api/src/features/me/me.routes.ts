import * as api from "@ribambelle/domain/me/me.api";
import type { Deps } from "../../deps.ts";
import { type Router, serve } from "../../http/serve.ts";
import { getMyInformation } from "./me.store.ts";

export function meRoutes(router: Router, { connection: { db } }: Deps): void {
  serve(router, api.getMyInformation, ({ actor }) => getMyInformation(db, actor.personId));
}
