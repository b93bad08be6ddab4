import { useEffect, useState } from "react";

// FOLKS-01
const pauseMs = 200;

/** Gives what was typed, a moment after the last key. */
export function useTyped(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
