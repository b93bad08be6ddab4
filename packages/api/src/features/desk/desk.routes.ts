import { getDesk } from "@ribambelle/domain/desk/desk.agency.api";
import type { FeatureDeps } from "../../feature.ts";
import { type Router, serve } from "../../http/serve.ts";
import { readDesk } from "./desk.views.ts";

export function deskRoutes(router: Router, { listReads, now, tiles, log }: FeatureDeps): void {
  serve(router, getDesk, ({ actor: { functions, personId }, locale }) =>
    readDesk(listReads, tiles, { functions, personId, locale, now: now() }, log),
  );
}
