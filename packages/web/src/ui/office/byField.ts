import { same } from "../editing/same.ts";

type Fields = Readonly<Record<string, unknown>>;

const isAnother = (name: string, one: Fields, other: Fields) => !same(one[name], other[name]);

/** Gives the names of the fields that somebody typed otherwise than they were. */
export const typedOver = <Typed extends Fields>(before: Typed, typed: Typed): (keyof Typed & string)[] =>
  Object.keys(typed).filter((name) => isAnother(name, before, typed));

/** True when a field that was typed over has become something else meanwhile (AGUI-22). */
export const isHit = (before: Fields, now: Fields, typed: Fields): boolean =>
  typedOver(before, typed).some((name) => isAnother(name, before, now) && isAnother(name, now, typed));

/** Gives what is typed, with all fields that nobody typed over as they are now (AGUI-22). */
export function laidOver<Typed extends Fields>(before: Typed, now: Typed, typed: Typed): Typed {
  const mine = typedOver(before, typed).map((name) => [name, typed[name]]);
  return { ...now, ...Object.fromEntries(mine) };
}
