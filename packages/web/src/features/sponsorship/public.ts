export { refusalTitle } from "./refusal/title.texts.ts";

/** Fetches the pages by which a stranger refuses invitations. */
export const loadRefusalPage = async () => (await import("./refusal/RefusalPage.tsx")).RefusalPage;
