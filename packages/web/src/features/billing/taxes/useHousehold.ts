import { type Household, householdSchema, unknownHousehold } from "@ribambelle/domain/billing/taxes/ceiling";
import { useState } from "react";
import { forget, keep, kept } from "../../../client/kept/storage.ts";
import { useHydrated } from "../../../ui/useHydrated.ts";

const key = "taxes:household";

/** Gives what was said of the household in this browser, and keeps it there only; null forgets it (TAX-28). */
export function useHousehold(): readonly [Household, (household: Household | null) => void] {
  const isHydrated = useHydrated();
  const [said, setSaid] = useState<Household | null>(null);
  return [
    said ?? (isHydrated ? keptHousehold() : unknownHousehold),
    (household) => {
      if (household) keep(key, JSON.stringify(household));
      else forget(key);
      setSaid(household ?? unknownHousehold);
    },
  ];
}

function keptHousehold(): Household {
  try {
    return householdSchema.parse(JSON.parse(kept(key) ?? ""));
  } catch {
    return unknownHousehold;
  }
}
