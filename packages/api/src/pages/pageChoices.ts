/** One of several public pages that share an address. */
export interface ChosenPage {
  readonly name: string;
  readonly status: 200 | 404;
  /** A path of the portal that the page leads on to (`Page.redirectUrl`). */
  readonly leadsTo?: string;
}

/** Chooses a public page by what the address says beside its path; the key is the name of the page that lives at that path. */
export type PageChoices = Readonly<Record<string, (query: URLSearchParams) => Promise<ChosenPage>>>;
