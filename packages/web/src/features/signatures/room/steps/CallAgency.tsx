import { useAgency } from "../../../../client/agency.tsx";
import { useLocale, useWords } from "../../../../client/locale.tsx";
import { roomWords } from "../room.texts.ts";

/** The agency’s number, and when it answers. */
export function CallAgency() {
  const words = useWords(roomWords);
  const locale = useLocale();
  const { phone, phoneAddress, hours } = useAgency().contact;
  return (
    <p>
      <a href={phoneAddress}>{words.call(phone)}</a> ({hours[locale]})
    </p>
  );
}
