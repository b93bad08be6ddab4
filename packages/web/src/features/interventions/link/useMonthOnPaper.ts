import { useEffect, useState } from "react";

/** Prints the month as its list, whatever view is shown, and shows that view again afterwards (VISITS-31). */
export function useMonthOnPaper() {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    if (!isPrinting) return;
    const place = scrollY;
    const end = () => setPrinting(false);
    addEventListener("afterprint", end);
    print();
    return () => {
      removeEventListener("afterprint", end);
      scrollTo(0, place);
    };
  }, [isPrinting]);
  return { isPrinting, printMonth: () => setPrinting(true) };
}
