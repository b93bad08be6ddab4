import type { AgencyContract, HeldDocument } from "@ribambelle/domain/contracts/agency/agencyContract";
import { sizeText } from "@ribambelle/domain/contracts/agency/fields.texts";
import { papersDue } from "@ribambelle/domain/contracts/agency/papersDue";
import { contractDocumentKinds } from "@ribambelle/domain/documents/document";
import { openedPath } from "@ribambelle/domain/documents/document.agency.api";
import { dayAt, plainDay } from "@ribambelle/domain/kernel/day";
import { useLocale, useWords } from "../../../../client/locale.tsx";
import { SectionCard } from "../../../../ui/cards/SectionCard.tsx";
import classes from "./AgencyContractPage.module.css";
import { contractWords } from "./contract.texts.ts";

/** The documents of a contract, and the papers that are due at its end (AGCON-17). */
export function ContractDocuments({ contract }: { contract: AgencyContract }) {
  const words = useWords(contractWords);
  const locale = useLocale();
  const { documents } = contract;
  const due = papersDue(contract);
  return (
    <SectionCard id="documents" title={words.documents}>
      {documents.length === 0 && <p className={classes.quiet}>{words.noDocument}</p>}
      {documents.length > 0 && (
        <ul className={classes.entries}>
          {documents.map((document) => (
            <li key={document.id}>
              <OneDocument document={document} />
            </li>
          ))}
        </ul>
      )}
      {due.length > 0 && (
        <p>
          <strong>{words.due}</strong>{" "}
          {due.map((kind) => contractDocumentKinds[kind][locale].toLowerCase()).join(", ")}
        </p>
      )}
    </SectionCard>
  );
}

function OneDocument({
  document: { id, kind, byteCount, addedAt, addedBy, can },
}: {
  document: HeldDocument;
}) {
  const words = useWords(contractWords);
  const locale = useLocale();
  const name = contractDocumentKinds[kind][locale];
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
        {words.added(plainDay(dayAt(new Date(addedAt)), locale), addedBy?.displayName ?? null)}
      </p>
    </>
  );
}
