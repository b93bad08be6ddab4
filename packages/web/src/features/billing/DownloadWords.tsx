import type { Invoice } from "@ribambelle/domain/billing/invoice/invoice";
import { useWords } from "../../client/locale.tsx";
import { DownloadIcon } from "../../ui/pictures/linkIcons.tsx";
import { billingWords } from "./billing.texts.ts";

/** What a link to the file of an invoice says, of which invoice or credit note to who only hears it (BILLS-24). */
export function DownloadWords({ number, kind }: Pick<Invoice, "number" | "kind">) {
  const words = useWords(billingWords);
  return (
    <>
      <DownloadIcon /> {words.download}
      <span className="visually-hidden"> {words.downloadWhat[kind](number)}</span>
    </>
  );
}
