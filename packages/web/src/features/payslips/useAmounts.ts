import { useState } from "react";
import { keep, kept } from "../../client/kept/storage.ts";
import { useHydrated } from "../../ui/useHydrated.ts";

const key = "payslips:amounts";

/** Whether amounts are shown: not at first, then as was chosen in this browser (PAYSLIP-03). */
export function useAmounts(): readonly [shown: boolean, show: (shown: boolean) => void] {
  const isHydrated = useHydrated();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const shown = chosen ?? (isHydrated && kept(key) === "shown");
  return [
    shown,
    (next) => {
      keep(key, next ? "shown" : "hidden");
      setChosen(next);
    },
  ];
}
