import { getPreferences } from "@ribambelle/domain/staff/ownStaff.agency.api";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { queryOf } from "../../client/queryOf.ts";
import { useHydrated } from "../../ui/useHydrated.ts";

/** What the keys do, by their names; one that does nothing now is left out. */
export interface Keys {
  readonly [key: string]: (() => void) | undefined;
}

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

// By the place of the key: French keyboards have digits with Shift only (MODER-04).
const nameOf = ({ code, key }: KeyboardEvent) =>
  /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1] ?? (key.length === 1 ? key.toLowerCase() : key);

/** Whether the keys act; not yet, as long as the script of the page or what is asked for of it has not come. */
export type KeysAre = "on" | "off" | "not-yet";

/**
 * Lets keys act while no field has the focus and no modifier is held, unless somebody switched that off; gives whether they do
 * (MODER-04, AGUI-37).
 */
export function useShortcuts(keys: Keys): KeysAre {
  const isHydrated = useHydrated();
  const { data } = useQuery(queryOf(getPreferences));
  const areOn = data !== undefined && data.shortcuts !== false;
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.ctrlKey || event.altKey || event.metaKey) return;
    if (isField(event.target) || document.querySelector("dialog[open]")) return;
    const name = nameOf(event);
    // A button that has the focus does what Enter does to it.
    if (name === "Enter" && event.target instanceof HTMLElement && event.target.closest("button, a")) return;
    const act = keys[name];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    if (!areOn) return;
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [areOn]);
  if (data?.shortcuts === false) return "off";
  return areOn && isHydrated ? "on" : "not-yet";
}
