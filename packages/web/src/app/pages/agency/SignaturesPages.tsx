import type { loadFollowedPage } from "../../../features/signatures/index.ts";
import { useMe } from "../../session/useMe.ts";

/** Joins the page of requests to sign with who looks. */
export const followedPageOf =
  ({ FollowedPage }: Awaited<ReturnType<typeof loadFollowedPage>>) =>
  () => <FollowedPage personId={useMe().userId} />;
