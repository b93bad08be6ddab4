import {
  Component,
  type ComponentType,
  type Context,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useSyncExternalStore,
} from "react";
import type { Route, Stage } from "./route.ts";
import type { Reached, Router, Shown } from "./router.ts";

const RouterContext = createContext<Router | null>(null);
const ShownContext = createContext<Shown | null>(null);
// Apart: what stands around a page, and asks for no more, is not drawn again with each step inside it.
const ReachedContext = createContext<Reached | null>(null);
// How many stages stand around a component.
const DepthContext = createContext(0);

interface Props {
  router: Router;
  /** Shown until the first page has come. */
  pending: ComponentType;
  /** Shown in place of all when even that fails. */
  failure: ComponentType<{ error: unknown }>;
}

/** Shows what is at the address. The page before stays, and answers, until the next one has come. */
export function RouterView({ router, pending: Pending, failure }: Props) {
  const nowShown = () => router.shown;
  const shown = useSyncExternalStore(router.onShown, nowShown, nowShown);
  useLayoutEffect(() => {
    if (shown) router.goToPlace(shown);
  }, [router, shown]);
  useEffect(() => {
    if (shown) router.arrived(shown);
  }, [router, shown]);
  useEffect(() => router.start(), [router]);
  return (
    <RouterContext value={router}>
      <ShownContext value={shown}>
        {shown ? (
          <ReachedContext value={shown.reached}>
            <Boundary shown={shown} failure={failure}>
              <Outlet />
            </Boundary>
          </ReachedContext>
        ) : (
          <Pending />
        )}
      </ShownContext>
    </RouterContext>
  );
}

/** Shows what stands inside a frame. */
export function Outlet() {
  const depth = useContext(DepthContext);
  const shown = useShown();
  const { failure } = shown;
  const at = shown.stages[depth];
  const Page = at?.Component;
  // The same element as long as it is the same page: a frame is not drawn again with each page inside it.
  const content = useMemo(() => Page && <Page />, [Page]);
  if (failure && (!at || failure.stage === at.stage)) return <failure.stage.failure error={failure.error} />;
  if (!at) return null;
  return (
    <Boundary key={thingAt(at.stage, shown.reached.params)} shown={shown} failure={at.stage.failure}>
      <DepthContext value={depth + 1}>{content}</DepthContext>
    </Boundary>
  );
}

// What a page keeps belongs to what its address names: of another person nothing stays, of another tab of theirs all.
function thingAt(
  stage: Stage & Partial<Route>,
  params: Readonly<Record<string, string>>,
): string | undefined {
  const tab = stage.page?.tabs?.[0];
  return stage.path?.replace(/\$(\w+)/g, (part, name) => (name === tab ? part : (params[name] ?? part)));
}

/** Gives the router. */
export const useRouter = (): Router => useOfRouter(RouterContext);

/** Gives what the app shows. */
export const useShown = (): Shown => useOfRouter(ShownContext);

/** Gives the page that was reached; it stays the same with each step inside that. */
export const useReached = (): Reached => useOfRouter(ReachedContext);

function useOfRouter<Value>(context: Context<Value | null>): Value {
  const value = useContext(context);
  if (!value) throw new Error("There is no router here.");
  return value;
}

interface BoundaryProps {
  shown: Shown;
  failure: ComponentType<{ error: unknown }>;
  children: ReactNode;
}

interface BoundaryState {
  readonly failed: { readonly error: unknown } | null;
  readonly shown: Shown | null;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: null, shown: null };

  // What failed is tried again with the next page, or when this one is asked for again.
  static getDerivedStateFromProps({ shown }: BoundaryProps, state: BoundaryState) {
    return state.shown === shown ? null : { failed: null, shown };
  }

  static getDerivedStateFromError(error: unknown) {
    return { failed: { error } };
  }

  override render() {
    const { children, failure: Failure } = this.props;
    const { failed } = this.state;
    return failed ? <Failure error={failed.error} /> : children;
  }
}
