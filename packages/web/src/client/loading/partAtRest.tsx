import { type ComponentType, lazy, useState } from "react";
import { retryUntilFetched } from "./retryUntilFetched.ts";
import { fetchAtRest } from "./whenIdle.ts";

/** A component whose script comes after the page. */
export interface PartAtRest<Props> {
  /** Shows at once when it is fetched; else whoever shows it waits, and without network it is asked for again. */
  readonly Part: ComponentType<Props>;
  readonly isFetched: () => boolean;
  /** Fetches it, once; throws when it did not come. */
  readonly fetch: () => Promise<void>;
  /** Fetches it when the browser has nothing to do; it may not come. */
  readonly fetchAtRest: () => void;
}

/** Makes a component of what people open in a page: fetched while they read, so that it is there when they do. */
export function partAtRest<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
): PartAtRest<Props> {
  let fetched: ComponentType<Props> | null = null;
  let coming: Promise<void> | null = null;
  const fetchOnce = async () => {
    fetched = await fetchPart();
  };
  const fetch = () => {
    coming ??= fetchOnce().catch((cause: unknown) => {
      coming = null;
      throw cause;
    });
    return coming;
  };
  const Late = lazy(async () => {
    await retryUntilFetched(fetch);
    return { default: fetched as ComponentType<Props> };
  }) as ComponentType<Props>;
  function Part(props: Props) {
    // The same one as long as it is shown: another would lose what is typed.
    const [Shown] = useState(() => fetched ?? Late);
    return <Shown {...props} />;
  }
  return {
    Part,
    isFetched: () => fetched !== null,
    fetch,
    fetchAtRest: () => fetchAtRest(fetch),
  };
}
