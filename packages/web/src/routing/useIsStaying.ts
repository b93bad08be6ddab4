import { useReached, useRouter } from "./router/RouterView.tsx";

/**
 * Gives what tells whether the person has asked for no other page since: what a page does a moment after the last key must not
 * bring back somebody who has followed a link meanwhile.
 */
export function useIsStaying(): () => boolean {
  const router = useRouter();
  const { pathname } = useReached();
  return () => router.latest.pathname === pathname;
}
