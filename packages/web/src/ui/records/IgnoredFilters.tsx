import { useWords } from "../../client/locale.tsx";
import { useLocation } from "../../routing/router/hooks.ts";
import { Callout } from "../messages/Callout.tsx";
import { ignoredWords } from "./IgnoredFilters.texts.ts";

interface Props {
  list: { readonly ignoredIn: (address: Readonly<Record<string, string>>) => readonly string[] };
}

/** Says that something of the address narrows nothing, since it means nothing; nothing while all is understood. */
export function IgnoredFilters({ list }: Props) {
  const words = useWords(ignoredWords);
  const { search } = useLocation();
  if (list.ignoredIn(search).length === 0) return null;
  return (
    <div role="status">
      <Callout kind="information">
        <p>{words.ignored}</p>
      </Callout>
    </div>
  );
}
