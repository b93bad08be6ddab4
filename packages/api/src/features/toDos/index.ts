import { toDosReference } from "@ribambelle/domain/toDos/toDo.reference";
import type { Feature } from "../../feature.ts";
import { toDosPersonal } from "./toDos.personal.ts";
import { toDosRoutes } from "./toDos.routes.ts";

export { openToDos } from "./toDos.read.ts";

export const toDos: Feature = {
  routes: toDosRoutes,
  reference: toDosReference,
  personal: toDosPersonal,
};
