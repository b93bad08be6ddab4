import { knownFunctions } from "@ribambelle/domain/kernel/permissions/permission";
import { functionWords } from "@ribambelle/domain/staff/staff.texts";
import { Refused } from "../../../acting/refused.ts";
import type { Command } from "../../../terminal/command.ts";
import { readOptions } from "../../../terminal/options.ts";
import { byCommand } from "../../audit/index.ts";
import { giveFunctions } from "../staff.actions.ts";
import { listStaff } from "../staff.store.ts";
import { staffCommandTexts } from "./staff.texts.ts";

/**
 * `npm run staff [-- --functions REFERENCE FUNCTION…]` (docs/operations.md): lists the agency's people, or says what one of
 * them does. 0 done, 2 the reference is nobody's, 1 could not run.
 */
export const staffCommand: Command = async (args, { connection, now, print, printError }) => {
  const { options, words: given, locale, mistakes } = readOptions(args, { functions: "string" });
  const words = staffCommandTexts(locale);
  const named = (functions: readonly (keyof typeof functionWords)[]) =>
    functions.map((one) => functionWords[one][locale]).join(", ") || words.none;
  const reference = options.functions as string | undefined;
  const functions = knownFunctions(given);
  const unknown = [
    ...mistakes,
    ...(reference === undefined ? given : given.filter((word) => !knownFunctions([word]).length)),
  ];
  if (unknown.length > 0 || (reference !== undefined && functions.length === 0)) {
    printError([...unknown.map(words.unknown), words.usage].join(" "));
    return 1;
  }
  if (reference === undefined) {
    const members = await listStaff(connection.db);
    for (const member of members)
      print(words.member(member.reference, member.displayName, named(member.functions)));
    if (!members.some((member) => member.functions.includes("administrator"))) print(words.noAdministrator);
    return 0;
  }
  try {
    const isGiven = await connection.db
      .transaction()
      .execute((transaction) => giveFunctions(transaction, byCommand, reference, functions, now));
    if (isGiven) print(words.given(reference, named(functions)));
    else printError(words.nobody(reference));
    return isGiven ? 0 : 2;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    printError(error.refusal[locale]);
    return 1;
  }
};
