import { type ComponentType, lazy, Suspense } from "react";
import { retryUntilFetched } from "./retryUntilFetched.ts";

/**
 * Makes a component whose script is fetched when it is first shown, because few people who open its page get there. Nothing
 * shows until then; without network it is asked for again.
 */
export function lazyPart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await retryUntilFetched(fetchPart) })) as ComponentType<Props>;
  return (props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}
