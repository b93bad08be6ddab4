import type { Tile } from "@ribambelle/domain/desk/desk";
import { useRef, useState } from "react";

/** Gives the tiles to show, in their order; while somebody points at one or has come to it by key, none moves or goes (DESK-05). */
export function useStill(tiles: readonly Tile[]) {
  const [isPointed, setIsPointed] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const shown = useRef<readonly string[]>([]);
  const waiting = tiles.filter(({ count }) => count !== 0);
  if (!isPointed && !isFocused) shown.current = waiting.map(({ code }) => code);
  const still = shown.current.flatMap((code) => tiles.find((tile) => tile.code === code) ?? []);
  return {
    waiting: [...still, ...waiting.filter((tile) => !still.includes(tile))],
    holds: {
      onPointerEnter: () => setIsPointed(true),
      onPointerLeave: () => setIsPointed(false),
      onFocus: () => setIsFocused(true),
      onBlur: () => setIsFocused(false),
    },
  };
}
