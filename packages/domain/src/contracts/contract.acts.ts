import * as z from "zod/mini";
import { act, acts, changed, reading } from "../kernel/acts/act.ts";
import { importedLines } from "../kernel/acts/importedLines.ts";
import type { Bilingual } from "../kernel/texts.ts";
import { agencyStateText } from "./agency/agency.texts.ts";
import { kindWords } from "./agency/contracts.filters.ts";
import { contractFieldList } from "./agency/fields.texts.ts";
import { type ContractKind, contractKinds } from "./contractKind.ts";

const moved = z.object({ kind: z.enum(contractKinds), act: z.string(), state: changed(z.int()) });

/** « le contrat GE-1 », or « un contrat » where none is named. */
const named = (subject: string | null): Bilingual =>
  subject === null
    ? { fr: "un contrat", en: "a contract" }
    : { fr: `le contrat ${subject}`, en: `contract ${subject}` };
const of = (subject: string | null): Bilingual => ({
  fr: subject === null ? "d’un contrat" : `du contrat ${subject}`,
  en: `of ${named(subject).en}`,
});

/**
 * Tells which contract was looked at: by its reference, which several of a person may have, and by the end of its page’s address
 * (AGCON-05).
 */
export const lookedAt = ({ kind, id, reference }: { kind: ContractKind; id: number; reference: string }) =>
  `${reference} ${kindWords[kind]}/${id}`;
// An entry of before has its reference alone.
const referenceIn = (subject: string | null) => subject?.replace(/ [a-z]+\/\d+$/, "") ?? null;

/** What happens to contracts. */
export const contractActs = acts("contracts", {
  moved: act({
    fr: "a donné un contrat à une autre personne",
    en: "transferred a contract to another person",
  }),
  created: act(({ subject }) => {
    const what = named(subject);
    return { fr: `a créé ${what.fr}`, en: `created ${what.en}` };
  }),
  changed: act(
    ({ subject, changes }) => {
      const what = named(subject);
      const fields = Object.keys(changes ?? {});
      const list = (locale: "fr" | "en") =>
        fields.length > 0 ? `${locale === "fr" ? "\u00a0" : ""}: ${contractFieldList(fields, locale)}` : "";
      return { fr: `a modifié ${what.fr}${list("fr")}`, en: `changed ${what.en}${list("en")}` };
    },
    z.record(z.string(), changed(z.unknown())),
  ),
  // A reminder leaves the state as it was, and so does an end before the term until its day.
  stateChanged: act(({ subject, changes }) => {
    if (changes?.act === "remind") {
      const what = named(subject);
      return { fr: `a relancé pour ${what.fr}`, en: `sent a reminder about ${what.en}` };
    }
    const said = (number: number, locale: "fr" | "en") =>
      changes ? agencyStateText(changes.kind, number)[locale] : "";
    const way = (locale: "fr" | "en") =>
      changes
        ? `${locale === "fr" ? "\u00a0" : ""}: ${said(changes.state.from, locale)} → ${said(changes.state.to, locale)}`
        : "";
    const whose = of(subject);
    if (changes?.act === "terminate" && changes.state.from === changes.state.to)
      return { fr: `a prévu la fin anticipée ${whose.fr}`, en: `scheduled the early end ${whose.en}` };
    return {
      fr: `a changé l’état ${whose.fr}${way("fr")}`,
      en: `changed the status ${whose.en}${way("en")}`,
    };
  }, moved),
  keeperSet: act(({ subject }) => {
    const what = named(subject);
    return { fr: `a pris ${what.fr} dans le portail`, en: `took ${what.en} into the portal` };
  }),
  opened: reading(({ subject }) => {
    const what = named(referenceIn(subject));
    return { fr: `a consulté ${what.fr}`, en: `viewed ${what.en}` };
  }),
});

export const contractImportActs = acts("imports", {
  parentContractsImported: importedLines({
    fr: "a importé des contrats de garde",
    en: "imported childcare contracts",
  }),
  houseworkContractsImported: importedLines({
    fr: "a importé des contrats de ménage",
    en: "imported housework contracts",
  }),
  babysitterContractsImported: importedLines({
    fr: "a importé des contrats de travail",
    en: "imported employment contracts",
  }),
});
