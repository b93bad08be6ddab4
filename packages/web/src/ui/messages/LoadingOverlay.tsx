import type { Locale } from "@ribambelle/domain/kernel/locale";
import { useEffect, useState } from "react";
import { useActing } from "../../client/call/actions.ts";
import { Doll } from "../pictures/Doll.tsx";
import classes from "./LoadingOverlay.module.css";
import { loadingWords } from "./LoadingOverlay.texts.ts";

// Milliseconds before the overlay shows: a fast answer must not make it flash.
const patience = 400;

/** An overlay over the whole screen while an action takes long (SHELL-22). */
export function LoadingOverlay({ locale }: { locale: Locale }) {
  const acting = useActing();
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!acting) return;
    const timer = setTimeout(() => setLate(true), patience);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [acting]);
  return (
    <div role="status">
      {acting && late && (
        <div className={classes.veil}>
          <svg viewBox="0 0 120 60" width="150" height="75" aria-hidden="true">
            <Doll y={8} fill="var(--plum)" />
            <Doll x={40} y={8} fill="var(--orange)" shape="trousers" />
            <Doll x={80} y={8} fill="var(--plum)" />
          </svg>
          <p>{loadingWords(locale).loading}</p>
        </div>
      )}
    </div>
  );
}
