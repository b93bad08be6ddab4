import type { AgencyContract, HeldDocument } from "@ribambelle/domain/contracts/agency/agencyContract";
import { documentsOfKind } from "@ribambelle/domain/contracts/agency/listedContract";
import { papersDue } from "@ribambelle/domain/contracts/agency/papersDue";
import { type ContractDocumentKind, contractDocumentKinds } from "@ribambelle/domain/documents/document";
import { openedPath } from "@ribambelle/domain/documents/document.agency.api";
import { sizeText } from "@ribambelle/domain/documents/sizeText";
import { lowerFirst } from "@ribambelle/domain/kernel/characters/lowerFirst";
import { plainDayAt } from "@ribambelle/domain/kernel/day";
import type { ComponentType } from "react";
import { useLocale, useWords } from "../../../../client/locale.tsx";
import { SectionCard } from "../../../../ui/cards/SectionCard.tsx";
import classes from "./AgencyContractPage.module.css";
import { contractWords } from "./contract.texts.ts";

/** What adds a document or replaces one, fetched by whoever may. */
export type UploadPart = ComponentType<{
  readonly contract: AgencyContract;
  readonly documentKind: ContractDocumentKind;
  /** The one that it replaces. */
  readonly former: HeldDocument | null;
}>;

/** The documents of a contract, with what adds them, and the papers that are due at its end (AGCON-17, AGCON-19). */
export function ContractDocuments({ contract, Upload }: { contract: AgencyContract; Upload: UploadPart }) {
  const words = useWords(contractWords);
  const locale = useLocale();
  const { kind, documents, can } = contract;
  const due = papersDue(contract);
  const lacking = documentsOfKind[kind].filter((one) => documents.every((document) => document.kind !== one));
  return (
    <SectionCard id="documents" title={words.documents}>
      {documents.length === 0 && <p className={classes.quiet}>{words.noDocument}</p>}
      {documents.length > 0 && (
        <ul className={classes.entries}>
          {documents.map((document) => (
            <li key={document.id}>
              <OneDocument document={document} />
              {document.can.replace && (
                <Upload contract={contract} documentKind={document.kind} former={document} />
              )}
            </li>
          ))}
        </ul>
      )}
      {due.length > 0 && (
        <p>
          <strong>{words.due}</strong>{" "}
          {due.map((paper) => lowerFirst(contractDocumentKinds[paper][locale])).join(", ")}
        </p>
      )}
      {can.addDocument &&
        lacking.map((one) => <Upload key={one} contract={contract} documentKind={one} former={null} />)}
    </SectionCard>
  );
}

function OneDocument({
  document: { id, kind, byteCount, addedAt, addedBy, isSealed, can },
}: {
  document: HeldDocument;
}) {
  const words = useWords(contractWords);
  const locale = useLocale();
  const name = contractDocumentKinds[kind][locale];
  const day = plainDayAt(addedAt, locale);
  return (
    <>
      <p>
        {can.open ? (
          <a href={openedPath(id)} target="_blank" rel="noopener">
            {name}
            <span className="visually-hidden">{` ${words.newTab}`}</span>
          </a>
        ) : (
          name
        )}{" "}
        <span className={classes.quiet}>{sizeText(byteCount, locale)}</span>
      </p>
      <p className={classes.quiet}>
        {isSealed ? words.sealed(day) : words.added(day, addedBy?.displayName ?? null)}
      </p>
    </>
  );
}
