import type { AuditRow } from "../audit/entry.ts";
import { opaqueIdPattern } from "../kernel/ids/opaqueId.ts";
import type { Locale } from "../kernel/locale.ts";
import { knownFunctions } from "../kernel/permissions/permission.ts";
import { roles } from "../kernel/role.ts";
import { catalogue } from "../kernel/texts.ts";
import { roleNames } from "../people/role.texts.ts";
import { functionNames } from "../staff/staff.texts.ts";

const words = catalogue({
  fr: {
    noFunction: "aucune fonction",
    survey: (name: string) => `questionnaire ${name}`,
    lines: (file: string, created: number, changed: number) =>
      `${file}\u00a0: ${created} ${created < 2 ? "ligne créée" : "lignes créées"}, ${changed} ${changed < 2 ? "modifiée" : "modifiées"}`,
  },
  en: {
    noFunction: "no function",
    survey: (name) => `survey ${name}`,
    lines: (file, created, changed) =>
      `${file}: ${created} ${created === 1 ? "line" : "lines"} created, ${changed} changed`,
  },
});

type Said = (parts: readonly string[], locale: Locale, action: string) => string | null;

// Each as an action writes it, or wrote it: what is kept stays as it was.
const patterns: readonly (readonly [RegExp, Said])[] = [
  [
    /^(.+): (\d+) created, (\d+) updated$/,
    ([file = "", created, changed], locale) => words(locale).lines(file, Number(created), Number(changed)),
  ],
  [
    /^(.*?) ?→ (.+)$/,
    ([from = "", to = ""], locale) => {
      const [before, after] = [choicesIn(from, locale), choicesIn(to, locale)];
      return before === null || after === null ? null : `${before} → ${after}`;
    },
  ],
  [
    /^(.+) \(version (\d+)\)$/,
    ([name = "", version], locale, action) => {
      if (opaqueIdPattern.test(name)) return `version ${version}`;
      return `${action.startsWith("surveys.") ? words(locale).survey(name) : name}, version ${version}`;
    },
  ],
];

/** Gives what an act was about as people read it: functions, roles, surveys and versions by their names, all else as it is kept. */
export function subjectInWords(
  { action, subject }: Pick<AuditRow, "action" | "subject">,
  locale: Locale,
): string | null {
  if (subject === null) return null;
  for (const [pattern, say] of patterns) {
    const [, ...parts] = pattern.exec(subject) ?? [];
    const said = parts.length > 0 ? say(parts, locale, action) : null;
    if (said !== null) return said;
  }
  return subject;
}

/** Functions or a role by their names; null for what is neither. */
function choicesIn(kept: string, locale: Locale): string | null {
  if (kept === "") return words(locale).noFunction;
  const role = roles.find((one) => one === kept);
  if (role) return roleNames[role][locale];
  const names = kept.split(", ");
  const known = knownFunctions(names);
  return known.length === names.length ? functionNames(known, locale) : null;
}
