import type { Reading } from "@ribambelle/domain/readings/reading";
import { useCallback, useState } from "react";
import { keep, kept } from "../../client/kept/storage.ts";

/** Gives the page of this version of a document that was last on the screen, and keeps the next ones; in this browser only (READING-22). */
export function useKeptPage({ id, version }: Pick<Reading, "id" | "version">) {
  const key = `reading:${id}`;
  const [startPage] = useState(() => pageIn(kept(key), version));
  const onPage = useCallback((page: number) => keep(key, `${version}:${page}`), [key, version]);
  return { startPage, onPage };
}

function pageIn(text: string | null, version: number): number | undefined {
  const [ofVersion, page] = (text ?? "").split(":").map(Number);
  return ofVersion === version && page !== undefined && page > 1 ? page : undefined;
}
