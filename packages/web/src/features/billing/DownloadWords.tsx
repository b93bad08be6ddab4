import { useWords } from "../../client/locale.tsx";
import { DownloadIcon } from "../../ui/pictures/linkIcons.tsx";
import { billingWords } from "./billing.texts.ts";

/** What a link to the file of an invoice says, of which invoice to who only hears it (BILLS-24). */
export function DownloadWords({ number }: { number: string }) {
  const words = useWords(billingWords);
  return (
    <>
      <DownloadIcon /> {words.download}
      <span className="visually-hidden"> {words.downloadWhat(number)}</span>
    </>
  );
}
