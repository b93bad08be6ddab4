import { getDesk } from "@ribambelle/domain/desk/desk.agency.api";
import type { FeatureNeeds } from "../../feature.ts";
import { type Router, serve } from "../../http/serve.ts";
import { readDesk } from "./desk.views.ts";

export function deskRoutes(router: Router, { connection, now, tiles, log }: FeatureNeeds): void {
  serve(router, getDesk, ({ actor: { functions }, locale }) =>
    readDesk(connection.sharedReads, tiles, { functions, locale, now: now() }, log),
  );
}
