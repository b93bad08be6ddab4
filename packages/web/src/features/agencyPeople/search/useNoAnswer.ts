import { callErrorOf } from "../../../client/call/callError.ts";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { searchWords } from "./search.texts.ts";

/** Gives what is said of a search without an answer, wherever it was typed: why it was refused, else that it did not respond. */
export function useNoAnswer(): (error: unknown) => string {
  const words = useWords(searchWords);
  const locale = useLocale();
  return (error) => {
    const { status, text } = callErrorOf(error);
    return status >= 400 && status < 500 ? text[locale] : words.failed;
  };
}
