import * as z from "zod/mini";
import { kebab } from "../characters/kebab.ts";
import type { Bilingual } from "../texts.ts";

declare const made: unique symbol;

/** What happened, to whose account, file or contract: made by its kind alone. */
export interface Act {
  /** `area.what-happened`. */
  readonly action: string;
  readonly personId: number | null;
  /** Which of the person's things it is. */
  readonly subject: string | null;
  /** What was and is, field by field; null where nothing is told. */
  readonly changes: object | null;
  /** Why, in the words of who did it; null where nobody was asked. */
  readonly reason: string | null;
  /** True where somebody looked at something, and changed nothing. */
  readonly isReading: boolean;
  readonly [made]: true;
}

interface Happened {
  readonly personId: number | null;
  readonly subject?: string | null;
  readonly reason?: string | null;
}

interface Kept<Changes> {
  readonly subject: string | null;
  readonly changes: Changes;
}

/** What is said of a kept act. */
export interface ActWords {
  readonly action: string;
  /** Gives what follows the name of who did it, « a ouvert une session »; changes that are not as declared are not told. */
  readonly say: (kept: Kept<unknown>) => Bilingual;
}

/** One kind of act, as its feature declares it. */
export type ActKind<Given extends Happened = Happened> = ActWords & ((happened: Given) => Act);

/** The kinds of acts of a feature, by the name that its actions call them by. */
export type ActKinds = Readonly<Record<string, ActWords>>;

/** What is said where nothing is told of what changed: of the thing, where its name is said too. */
type PlainWords = Bilingual | ((kept: Pick<Kept<null>, "subject">) => Bilingual);

/** Describes one kind of act by what is said of it, and by what it changes where that is kept. */
export function act(words: PlainWords): (action: string) => ActKind;
export function act<Changes extends object>(
  words: (kept: Kept<Changes | null>) => Bilingual,
  schema: z.ZodMiniType<Changes>,
): (action: string) => ActKind<Happened & { readonly changes: Changes | null }>;
export function act<Changes extends object>(
  words: Bilingual | ((kept: Kept<Changes | null>) => Bilingual),
  schema?: z.ZodMiniType<Changes>,
): (action: string) => ActKind {
  const say = ({ subject, changes }: Kept<unknown>): Bilingual => {
    if (typeof words !== "function") return words;
    const read = schema?.safeParse(changes);
    return words({ subject, changes: read?.success ? read.data : null });
  };
  return kindOf(say, false);
}

/** Describes one kind of reading: somebody looked at what is told of. */
export const reading = (words: PlainWords): ((action: string) => ActKind) =>
  kindOf((kept) => (typeof words === "function" ? words(kept) : words), true);

const kindOf =
  (say: ActWords["say"], isReading: boolean) =>
  (action: string): ActKind => {
    const make = ({ personId, subject = null, ...told }: Happened & { readonly changes?: object | null }) =>
      ({
        action,
        personId,
        subject,
        changes: told.changes ?? null,
        reason: told.reason ?? null,
        isReading,
      }) as Act;
    return Object.assign(make, { action, say });
  };

/** What a field was and is. */
export const changed = <S extends z.ZodMiniType>(schema: S) => z.object({ from: schema, to: schema });

/** Declares the kinds of acts of an area: `signedOut` of `identity` is kept as `identity.signed-out`. */
export function acts<const Kinds extends Readonly<Record<string, (action: string) => ActWords>>>(
  area: string,
  kinds: Kinds,
): { readonly [Name in keyof Kinds]: ReturnType<Kinds[Name]> } {
  const named = Object.entries(kinds).map(([name, kind]) => [name, kind(`${area}.${kebab(name)}`)]);
  return Object.fromEntries(named);
}
