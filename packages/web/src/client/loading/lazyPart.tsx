import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { retryUntilFetched } from "./retryUntilFetched.ts";

/**
 * Makes a component whose script is fetched when it is first shown, because few people who open its page get there. Nothing
 * shows until then but what stands for it, if anything; without network it is asked for again, and `onMissing` is told of it.
 */
export function lazyPart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  onMissing?: (error: unknown) => void,
  waiting?: ReactNode,
): ComponentType<Props> {
  const Part = lazy(async () => ({
    default: await retryUntilFetched(fetchPart, onMissing),
  })) as ComponentType<Props>;
  return (props) => (
    <Suspense fallback={waiting}>
      <Part {...props} />
    </Suspense>
  );
}
