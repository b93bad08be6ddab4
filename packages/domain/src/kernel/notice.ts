import type * as z from "zod/mini";
import type { Bilingual } from "./texts.ts";

/** Something that a person is told in their notifications, as it is kept: the words are said when it is read. */
export interface Notice {
  readonly kind: string;
  readonly facts: object;
  /** The path of the page where it leads, or null. */
  readonly link: string | null;
}

/** How a notice is said. */
export interface NoticeWords {
  readonly title: Bilingual;
  readonly text: Bilingual;
}

/** One kind of notice: makes one of its facts, and says one that was kept. */
export interface NoticeKind<Facts extends object = never> {
  (facts: Facts, link?: string | null): Notice;
  readonly kind: string;
  /** Gives the words of a kept notice; null when its facts are not what this version knows. */
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
