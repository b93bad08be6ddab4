import type { Bilingual } from "../../kernel/texts.ts";
import { optionsOf } from "../items.ts";
import { allQuestions, type Question, type Survey } from "../question.ts";

/** What of a question is no longer the same. */
export type Changed = "text" | "type" | "options" | "rules" | "category" | "parent";

/** One question of which two versions say something else. */
export interface Difference {
  readonly id: number;
  readonly text: string;
  readonly change: "added" | "removed" | "changed";
  /** What changed; empty for a question that was added or removed. */
  readonly what: readonly Changed[];
}

interface Placed {
  readonly question: Question<Bilingual>;
  readonly category: string;
  readonly parent: number | null;
}

function placed(survey: Survey<Bilingual>): Map<number, Placed> {
  const all = new Map<number, Placed>();
  for (const { title, questions } of survey.categories) {
    for (const question of allQuestions(questions)) {
      const own = all.get(question.id);
      all.set(question.id, { question, category: title.fr, parent: own?.parent ?? null });
      for (const { id } of question.subQuestions)
        all.set(id, { question, category: title.fr, parent: question.id });
    }
  }
  return all;
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function changesOf(before: Placed, after: Placed): Changed[] {
  const [old, now] = [before.question, after.question];
  const rules = ({ items, type, answerOrders }: Question<Bilingual>) => [
    items.filter(({ key }) => !optionsOf({ items, type }).some((option) => option.key === key)),
    answerOrders,
  ];
  const found: readonly (readonly [Changed, boolean])[] = [
    ["text", !same(old.text, now.text)],
    ["type", old.type !== now.type],
    ["options", !same(optionsOf(old), optionsOf(now))],
    ["rules", !same(rules(old), rules(now))],
    ["category", before.category !== after.category],
    ["parent", before.parent !== after.parent],
  ];
  return found.flatMap(([what, isChanged]) => (isChanged ? [what] : []));
}

/** Gives what differs between the running version and a new one, by question id: in the order of the new one, then what is gone. */
export function surveyDifferences(before: Survey<Bilingual>, after: Survey<Bilingual>): Difference[] {
  const [old, now] = [placed(before), placed(after)];
  const kept = [...now].flatMap(([id, one]): Difference[] => {
    const known = old.get(id);
    const text = one.question.text.fr;
    if (!known) return [{ id, text, change: "added", what: [] }];
    const what = changesOf(known, one);
    return what.length === 0 ? [] : [{ id, text, change: "changed", what }];
  });
  const gone = [...old].flatMap(([id, { question }]): Difference[] =>
    now.has(id) ? [] : [{ id, text: question.text.fr, change: "removed", what: [] }],
  );
  return [...kept, ...gone];
}

/** True when two versions ask the same, titles and order included. */
export const isSameSurvey = (one: Survey<Bilingual>, other: Survey<Bilingual>): boolean => same(one, other);
