import type { ComponentProps } from "react";
import { useWords } from "../../client/locale.tsx";
import { UnreadFailure } from "../records/UnreadFailure.tsx";
import { longListWords } from "./longLists.texts.ts";

/** A list that could not be read (AGUI-14). */
export function ListFailure(failure: Omit<ComponentProps<typeof UnreadFailure>, "sentence">) {
  const { unread } = useWords(longListWords);
  return <UnreadFailure {...failure} sentence={unread} />;
}
