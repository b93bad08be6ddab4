import { useWords } from "../../../client/locale.tsx";
import { Callout } from "../../../ui/messages/Callout.tsx";
import { shownCodeWords } from "./ShownCode.texts.ts";

/** Shows somebody of the demonstration the code that an application would; null until the next one comes (STAFF-35). */
export function ShownCode({ code }: { code: string | null }) {
  const words = useWords(shownCodeWords);
  return (
    <div role="status">
      <Callout kind="information">{code === null ? words.next : words.shown(code)}</Callout>
    </div>
  );
}
