export { unsubscribeTitle } from "./unsubscribe/title.texts.ts";

/** Fetches the page to which the link of a letter leads. */
export const loadUnsubscribePage = async () =>
  (await import("./unsubscribe/UnsubscribePage.tsx")).UnsubscribePage;
