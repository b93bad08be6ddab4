import type { CalendarView } from "@ribambelle/domain/interventions/periods";
import { useEffect, useState } from "react";

interface Shown {
  readonly view: CalendarView;
  /** Stays the same when another view is chosen, so that only what is shown changes. */
  readonly key: string;
  /** At which widths it shows; everywhere without it. */
  readonly where?: "narrow" | "wide";
}

/**
 * Gives the views to draw: the one of the address; else the list on a phone and the month from 768 px on. The page that the server
 * sends has both, and its style shows one; the script then keeps the one that shows. On paper a month is a list.
 */
export function useShownViews(chosen: CalendarView | undefined, isPrinting: boolean): readonly Shown[] {
  const [isWide, setIsWide] = useState<boolean | null>(null);
  const [wasChosen] = useState(chosen !== undefined);
  useEffect(() => {
    const width = matchMedia("(min-width: 48em)");
    const look = () => setIsWide(width.matches);
    look();
    width.addEventListener("change", look);
    return () => width.removeEventListener("change", look);
  }, []);
  const shown = isWide ? "wide" : "narrow";
  if (isPrinting) return [{ view: "liste", key: "paper" }];
  if (chosen) return [{ view: chosen, key: wasChosen ? "chosen" : shown }];
  const both: Shown[] = [
    { view: "liste", key: "narrow", where: "narrow" },
    { view: "mois", key: "wide", where: "wide" },
  ];
  return isWide === null ? both : both.filter(({ where }) => where === shown);
}
