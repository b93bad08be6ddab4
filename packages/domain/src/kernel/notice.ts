import type * as z from "zod/mini";
import type { Bilingual } from "./texts.ts";

/**
 * A notification as it is stored, a kind and facts: its words are made when it is read, in the reader's
 * language.
 */
export interface Notice {
  readonly kind: string;
  readonly facts: object;
  /** The path of the page where it leads, or null. */
  readonly link: string | null;
}

export interface NoticeWords {
  readonly title: Bilingual;
  readonly text: Bilingual;
}

/** One kind of notice: makes a notice from its facts, and gives the words of a stored one. */
export interface NoticeKind<Facts extends object = never> {
  (facts: Facts, link?: string | null): Notice;
  readonly kind: string;
  /** Gives the words of a stored notice; null when its facts do not match this version's schema. */
  readonly read: (facts: unknown) => NoticeWords | null;
}

/** Describes a kind of notice beside the feature that writes it; its name is `feature.what-happened`. */
export function noticeKind<Schema extends z.ZodMiniObject>(
  kind: string,
  schema: Schema,
  say: (facts: z.infer<Schema>) => NoticeWords,
): NoticeKind<z.infer<Schema>> {
  const read = (facts: unknown) => {
    const parsed = schema.safeParse(facts);
    return parsed.success ? say(parsed.data) : null;
  };
  return Object.assign(
    (facts: z.infer<Schema>, link: string | null = null): Notice => ({ kind, facts, link }),
    { kind, read },
  );
}
