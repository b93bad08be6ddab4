import type { loadRequestsPage } from "../../../features/requests/index.ts";
import { useMe } from "../../session/useMe.ts";

/** Joins the page of requests with who looks. */
export const requestsPageOf =
  ({ RequestsPage }: Awaited<ReturnType<typeof loadRequestsPage>>) =>
  () => <RequestsPage personId={useMe().userId} />;
