import { callErrorOf } from "../../client/call/callError.ts";
import { useWords } from "../../client/locale.tsx";
import { Failure } from "../messages/Failure.tsx";
import { longListWords } from "./longLists.texts.ts";

interface Props {
  error: unknown;
  onRetry: () => void;
  retrying: boolean;
}

/** A list that could not be read (AGUI-14); what its address asks wrongly says what is wrong. */
export function ListFailure({ error, ...retry }: Props) {
  const { unread } = useWords(longListWords);
  const { status } = callErrorOf(error);
  const isAskedWrong = status >= 400 && status < 500;
  return <Failure error={error} {...retry} {...(!isAskedWrong && { sentence: unread })} />;
}
