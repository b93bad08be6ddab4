import { createContext, useContext, useEffect } from "react";

/** Marks the entry of the agency’s menu at this address, or none; the frame provides it. */
export const MarkEntry = createContext<(path: string | null) => void>(() => {});

/** Marks the entry under which a page belongs whose own address does not lie under it, as long as it is shown (AGUI-02). */
export function useMenuEntry(path: string | null): void {
  const mark = useContext(MarkEntry);
  useEffect(() => {
    mark(path);
    return () => mark(null);
  }, [mark, path]);
}
