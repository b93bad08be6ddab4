import type * as z from "zod/mini";
import type { Endpoint } from "./endpoint.ts";
import type { Bilingual } from "./texts.ts";
import type { Value } from "./values.ts";

type Schema = z.core.$ZodType;

/** What the API's reference says of one call; the example is a body that it takes. */
interface CallWords {
  readonly summary: Bilingual;
  readonly example?: object;
}

/** What the reference says of a shape that a schema cannot say by itself. */
interface ShapeWords {
  readonly said: Bilingual;
  readonly example?: string | number;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
}

/**
 * What the API's reference says of a feature; apart from the endpoints, which are in the browser's bundle.
 */
export interface Reference {
  readonly title: Bilingual;
  /** By the name of the endpoint. */
  readonly calls: ReadonlyMap<string, CallWords>;
  readonly shapes: ReadonlyMap<Schema, ShapeWords>;
}

type Calls<Api> = {
  readonly [Key in keyof Api as Api[Key] extends { readonly bodyForm: string }
    ? Key
    : never]: Api[Key] extends {
    readonly body: infer Body extends z.ZodMiniObject;
  }
    ? { readonly summary: Bilingual } & (Record<string, never> extends z.input<Body>
        ? { readonly example?: z.output<Body> }
        : { readonly example: z.output<Body> })
    : never;
};

/** Makes a feature's reference from its `*.api.ts`: a call without a sentence, or a body without an example, does not compile. */
export function reference<const Api extends object>(
  api: Api,
  words: {
    readonly title: Bilingual;
    readonly calls: Calls<Api>;
    readonly shapes?: readonly (readonly [Schema, ShapeWords])[];
  },
): Reference {
  const calls = Object.entries(words.calls as Readonly<Record<string, CallWords>>).map(
    ([key, said]) => [(api as Readonly<Record<string, Endpoint>>)[key]?.name ?? key, said] as const,
  );
  return { title: words.title, calls: new Map(calls), shapes: new Map(words.shapes) };
}

/** Says what each number of a list of values means. */
export function listShape(list: {
  readonly schema: Schema;
  readonly rows: readonly Value[];
}): readonly [Schema, ShapeWords] {
  const rowsIn = (locale: "fr" | "en", colon: string) =>
    list.rows.map((row) => `${row.value}${colon} ${row[locale]}`).join(", ");
  return [list.schema, { said: { fr: rowsIn("fr", "\u00a0:"), en: rowsIn("en", ":") } }];
}
