import { useQuery } from "@tanstack/react-query";
import { useLocale } from "../../client/locale.tsx";
import { myToDosQuery } from "./toDos.queries.ts";

/** Gives true when something of a kind is to be done; false before the list is known. It asks for nothing itself. */
export function useHasToDo(kind: string): boolean {
  const list = useQuery({ ...myToDosQuery(useLocale()), enabled: false }).data;
  return list?.toDos.some((toDo) => toDo.kind === kind) ?? false;
}
