import {
  type BabysitterContract,
  contractDurations,
  hourlyVolumes,
} from "@ribambelle/domain/contracts/contract";
import { contractTexts } from "@ribambelle/domain/contracts/contract.texts";
import { documentKinds } from "@ribambelle/domain/documents/document";
import { longDay } from "@ribambelle/domain/kernel/day";
import type { Bilingual } from "@ribambelle/domain/kernel/texts";
import { saidAgain } from "@ribambelle/domain/kernel/values";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { contractsWords } from "../contracts.texts.ts";
import type { AnyContract } from "../summary.ts";
import classes from "./BabysitterContractDetail.module.css";
import { BabysitterDocuments } from "./BabysitterDocuments.tsx";

// All fields, except those that the list of contracts or the documents show.
type Detail = Exclude<
  keyof BabysitterContract,
  | keyof AnyContract
  | "contractDocumentId"
  | "attestationDocumentId"
  | "certificateDocumentId"
  | "hasDocuments"
  | "type"
  | "typeDisplayName"
  | "state"
  | "stateDisplayName"
  | "signatureUrl"
  | "can"
>;

/** The details of one contract and its documents (CONTRACT-21 to -27, CONTRACT-OP10). */
export function BabysitterContractDetail({ contract }: { contract: BabysitterContract }) {
  const locale = useLocale();
  const words = useWords(contractsWords);
  const texts = useWords(contractTexts);
  const { reference, durationName, hourlyVolumeName, monthlyHours, signatureDate } = contract;
  const said = (sent: string | null, rows: readonly Bilingual[]) =>
    sent === null ? words.unknown : saidAgain(sent, documentKinds.contract, rows, locale);
  const facts: Readonly<Record<Detail, readonly [name: string, value: string]>> = {
    durationName: [words.duration, said(durationName, contractDurations.rows)],
    hourlyVolumeName: [words.hourlyVolume, said(hourlyVolumeName, hourlyVolumes.rows)],
    monthlyHours: [words.hours, monthlyHours === null ? words.unknown : texts.monthlyHours(monthlyHours)],
    signatureDate: [
      words.signatureDate,
      signatureDate === null ? words.notSigned : longDay(signatureDate, locale),
    ],
  };
  return (
    <section className={classes.detail} aria-label={words.details(reference)}>
      <h3 className={classes.title}>{words.details(reference)}</h3>
      <dl className={classes.facts}>
        {Object.values(facts).map(([name, value]) => (
          <div key={name} className={classes.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <BabysitterDocuments contract={contract} />
    </section>
  );
}
