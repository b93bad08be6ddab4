import type { BabysitterContract } from "@ribambelle/domain/contracts/contract";
import { contractTexts } from "@ribambelle/domain/contracts/contract.texts";
import { downloadPath } from "@ribambelle/domain/documents/document.api";
import { plainDay } from "@ribambelle/domain/kernel/day";
import { useLocale, useWords } from "../../client/locale.tsx";
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
  if (can.withdraw) return <WithdrawLink {...can.withdraw} reference={reference} />;
  if (!can.sign || signatureUrl === null) return null;
  // The portal’s own signing room opens in its place (SIGN-02).
  if (signatureUrl.startsWith("/"))
    return (
      <LinkButton main href={signatureUrl}>
        {sign}
        <span className="visually-hidden">{` ${reference}`}</span>
      </LinkButton>
    );
  return (
    <LinkButton main href={signatureUrl} target="_blank" rel="noopener noreferrer">
      {sign}
      <span className="visually-hidden">{` ${reference} ${words.newTab}`}</span>
      <NewTabIcon />
    </LinkButton>
  );
}

/** The way to withdraw from a contract, as long as its time runs (SIGN-55). */
function WithdrawLink({ lastDay, link, reference }: { lastDay: string; link: string; reference: string }) {
  const words = useWords(contractsWords);
  return (
    <LinkButton href={link}>
      {/* One sentence, which breaks as one. */}
      <span>
        {words.withdraw}
        <span className="visually-hidden">{` ${reference},`}</span>{" "}
        {words.until(plainDay(lastDay, useLocale()))}
      </span>
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
