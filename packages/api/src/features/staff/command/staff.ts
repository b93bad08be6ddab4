import { knownFunctions, type StaffFunction } from "@ribambelle/domain/kernel/permissions/permission";
import { functionWords } from "@ribambelle/domain/staff/staff.texts";
import { Refused } from "../../../acting/refused.ts";
import type { Command } from "../../../terminal/command.ts";
import { readOptions } from "../../../terminal/options.ts";
import { listStaff } from "../staff.store.ts";
import { staffCommandTexts } from "./staff.texts.ts";
import { byReference, create, type Done, type NewByCommand } from "./staffActs.ts";

const acts = ["functions", "end", "reopen", "invite", "reset-second-factor"] as const;
const ofNewcomer = ["reference", "first-name", "last-name", "email", "phone", "function"] as const;
const known = {
  create: "boolean",
  ...Object.fromEntries([...acts, ...ofNewcomer].map((name) => [name, "string"])),
} as Readonly<Record<string, "string" | "boolean">>;

/**
 * `npm run staff` (docs/operations.md): lists the agency's people, adds one, says what one of them does, ends, brings back or
 * invites one, or erases their second factor. 0 done, 2 the reference is nobody's, 1 could not run.
 */
export const staffCommand: Command = async (args, deps) => {
  const { connection, now, print, printError } = deps;
  const { options, words: given, locale, mistakes } = readOptions(args, known);
  const words = staffCommandTexts(locale);
  const named = (functions: readonly StaffFunction[]) =>
    functions.map((one) => functionWords[one][locale]).join(", ") || words.none;
  const asked = [...acts.filter((act) => options[act] !== undefined), ...(options.create ? ["create"] : [])];
  const [act] = asked;
  const spoken = [...(typeof options.function === "string" ? [options.function] : []), ...given];
  const functions = knownFunctions(spoken);
  const takesFunctions = act === "functions" || act === "create" || act === "reopen";
  const stray = ofNewcomer.filter(
    (name) => options[name] !== undefined && act !== "create" && !(name === "function" && act === "reopen"),
  );
  const unknown = [
    ...mistakes,
    ...asked.slice(1).map((name) => `--${name}`),
    ...stray.map((name) => `--${name}`),
    ...(takesFunctions ? spoken.filter((word) => !knownFunctions([word]).length) : given),
  ];
  const lacksFunctions = act === "functions" && functions.length === 0;
  if (unknown.length > 0 || lacksFunctions) {
    printError([...unknown.map(words.unknown), words.usage].join(" "));
    return 1;
  }
  if (act === undefined) {
    const members = await listStaff(connection.db);
    for (const member of members)
      print(words.member(member.reference, member.displayName, named(member.functions)));
    if (!members.some((member) => member.functions.includes("administrator"))) print(words.noAdministrator);
    return 0;
  }
  try {
    const reference = String(options[act === "create" ? "reference" : act] ?? "");
    const did: Done | "nobody" | { readonly unfit: readonly string[] } =
      act === "create"
        ? await create(connection.db, newcomerOf(options, functions, locale), now)
        : await byReference(connection.db, act as (typeof acts)[number], { reference, functions, now });
    if (did === "nobody") printError(words.nobody(reference));
    else if ("unfit" in did) printError([...did.unfit.map(words.unfit), words.usage].join(" "));
    else print(words.done[did.act](reference, named(did.functions)));
    return did === "nobody" ? 2 : "unfit" in did ? 1 : 0;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    printError(error.refusal[locale]);
    return 1;
  }
};

function newcomerOf(
  options: Readonly<Record<string, string | boolean | undefined>>,
  functions: readonly StaffFunction[],
  locale: NewByCommand["locale"],
): NewByCommand {
  const text = (name: (typeof ofNewcomer)[number]) => String(options[name] ?? "");
  return {
    reference: text("reference"),
    firstName: text("first-name"),
    lastName: text("last-name"),
    email: text("email"),
    phoneNumber: text("phone"),
    functions: [...functions],
    locale,
  };
}
