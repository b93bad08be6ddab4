/** What is still wrong with a form: which rule of the table found it, at which question. */
export interface Problem<Code extends string = string> {
  /** The number of the rule in its table. */
  readonly rule: number;
  readonly code: Code;
  /** The question where it stands, by its name in the page. */
  readonly question: string;
  /** The linked person whom it is about; null when it is about none. */
  readonly about: number | null;
}

/** Where a rule is broken: at a question, or at that question of a linked person. */
export type Place = string | { readonly question: string; readonly about: number };

/** One numbered rule of a form. */
export interface Rule<Form, Facts, Code extends string> {
  readonly number: number;
  readonly code: Code;
  /** Gives the places where it is broken, in their order on the page. */
  readonly broken: (form: Form, facts: Facts) => readonly Place[];
}

/** Gives what is wrong with a form, in the order of the table; empty when it can be sent. */
export function problemsIn<Form, Facts, Code extends string>(
  table: readonly Rule<Form, Facts, Code>[],
  form: Form,
  facts: Facts,
): Problem<Code>[] {
  return table.flatMap(({ number, code, broken }) =>
    broken(form, facts).map((place): Problem<Code> => {
      if (typeof place === "string") return { rule: number, code, question: place, about: null };
      return { rule: number, code, question: `${place.question}-${place.about}`, about: place.about };
    }),
  );
}

/** Puts what is wrong about linked people in their order on the page, which is one block each. */
export function byPerson<Code extends string>(
  problems: readonly Problem<Code>[],
  choices: readonly { readonly id: number }[],
): Problem<Code>[] {
  const place = ({ about }: Problem) => choices.findIndex(({ id }) => id === about);
  const first = problems.findIndex(({ about }) => about !== null);
  const after = problems.findLastIndex(({ about }) => about !== null) + 1;
  if (first < 0) return [...problems];
  const people = problems.slice(first, after).sort((one, other) => place(one) - place(other));
  return [...problems.slice(0, first), ...people, ...problems.slice(after)];
}

/** A question where a condition holds, none where it does not. */
export const at = (question: string, isBroken: boolean): Place[] => (isBroken ? [question] : []);
