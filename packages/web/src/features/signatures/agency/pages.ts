export { FollowedPage } from "./FollowedPage.tsx";
export { followedQueryAt } from "./followed.queries.ts";
