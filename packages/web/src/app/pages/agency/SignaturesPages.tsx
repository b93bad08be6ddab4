import type { loadFollowed } from "../../../features/signatures/index.ts";
import { useMe } from "../../session/useMe.ts";

/** Joins the page of requests to sign with who looks. */
export const followedPageOf =
  ({ FollowedPage }: Awaited<ReturnType<typeof loadFollowed>>) =>
  () => <FollowedPage personId={useMe().userId} />;
