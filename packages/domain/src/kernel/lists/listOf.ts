import * as z from "zod/mini";

/** How one filter stands in the address of a page, and in the call that it narrows. */
export interface Filter<Text extends string, Value, Name extends string | undefined> {
  /** Its name in the call; none where the page alone reads it. */
  readonly inCall: Name;
  /** Its value in the call. */
  readonly schema: z.ZodMiniType<Value>;
  /** Gives the value that a text of the address means; undefined where it means none. */
  readonly read: (given: string) => Value | undefined;
  /** The words that it may be in the address; null for any text. */
  readonly words: readonly Text[] | null;
}

/** A filter whose text is the same in the address and in the call. */
export function text<const Name extends string | undefined = undefined>(
  schema: z.ZodMiniType<string>,
  inCall?: Name,
): Filter<string, string, Name> {
  return { inCall: inCall as Name, schema, read: (given) => z.safeParse(schema, given).data, words: null };
}

/** A filter of some values, each by its word in the address. */
export function words<
  const Values extends Readonly<Record<string, string | number | boolean>>,
  const Name extends string | undefined = undefined,
>(values: Values, inCall?: Name): Filter<keyof Values & string, Values[keyof Values], Name> {
  type Value = Values[keyof Values];
  const byWord = new Map(Object.entries(values)) as unknown as ReadonlyMap<string, Value>;
  const allowed: ReadonlySet<unknown> = new Set(byWord.values());
  return {
    inCall: inCall as Name,
    schema: z.custom<Value>((value) => allowed.has(value)),
    read: (given) => byWord.get(given),
    words: Object.keys(values),
  };
}

/** A filter of several values, which are alternatives: `etat=attente,signe`. One that means nothing spoils them all. */
export function several<Value, Name extends string | undefined>(
  one: Filter<string, Value, Name>,
): Filter<string, readonly Value[], Name> {
  return {
    inCall: one.inCall,
    words: null,
    schema: z.array(one.schema).check(z.minLength(1)) as z.ZodMiniType<readonly Value[]>,
    read(given) {
      const values = [...new Set(given.split(","))].map(one.read);
      return values.includes(undefined) ? undefined : (values as readonly Value[]);
    },
  };
}

// biome-ignore lint/suspicious/noExplicitAny: filters of every text and value
type Filters = Readonly<Record<string, Filter<any, any, string | undefined>>>;
type TextOf<F> = F extends Filter<infer Text, unknown, string | undefined> ? Text : never;
type Asked<Named extends Filters> = {
  [Key in keyof Named as Extract<Named[Key]["inCall"], string>]: z.ZodMiniOptional<Named[Key]["schema"]>;
};

/** What of a list stands in an address: each filter that is used, by its text there. */
export type StateOf<List> = List extends { readonly stateIn: (given: Given) => infer State } ? State : never;
type Given = Readonly<Record<string, unknown>>;

/**
 * Declares once by what a list is narrowed: how that stands in the address of its page, in people’s words, and in its call; and
 * what of an address means nothing.
 */
export function listOf<const Named extends Filters>(filters: Named) {
  type State = { readonly [Key in keyof Named]?: TextOf<Named[Key]> };
  const all = Object.entries(filters);
  // A reference of digits alone may arrive as a number.
  const given = (state: Given) =>
    all.flatMap(([key, filter]) => {
      if (state[key] === undefined) return [];
      const said = String(state[key]);
      return [{ key, said, inCall: filter.inCall, value: filter.read(said) as unknown }];
    });
  const asked = all.flatMap(([, { inCall, schema }]) => (inCall ? [[inCall, z.optional(schema)]] : []));
  return {
    /** The parameters of the call. */
    params: z.object(Object.fromEntries(asked) as Asked<Named>),
    /** Reads the state of the list in an address; what means nothing is left out. */
    stateIn: (address: Given): State =>
      Object.fromEntries(
        given(address).flatMap(({ key, said, value }) => (value === undefined ? [] : [[key, said]])),
      ) as State,
    /** Names what of an address means nothing. */
    ignoredIn: (address: Given): string[] =>
      given(address).flatMap(({ key, value }) => (value === undefined ? [key] : [])),
    /** Gives what the call is asked in a state. */
    askedIn: (state: State): z.infer<z.ZodMiniObject<Asked<Named>>> =>
      Object.fromEntries(
        given(state).flatMap(({ inCall, value }) => (inCall ? [[inCall, value]] : [])),
      ) as z.infer<z.ZodMiniObject<Asked<Named>>>,
  };
}
