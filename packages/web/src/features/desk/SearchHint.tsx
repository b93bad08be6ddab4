import { getPreferences, savePreference } from "@ribambelle/domain/staff/ownStaff.agency.api";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { call } from "../../client/call/call.ts";
import { useWords } from "../../client/locale.tsx";
import { queryOf } from "../../client/queryOf.ts";
import { Callout } from "../../ui/messages/Callout.tsx";
import { deskWords } from "./desk.texts.ts";

/** Tells a newcomer once, under the search field, what it finds and how one comes to it (AGUI-07). */
export function SearchHint() {
  const words = useWords(deskWords);
  const { data } = useQuery(queryOf(getPreferences));
  const [isShown, setIsShown] = useState(false);
  // Who closed the first steps is no newcomer.
  const isNew = data !== undefined && !data.searchHintSeen && !data.firstStepsClosed;
  useEffect(() => {
    if (!isNew) return;
    setIsShown(true);
    // Where it is not kept, it is told once more.
    call(savePreference, { name: "searchHintSeen", value: true }).catch(() => {});
  }, [isNew]);
  if (!isShown) return null;
  return (
    <Callout kind="information">
      <p>{words.searchHint}</p>
    </Callout>
  );
}
