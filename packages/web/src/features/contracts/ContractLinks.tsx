import type { BabysitterContract } from "@ribambelle/domain/contracts/contract";
import { contractTexts } from "@ribambelle/domain/contracts/contract.texts";
import { downloadPath } from "@ribambelle/domain/documents/document.api";
import { useWords } from "../../client/locale.tsx";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { DownloadIcon, NewTabIcon } from "../../ui/pictures/linkIcons.tsx";
import classes from "./ContractLinks.module.css";
import { contractsWords } from "./contracts.texts.ts";

interface SignLinkProps {
  contract: Pick<BabysitterContract, "reference" | "signatureUrl" | "can">;
}

/** The one main action of a contract, where it can be signed (CONTRACT-18 to -20). */
export function SignLink({ contract: { reference, signatureUrl, can } }: SignLinkProps) {
  const words = useWords(contractsWords);
  const { sign } = useWords(contractTexts);
  if (!can.sign || signatureUrl === null) return null;
  return (
    <LinkButton main href={signatureUrl} target="_blank" rel="noopener noreferrer">
      {sign}
      <span className="visually-hidden">{` ${reference} ${words.newTab}`}</span>
      <NewTabIcon />
    </LinkButton>
  );
}

interface DownloadLinkProps {
  /** Null when there is no such document. */
  documentId: string | null;
  /** What is downloaded, as a link text. */
  label: string;
  reference: string;
}

/** The link to one document of a contract; nothing without its id (DOC-01, DOC-04). */
export function DownloadLink({ documentId, label, reference }: DownloadLinkProps) {
  const words = useWords(contractsWords);
  if (!documentId) return null;
  return (
    <a
      className={`${classes.download} screen-only`}
      href={downloadPath(documentId)}
      target="_blank"
      rel="noopener"
    >
      <DownloadIcon />
      <span>
        {label}
        <span className="visually-hidden">{` ${reference} ${words.pdf}`}</span>
      </span>
    </a>
  );
}
