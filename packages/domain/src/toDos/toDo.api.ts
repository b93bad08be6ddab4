import { endpoint } from "../kernel/endpoint.ts";
import { toDoListSchema } from "./toDo.ts";

/** Pages ask by themselves, so it does not keep a session alive (TODO-14). */
export const getMyToDos = endpoint({
  name: "getMyToDos",
  method: "GET",
  path: "/ToDo/GetMyToDos",
  isWorded: true,
  access: ["Parent", "BabySitter"],
  isPassive: true,
  output: toDoListSchema,
});
