import { knownFunctions, type StaffFunction } from "@ribambelle/domain/kernel/permissions/permission";
import { staffNotices } from "@ribambelle/domain/staff/staff.notices";
import type { Db } from "../../db/connection/connect.ts";
import type { Deps } from "../../deps.ts";
import { addLetters, type LetterWriter, type LetterWriters } from "../../mail/letters.ts";
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
export function staffLetters({ agency, publicUrl }: Deps): LetterWriters {
  const functionsChanged: LetterWriter = async (transaction, { personId, locale, payload }) => {
    const person = await findAddressee(transaction, personId);
    if (!person) return null;
    const to = { firstName: person.firstName, agency: agency.name, url: publicUrl + ownAccount };
    const functions = knownFunctions(String(payload.functions).split(" "));
    return { recipient: person.email, letter: functionsLetter(locale, functions, to) };
  };
  const ofColleague =
    (news: ColleagueNews): LetterWriter =>
    async (transaction, { personId, locale, payload }) => {
      const person = await findAddressee(transaction, personId);
      const colleague = person && (await findKeptMember(transaction, Number(payload.colleague)));
      if (!person || !colleague) return null;
      const to = { firstName: person.firstName, agency: agency.name, url: publicUrl + team };
      return { recipient: person.email, letter: colleagueLetter(news, locale, colleague.displayName, to) };
    };
  return {
    [kinds.functionsChanged]: { purpose: "service", write: functionsChanged },
    [kinds.administratorNamed]: { purpose: "service", write: ofColleague("named") },
    [kinds.secondFactorReset]: { purpose: "service", write: ofColleague("reset") },
  };
}
