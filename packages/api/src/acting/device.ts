/** What a browser says of itself, in the words that people know it by (« Firefox », « Android »); null where it says nothing. */
export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}
