import type { ToDoKind } from "./toDo.ts";

type Placed = Pick<ToDoKind, "kind" | "after" | "before">;

/**
 * Puts kinds of to-dos into the one order that what they say of each other leaves (TODO-05). Throws when two share a name, when one
 * names a kind that there is not, or when two could stand either way round.
 */
export function kindsInOrder<Kind extends Placed>(kinds: readonly Kind[]): Kind[] {
  const names = new Set(kinds.map(({ kind }) => kind));
  if (names.size < kinds.length) throw new Error("two kinds of to-do share a name");
  const earlier = new Map([...names].map((name) => [name, new Set<string>()]));
  const place = (one: string, other: string) => {
    if (!names.has(one) || !names.has(other)) throw new Error(`${one} or ${other} is no kind of to-do`);
    earlier.get(other)?.add(one);
  };
  for (const { kind, after = [], before = [] } of kinds) {
    for (const other of after) place(other, kind);
    for (const other of before) place(kind, other);
  }
  const ordered: Kind[] = [];
  while (ordered.length < kinds.length) {
    const done = new Set(ordered.map(({ kind }) => kind));
    const next = kinds.filter(
      ({ kind }) => !done.has(kind) && [...(earlier.get(kind) ?? [])].every((name) => done.has(name)),
    );
    const [first] = next;
    if (!first || next.length > 1)
      throw new Error(
        `nothing says which kind of to-do comes next: ${next.map(({ kind }) => kind).join(", ")}`,
      );
    ordered.push(first);
  }
  return ordered;
}
