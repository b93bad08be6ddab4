/** What stands in the query of an address, each value a plain text: `?contrat=12` stays the text "12". */
export type AddressState = Readonly<Record<string, string>>;

/** Reads the query of an address. Several values of one key are one text, separated by commas: `etat=1&etat=2` is `etat=1,2`. */
export function readState(query: string): AddressState {
  const state = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(query)) {
    const before = state.get(name);
    state.set(name, before === undefined ? value : `${before},${value}`);
  }
  return Object.fromEntries(state);
}

/** Writes a state as a query with its question mark; nothing without state. Several values of one key stand once, separated by commas. */
export function writeState(state: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(state).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  // A comma needs no escape in a query, and people read `etat=1,2`.
  return query && `?${query.replaceAll("%2C", ",")}`;
}
