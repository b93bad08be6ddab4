/** How one filter stands in the address of a page, and in the call that it narrows. */
export interface Filter<Text extends string, Value, Name extends string | undefined> {
  /** Its name in the call; none where the page alone reads it. */
  readonly inCall: Name;
  /** Gives the value that a text of the address means; undefined where it means none. */
  readonly read: (given: string) => Value | undefined;
  /** What its value is in the call: a text that fits, one of some values, or several of another filter. */
  readonly means:
    | { readonly fit: RegExp | ((text: string) => boolean) }
    | { readonly byWord: Readonly<Record<Text, Value>> }
    | { readonly several: Filter<string, unknown, string | undefined> };
}

/** A filter whose text is the same in the address and in the call; no call takes a zero. */
export function text<const Name extends string | undefined = undefined>(
  fit: RegExp | ((text: string) => boolean),
  inCall?: Name,
): Filter<string, string, Name> {
  const fits = (given: string) => (fit instanceof RegExp ? fit.test(given) : fit(given));
  return {
    inCall: inCall as Name,
    read: (given) => (fits(given) && !given.includes("\0") ? given : undefined),
    means: { fit },
  };
}

/** A filter of some values, each by its word in the address. */
export function words<
  const Values extends Readonly<Record<string, string | number | boolean>>,
  const Name extends string | undefined = undefined,
>(byWord: Values, inCall?: Name): Filter<keyof Values & string, Values[keyof Values], Name> {
  return {
    inCall: inCall as Name,
    read: (given) => (Object.hasOwn(byWord, given) ? (byWord[given] as Values[keyof Values]) : undefined),
    means: { byWord },
  };
}

/** A filter of several values, which are alternatives: `etat=attente,signe`. One that means nothing spoils them all. */
export function several<Value, Name extends string | undefined>(
  one: Filter<string, Value, Name>,
): Filter<string, readonly Value[], Name> {
  return {
    inCall: one.inCall,
    read(given) {
      const values = [...new Set(given.split(","))].map(one.read);
      return values.includes(undefined) ? undefined : (values as readonly Value[]);
    },
    means: { several: one },
  };
}

// biome-ignore lint/suspicious/noExplicitAny: filters of every text and value
export type Filters = Readonly<Record<string, Filter<any, any, string | undefined>>>;
type TextOf<F> = F extends Filter<infer Text, unknown, string | undefined> ? Text : never;
/** The value of a filter in the call. */
export type ValueOf<F> = F extends Filter<infer _, infer Value, string | undefined> ? Value : never;

/** What of a list stands in an address: each filter that is used, by its text there. */
export type StateOf<List> = List extends { readonly stateIn: (address: Given) => infer State }
  ? State
  : never;
type Given = Readonly<Record<string, unknown>>;

/**
 * Declares once by what a list is narrowed: how that stands in the address of its page, in people’s words, and in its call
 * (`paramsOf`); and what of an address means nothing. Pages declare it in the app's first script: no schema is here.
 */
export function listOf<const Named extends Filters>(filters: Named) {
  type State = { readonly [Key in keyof Named]?: TextOf<Named[Key]> };
  type Asked = {
    [Key in keyof Named as Extract<Named[Key]["inCall"], string>]?: ValueOf<Named[Key]>;
  };
  // A reference of digits alone may arrive as a number.
  const given = (state: Given) =>
    Object.entries(filters).flatMap(([key, filter]) => {
      if (state[key] === undefined) return [];
      const said = String(state[key]);
      return [{ key, said, inCall: filter.inCall, value: filter.read(said) as unknown }];
    });
  return {
    filters,
    /** Reads the state of the list in an address; what means nothing is left out. */
    stateIn: (address: Given): State =>
      Object.fromEntries(
        given(address).flatMap(({ key, said, value }) => (value === undefined ? [] : [[key, said]])),
      ) as State,
    /** Names what of an address means nothing. */
    ignoredIn: (address: Given): string[] =>
      given(address).flatMap(({ key, value }) => (value === undefined ? [key] : [])),
    /** Gives what the call is asked in a state. */
    askedIn: (state: State): Asked =>
      Object.fromEntries(
        given(state).flatMap(({ inCall, value }) => (inCall ? [[inCall, value]] : [])),
      ) as Asked,
  };
}
