import type { ToDo, ToDoList } from "@ribambelle/domain/toDos/toDo";

/** A contract to sign, on another site. */
export const aToDo = (given: Partial<ToDo> = {}): ToDo => ({
  key: `contracts.sign:${given.title ?? ""}`,
  kind: "contracts.sign",
  section: "contracts",
  title: "Signer votre contrat de garde",
  text: "Le contrat GE-1 attend votre signature.",
  deadline: null,
  daysLeft: null,
  isLate: false,
  action: "Lire et signer",
  link: "https://sign.example/1",
  isOutside: true,
  since: null,
  canWait: false,
  ...given,
});

/** The list of these, counted as the server does. */
export function aToDoList(toDos: readonly ToDo[]): ToDoList {
  const counts: Record<string, number> = {};
  for (const { section } of toDos) counts[section] = (counts[section] ?? 0) + 1;
  return { toDos: [...toDos], counts, total: toDos.length };
}
