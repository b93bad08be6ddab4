import type { Bilingual } from "@ribambelle/domain/kernel/texts";
import type { Ref } from "react";
import { useLocale, useWords } from "../../../../client/locale.tsx";
import { Callout } from "../../../../ui/messages/Callout.tsx";
import { roomWords } from "../room.texts.ts";
import { CallAgency } from "./CallAgency.tsx";

interface Props {
  failure: Bilingual | null;
  noticeRef: Ref<HTMLDivElement>;
  cannotProve?: boolean;
}

/** Why something of signing was not done, with whom to call. */
export function NotSent({ failure, noticeRef, cannotProve = false }: Props) {
  const words = useWords(roomWords);
  const locale = useLocale();
  const said = cannotProve ? words.cannotProve : failure?.[locale];
  if (!said) return null;
  return (
    <Callout kind="error" ref={noticeRef}>
      <p>{said}</p>
      <CallAgency />
    </Callout>
  );
}
