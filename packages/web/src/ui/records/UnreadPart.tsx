import type { ComponentProps } from "react";
import { useWords } from "../../client/locale.tsx";
import type { Failure } from "../messages/Failure.tsx";
import { partFailureWords } from "./PartFailure.texts.ts";
import { UnreadFailure } from "./UnreadFailure.tsx";

/** A part of a page of the agency that could not be read, where a section that families see too would say it by `Failure` (AGUI-14). */
export function UnreadPart(failure: Omit<ComponentProps<typeof Failure>, "sentence">) {
  const { unread } = useWords(partFailureWords);
  return <UnreadFailure {...failure} sentence={unread} />;
}
