import { toDosReference } from "@ribambelle/domain/toDos/toDo.reference";
import type { Feature } from "../../feature.ts";
import { toDosRoutes } from "./toDos.routes.ts";

export const toDos: Feature = {
  routes: toDosRoutes,
  reference: toDosReference,
};
