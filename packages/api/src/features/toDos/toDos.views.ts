import { daysBetween } from "@ribambelle/domain/kernel/day";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import type { ToDoKind, ToDoList } from "@ribambelle/domain/toDos/toDo";
import { toDoOrder } from "@ribambelle/domain/toDos/toDo.order";
import type { Logger } from "pino";
import type { FoundToDo } from "./toDos.store.ts";

/** Shows what was found: in order, in words, and counted by section. One whose facts cannot be read is left out, and logged by its kind. */
export function toDoListOf(
  found: readonly FoundToDo[],
  kinds: ReadonlyMap<string, ToDoKind>,
  today: string,
  locale: Locale,
  log: Pick<Logger, "warn">,
): ToDoList {
  const wordsOf = (kind: ToDoKind, facts: unknown) => {
    try {
      return kind.read(facts);
    } catch {
      log.warn({ kind: kind.kind }, "a to-do is left out: this version cannot read its facts");
      return null;
    }
  };
  const said = found.flatMap(({ kind: name, weight, key, deadline, since, facts }) => {
    const kind = kinds.get(name);
    const words = kind && wordsOf(kind, facts);
    if (!kind || !words) return [];
    const { section, action, canWait = false } = kind;
    const { title, text, link } = words;
    const daysLeft = deadline === null ? null : daysBetween(today, deadline);
    return {
      key,
      kind: name,
      weight,
      section,
      title: title[locale],
      text: text[locale],
      deadline,
      daysLeft,
      isLate: daysLeft !== null && daysLeft < 0,
      action: action[locale],
      link,
      isOutside: !link.startsWith("/"),
      since: since?.toISOString() ?? null,
      canWait,
    };
  });
  const toDos = toDoOrder(said, today).map(({ weight: _, ...shown }) => shown);
  const counts: Record<string, number> = {};
  for (const { section } of toDos) counts[section] = (counts[section] ?? 0) + 1;
  return { toDos, counts, total: toDos.length };
}
