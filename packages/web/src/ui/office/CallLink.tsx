import { phoneAddress, phoneText } from "@ribambelle/domain/kernel/phone";
import { useWords } from "../../client/locale.tsx";
import { officeWords } from "./office.texts.ts";

/** Calls somebody whose answer is read; nothing where there is no number, or none that one may read. */
export function CallLink({ phoneNumber }: { phoneNumber: string | null }) {
  const words = useWords(officeWords);
  if (phoneNumber === null) return null;
  return <a href={phoneAddress(phoneNumber)}>{words.call(phoneText(phoneNumber))}</a>;
}
