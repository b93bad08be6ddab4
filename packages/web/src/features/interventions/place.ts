import { createContext, use } from "react";
import type { InterventionsSearch } from "./interventions.search.ts";

/** Where the person is in the calendar, and how to go elsewhere. */
export interface Place {
  readonly role: "Parent" | "BabySitter";
  /** The day around which the view lies. */
  readonly day: string;
  /** Of whom alone interventions are shown; null shows those of all. */
  readonly who: string | null;
  readonly setWho: (who: string | null) => void;
  readonly hrefTo: (change: InterventionsSearch) => string;
  readonly goTo: (change: Change) => void;
  /** The same by a step that Back undoes. */
  readonly stepTo: (change: Change) => void;
}

type Change = { readonly [Key in keyof InterventionsSearch]: InterventionsSearch[Key] | undefined };

export const PlaceContext = createContext<Place | null>(null);

/** Gives where the person is in the calendar. */
export function usePlace(): Place {
  const place = use(PlaceContext);
  if (!place) throw new Error("the calendar is drawn in its page");
  return place;
}
