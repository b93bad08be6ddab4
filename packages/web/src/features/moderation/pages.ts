export { ModerationPage } from "./ModerationPage.tsx";
export { nextQuery, queueAt, queueWords } from "./moderation.queries.ts";
