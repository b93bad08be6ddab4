import type { Reading } from "@ribambelle/domain/readings/reading";
import { confirmReading, getMyReadings, markReadingRead } from "@ribambelle/domain/readings/reading.api";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useRef, useState } from "react";
import { call } from "../../client/call/call.ts";
import { type CallError, callErrorOf } from "../../client/call/callError.ts";
import { keyOf } from "../../client/queryOf.ts";

/** Sends what the person does with a document; each mark once, and again only when they ask (READING-06, READING-08). */
export function useMarks({ id, version, readAt }: Reading) {
  const queries = useQueryClient();
  const [failure, setFailure] = useState<CallError | null>(null);
  const [isConfirming, setConfirming] = useState(false);
  const isSent = useRef(readAt !== null);
  const readAgain = useCallback(() => queries.invalidateQueries({ queryKey: ["Reading"] }), [queries]);

  const mark = useCallback(
    async (how: "pages" | "download", pagesSeen: number) => {
      if (isSent.current) return;
      isSent.current = true;
      try {
        await call(markReadingRead, { id, version, how, pagesSeen });
        await readAgain();
      } catch (error) {
        isSent.current = false;
        setFailure(callErrorOf(error));
      }
    },
    [id, version, readAgain],
  );
  const last = useRef(() => {});
  const markEnd = useCallback(
    (pages: number) => {
      last.current = () => void mark("pages", pages);
      last.current();
    },
    [mark],
  );
  const markDownloaded = useCallback(() => {
    last.current = () => void mark("download", 0);
    last.current();
  }, [mark]);

  async function send() {
    last.current = () => void send();
    setConfirming(true);
    try {
      await call(confirmReading, { id, version });
      await readAgain();
    } catch (error) {
      setFailure(callErrorOf(error));
    }
    setConfirming(false);
  }

  return {
    failure,
    isConfirming,
    /** The file has come: lists say so when they are shown next. */
    markOpened: useCallback(
      () => void queries.invalidateQueries({ queryKey: keyOf(getMyReadings) }),
      [queries],
    ),
    markEnd,
    markDownloaded,
    confirm: () => void send(),
    /** After a refusal: reads the document again where it was replaced, else sends the same again. */
    again: () => {
      setFailure(null);
      if (failure?.code === "readings.new-version") void readAgain();
      else last.current();
    },
  };
}
