import {
  type BabysitterContract,
  contractDurations,
  hourlyVolumes,
} from "@ribambelle/domain/contracts/contract";
import { contractTexts } from "@ribambelle/domain/contracts/contract.texts";
import { documentKinds } from "@ribambelle/domain/documents/document";
import { longDay } from "@ribambelle/domain/kernel/day";
import type { Said } from "@ribambelle/domain/kernel/texts";
import { saidAgain } from "@ribambelle/domain/kernel/values";
import { useLocale, useWords } from "../../client/locale.tsx";
import classes from "./BabysitterContractDetail.module.css";
import { BabysitterDocuments } from "./BabysitterDocuments.tsx";
import { contractsWords } from "./contracts.texts.ts";

/** The details of one contract and its documents (CONTRACT-21 to -27, CONTRACT-OP10). */
export function BabysitterContractDetail({ contract }: { contract: BabysitterContract }) {
  const locale = useLocale();
  const words = useWords(contractsWords);
  const texts = useWords(contractTexts);
  const { reference, durationName, hourlyVolumeName, monthlyHours, signatureDate } = contract;
  const said = (sent: string | null, rows: readonly Said[]) =>
    sent === null ? words.unknown : saidAgain(sent, documentKinds.contract, rows, locale);
  const facts = [
    [words.duration, said(durationName, contractDurations.rows)],
    [words.hourlyVolume, said(hourlyVolumeName, hourlyVolumes.rows)],
    [words.hours, monthlyHours === null ? words.unknown : texts.monthlyHours(monthlyHours)],
    [words.signatureDate, signatureDate === null ? words.notSigned : longDay(signatureDate, locale)],
  ] as const;
  return (
    <section className={classes.detail} aria-label={words.details(reference)}>
      <h3 className={classes.title}>{words.details(reference)}</h3>
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
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
