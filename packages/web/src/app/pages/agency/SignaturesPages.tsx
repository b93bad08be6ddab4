import type { loadSigning } from "../../../features/signatures/index.ts";
import { useMe } from "../../session/useMe.ts";

/** Joins the page of requests to sign with who looks. */
export const followedPageOf =
  ({ FollowedPage }: Awaited<ReturnType<Awaited<ReturnType<typeof loadSigning>>["loadFollowed"]>>) =>
  () => <FollowedPage personId={useMe().userId} />;
