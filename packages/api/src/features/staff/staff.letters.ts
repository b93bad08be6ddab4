import { knownFunctions, type StaffFunction } from "@ribambelle/domain/kernel/permissions/permission";
import { staffNotices } from "@ribambelle/domain/staff/staff.notices";
import type { Db } from "../../db/connection/connect.ts";
import type { Deps } from "../../deps.ts";
import { invented } from "../../mail/invented.ts";
import { addLetters, type FeatureLetters, type LetterKind, type LetterWriter } from "../../mail/letters.ts";
import { notify } from "../notifications/index.ts";
import { findAddressee } from "../people/index.ts";
import { findKeptMember } from "./members.store.ts";
import { type ColleagueNews, colleagueLetter, functionsLetter } from "./staff.letter.ts";
import { listAdministrators } from "./staff.store.ts";

const kinds = {
  functionsChanged: "staff.functions-changed",
  administratorNamed: "staff.administrator-named",
  secondFactorReset: "staff.second-factor-reset",
} as const;
const ownAccount = "/agence/mon-compte";
const team = "/agence/equipe";

/** Tells somebody of the agency of their other functions, and all administrators when there is one more (STAFF-13). */
export async function tellOfFunctions(
  transaction: Db,
  { personId, functions: before }: { personId: number; functions: readonly StaffFunction[] },
  functions: readonly StaffFunction[],
  now: Date,
): Promise<void> {
  await notify(
    transaction,
    personId,
    staffNotices.functionsChanged({ functions: [...functions] }, ownAccount),
  );
  const payload = { functions: functions.join(" ") };
  await order(transaction, [personId], { kind: kinds.functionsChanged, payload }, now);
  if (!functions.includes("administrator") || before.includes("administrator")) return;
  const named = { kind: kinds.administratorNamed, payload: { colleague: personId } };
  await order(transaction, await administratorsBut(transaction, personId), named, now);
}

/** Tells the other administrators that somebody's second factor was erased (STAFF-33). */
export async function tellOfReset(transaction: Db, personId: number, now: Date): Promise<void> {
  const reset = { kind: kinds.secondFactorReset, payload: { colleague: personId } };
  await order(transaction, await administratorsBut(transaction, personId), reset, now);
}

const administratorsBut = async (db: Db, personId: number): Promise<number[]> =>
  (await listAdministrators(db)).map((one) => one.personId).filter((id) => id !== personId);

async function order(
  transaction: Db,
  personIds: readonly number[],
  letter: { kind: string; payload: Readonly<Record<string, string | number>> },
  now: Date,
): Promise<void> {
  for (const personId of personIds) {
    const addressee = await findAddressee(transaction, personId);
    if (addressee) await addLetters(transaction, [{ ...letter, personId, locale: addressee.locale }], now);
  }
}

/** The letters to the agency's people about what they and their colleagues may do. */
export function staffLetters({ agency, publicUrl }: Deps): FeatureLetters {
  const functionsChanged: LetterWriter = async (transaction, { personId, locale, payload }) => {
    const person = await findAddressee(transaction, personId);
    if (!person) return null;
    const to = { firstName: person.firstName, agency: agency.name, url: publicUrl + ownAccount };
    const functions = knownFunctions(String(payload.functions).split(" "));
    return { recipient: person.email, letter: functionsLetter(locale, functions, to) };
  };
  const toModel = { firstName: invented.firstName, agency: agency.name };
  const ofColleague = (
    news: ColleagueNews,
  ): Pick<LetterKind & { purpose: "service" }, "purpose" | "write" | "model"> => ({
    purpose: "service",
    write: async (transaction, { personId, locale, payload }) => {
      const person = await findAddressee(transaction, personId);
      const colleague = person && (await findKeptMember(transaction, Number(payload.colleague)));
      if (!person || !colleague) return null;
      const to = { firstName: person.firstName, agency: agency.name, url: publicUrl + team };
      return { recipient: person.email, letter: colleagueLetter(news, locale, colleague.displayName, to) };
    },
    model: (locale) =>
      colleagueLetter(news, locale, invented.colleague, { ...toModel, url: publicUrl + team }),
  });
  return {
    title: { fr: "Équipe de l’agence", en: "The agency’s team" },
    kinds: {
      [kinds.functionsChanged]: {
        name: { fr: "Fonctions changées", en: "Functions changed" },
        when: {
          fr: "Quand un administrateur change les fonctions d’un collègue.",
          en: "When an administrator changes a colleague’s functions.",
        },
        purpose: "service",
        write: functionsChanged,
        model: (locale) =>
          functionsLetter(locale, ["coordinator"], { ...toModel, url: publicUrl + ownAccount }),
      },
      [kinds.administratorNamed]: {
        name: { fr: "Nouvel administrateur", en: "New administrator" },
        when: {
          fr: "Quand un collègue devient administrateur\u00a0: aux autres administrateurs.",
          en: "When a colleague becomes an administrator: to the other administrators.",
        },
        ...ofColleague("named"),
      },
      [kinds.secondFactorReset]: {
        name: { fr: "Sécurité d’un collègue réinitialisée", en: "A colleague’s security reset" },
        when: {
          fr: "Quand la double authentification d’un collègue est effacée\u00a0: aux administrateurs.",
          en: "When a colleague’s two-step sign-in is erased: to administrators.",
        },
        ...ofColleague("reset"),
      },
    },
  };
}
