import { defaultLocale } from "@ribambelle/domain/kernel/locale";
import type { Db } from "../../db/connection/connect.ts";
import type { Deps } from "../../deps.ts";
import { invented } from "../../mail/invented.ts";
import { addLetters, type FeatureLetters } from "../../mail/letters.ts";
import { findSalesRepresentativeEmail } from "../contacts/index.ts";
import { findAddressee } from "../people/index.ts";
import type { SurveyType } from "./configurations.store.ts";
import { finishedLetter, thanksLetter } from "./finished.letter.ts";
import { findFamilyName } from "./surveys.store.ts";

const thanksKind = "surveys.thanks";
const finishedKind = "surveys.finished";

/** Every kind of letter about surveys. */
export const surveyLetterKinds = [thanksKind, finishedKind] as const;

const surveysPage = "/agence/questionnaires";

/** Orders what a finished survey sends: a word to the parent, in the language of their last sign-in, and one to the agency. */
export async function orderFinishedLetters(
  transaction: Db,
  personId: number,
  { id, surveyType }: { readonly id: number; readonly surveyType: SurveyType },
  now: Date,
): Promise<void> {
  const addressee = await findAddressee(transaction, personId);
  const payload = { surveyType };
  const orders = [
    ...(addressee ? [{ kind: thanksKind, personId, locale: addressee.locale, payload }] : []),
    { kind: finishedKind, personId, locale: defaultLocale, payload: { ...payload, id } },
  ];
  await addLetters(transaction, orders, now);
}

/** The letters about surveys; that to the agency goes to the family's sales representative, if it has one. */
export function surveyLetters({ agency, publicUrl }: Deps): FeatureLetters {
  return {
    title: { fr: "Questionnaires", en: "Surveys" },
    kinds: {
      [thanksKind]: {
        name: { fr: "Merci d’avoir répondu", en: "Thank you for answering" },
        when: { fr: "Quand un parent termine un questionnaire.", en: "When a parent finishes a survey." },
        purpose: "service",
        model: (locale) =>
          thanksLetter(locale, {
            firstName: invented.firstName,
            surveyType: 1,
            agency: agency.name,
            contact: agency.contact.email,
          }),
        async write(transaction, { personId, locale, payload }) {
          const person = await findAddressee(transaction, personId);
          if (!person) return null;
          const { firstName, email: recipient } = person;
          const about = { firstName, agency: agency.name, contact: agency.contact.email };
          return {
            recipient,
            letter: thanksLetter(locale, { ...about, surveyType: Number(payload.surveyType) }),
          };
        },
      },
      [finishedKind]: {
        name: { fr: "Questionnaire terminé", en: "Survey finished" },
        when: {
          fr: "Quand un parent termine un questionnaire\u00a0: à qui suit la famille, ou à l’agence.",
          en: "When a parent finishes a survey: to whoever looks after the family, or to the agency.",
        },
        to: "member",
        purpose: "service",
        model: (locale) =>
          finishedLetter(locale, {
            name: invented.name,
            surveyType: 1,
            agency: agency.name,
            url: publicUrl + surveysPage,
          }),
        async write(transaction, { personId, locale, payload }) {
          const name = await findFamilyName(transaction, personId);
          if (name === null) return null;
          const representative = await findSalesRepresentativeEmail(transaction, personId);
          // One that was ordered by an earlier version of the portal does not know which survey it tells of.
          const page = payload.id === undefined ? surveysPage : `${surveysPage}/${payload.id}`;
          const about = { name, agency: agency.name, url: publicUrl + page };
          const surveyType = Number(payload.surveyType);
          return {
            recipient: representative ?? agency.contact.email,
            letter: finishedLetter(locale, { ...about, surveyType }),
          };
        },
      },
    },
  };
}
