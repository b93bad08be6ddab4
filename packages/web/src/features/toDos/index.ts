export { ToDoCount } from "./ToDoCount.tsx";
export { myToDosQuery } from "./toDos.queries.ts";
export { useHasToDo } from "./useHasToDo.ts";
export { useToDosFollow } from "./useToDosFollow.ts";

/** Fetches the part of the home page that shows the list. */
export const loadToDos = async () => (await import("./ToDos.tsx")).ToDos;
