import type { BabysitterContract } from "@ribambelle/domain/contracts/contract";
import { documentKinds } from "@ribambelle/domain/documents/document";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { DownloadLink } from "../ContractLinks.tsx";
import { contractsWords } from "../contracts.texts.ts";
import classes from "./BabysitterDocuments.module.css";

/** The downloads of a contract; nothing when it has no documents (CONTRACT-25 to -27, CONTRACT-OP10). */
export function BabysitterDocuments({ contract }: { contract: BabysitterContract }) {
  const locale = useLocale();
  const words = useWords(contractsWords);
  const { reference, contractDocumentId, attestationDocumentId, certificateDocumentId } = contract;
  const documents = [
    ["contract", contractDocumentId],
    ["attestation", attestationDocumentId],
    ["certificate", certificateDocumentId],
  ] as const;
  const present = documents.filter(([, id]) => id !== null);
  if (!contract.hasDocuments || present.length === 0) return null;
  return (
    <div>
      <h4 className={classes.title}>{words.documents}</h4>
      <ul className={classes.list}>
        {present.map(([kind, id]) => (
          <li key={kind}>
            <DownloadLink documentId={id} label={documentKinds[kind][locale]} reference={reference} />
          </li>
        ))}
      </ul>
    </div>
  );
}
