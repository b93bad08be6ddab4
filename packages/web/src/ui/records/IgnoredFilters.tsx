import { useLocation } from "@tanstack/react-router";
import { useWords } from "../../client/locale.tsx";
import { readState } from "../../routing/addressState.ts";
import { Callout } from "../messages/Callout.tsx";
import { ignoredWords } from "./IgnoredFilters.texts.ts";

interface Props {
  list: { readonly ignoredIn: (address: Readonly<Record<string, string>>) => readonly string[] };
}

/** Says that something of the address narrows nothing, since it means nothing; nothing while all is understood. */
export function IgnoredFilters({ list }: Props) {
  const words = useWords(ignoredWords);
  const query = useLocation({ select: ({ searchStr }) => searchStr });
  if (list.ignoredIn(readState(query)).length === 0) return null;
  return (
    <div role="status">
      <Callout kind="information">
        <p>{words.ignored}</p>
      </Callout>
    </div>
  );
}
