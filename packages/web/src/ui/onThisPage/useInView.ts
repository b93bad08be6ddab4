import { useEffect, useRef, useState } from "react";

// The upper third of the window, where people read; a part that ends above it is not in view any more.
const readingBand = { rootMargin: "-24px 0px -66% 0px" };

const isAtPageEnd = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 2;

/**
 * Gives the id of the part of the page that is in view, the first where several are; one that was chosen wins while it
 * is in view, also where the page ends before it reaches the top. Null before the script has looked.
 */
export function useInView(ids: readonly string[]) {
  const [current, setCurrent] = useState<string | null>(null);
  const chosen = useRef("");
  const all = ids.join(" ");
  useEffect(() => {
    const order = all.split(" ");
    const inBand = new Set<string>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inBand.add(target.id);
        else inBand.delete(target.id);
      }
      if (chosen.current && (inBand.has(chosen.current) || isAtPageEnd())) return;
      chosen.current = "";
      setCurrent((known) => order.find((name) => inBand.has(name)) ?? known);
    }, readingBand);
    for (const name of order) {
      const part = document.getElementById(name);
      if (part) observer.observe(part);
    }
    return () => observer.disconnect();
  }, [all]);
  const choose = (id: string) => {
    chosen.current = id;
    setCurrent(id);
  };
  return { current, choose };
}
