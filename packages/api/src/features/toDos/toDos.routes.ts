import { putOffToDo } from "@ribambelle/domain/toDos/putOff.api";
import { getMyToDos } from "@ribambelle/domain/toDos/toDo.api";
import type { FeatureDeps } from "../../feature.ts";
import { type Router, serve } from "../../http/serve.ts";
import { openPutOff } from "./putOff.actions.ts";
import { openToDos } from "./toDos.read.ts";

export function toDosRoutes(router: Router, deps: FeatureDeps): void {
  const read = openToDos(deps);
  const putOff = openPutOff(deps);
  serve(router, getMyToDos, ({ actor, locale }) => read(deps.connection.sharedReads, actor.personId, locale));
  serve(router, putOffToDo, async ({ actor, body }) => ({ until: await putOff(actor.personId, body.key) }));
}
